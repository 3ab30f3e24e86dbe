// Opens a link from a mail after a forgotten password, and asks for a new one.
import { type FormEvent, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { accountLines } from '../../words/web/account.ts';
import { useLines } from '../app/lang.ts';
import { usePage } from '../app/page.ts';
import { Button, ButtonLink } from '../design/Button.tsx';
import { TextField } from '../design/TextField.tsx';
import { isProblem, problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import form from './account/Form.module.css';
import { useChangeMe } from './account/useChangeMe.ts';
import style from './NotFoundPage.module.css';

export function ResetPage() {
  const { forgotten: l, magic, password } = useLines(accountLines);
  usePage(l.title);
  const [token] = useState(new URLSearchParams(useSearch()).get('token'));
  const [next, setNext] = useState('');
  const reset = useChangeMe(() => api.resetPassword(token!, next));
  // Anybody who reads the link can use it: keep it out of the address and the history.
  useEffect(() => history.replaceState(null, '', '/reset'), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reset.mutate();
  };
  const failed = isProblem(reset.error, 'badLink') ? magic.failed : reset.isError ? problemText(reset.error) : null;
  return (
    <div className={style.page}>
      <h1>{l.title}</h1>
      {reset.isSuccess ? (
        <p role="status">{l.done}</p>
      ) : token ? (
        <form className={form.form} onSubmit={submit}>
          <TextField
            label={l.next}
            type="password"
            value={next}
            onChange={setNext}
            autoComplete="new-password"
            minLength={8}
            maxLength={200}
            required
            hint={password.tooShort}
            error={failed}
          />
          <p className={form.text}>{password.ends}</p>
          <Button type="submit" kind="primary" busy={reset.isPending}>
            {l.save}
          </Button>
        </form>
      ) : (
        <p>{magic.missing}</p>
      )}
      {(reset.isSuccess || reset.isError || !token) && (
        <ButtonLink href={reset.isSuccess ? '/' : '/account'}>{l.home}</ButtonLink>
      )}
    </div>
  );
}
