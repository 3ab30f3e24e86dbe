// A new account; it takes over the games of the guest who makes it.
import { type FormEvent, useState } from 'react';
import { accountLines } from '../../../words/web/account.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { useChangeMe } from './useChangeMe.ts';

/** `guest`: the name of the guest who becomes an account. */
export function CreateAccountCard({ guest, mail }: { readonly guest: string | null; readonly mail: boolean }) {
  const l = useLines(accountLines).create;
  const lang = useLang();
  const [name, setName] = useState(guest ?? '');
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState('');
  const make = useChangeMe(
    () => api.makeAccount({ name: name.trim(), password, lang, ...(email.trim() && { email: email.trim() }) }),
    () => toast(l.made, 'good'),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate();
  };
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        <p className={style.text}>{guest ? l.textGuest : l.text}</p>
        <TextField label={l.name} value={name} onChange={setName} autoComplete="username" maxLength={30} required />
        <TextField
          label={l.password}
          hint={l.passwordHint}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          required
        />
        {mail && (
          <TextField
            label={l.email}
            hint={l.emailHint}
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="email"
          />
        )}
        {make.isError && (
          <p className={style.error} role="alert">
            {problemText(make.error)}
          </p>
        )}
        <Button type="submit" kind={guest ? 'primary' : 'plain'} busy={make.isPending}>
          {l.submit}
        </Button>
      </form>
    </Card>
  );
}
