// A way back for somebody who has forgotten the password: a link by mail, or whoever runs the server.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountLines } from '../../../i18n/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';

export function ForgottenForm({ mail }: { readonly mail: boolean }) {
  const { forgotten: l, magic } = useLines(accountLines);
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => api.forgotPassword(email.trim()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  if (!mail) return <p className={style.text}>{l.noMail}</p>;
  return (
    <form className={style.form} onSubmit={submit}>
      <p className={style.text}>{l.text}</p>
      <TextField
        label={magic.email}
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="email"
        required
        error={ask.isError ? problemText(ask.error) : null}
      />
      <Button type="submit" busy={ask.isPending}>
        {l.submit}
      </Button>
      <p className={style.done} role="status">
        {ask.isSuccess && l.sent}
      </p>
    </form>
  );
}
