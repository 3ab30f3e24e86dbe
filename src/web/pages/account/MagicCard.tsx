// A link by mail in place of a password.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountLines } from '../../../i18n/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';

export function MagicCard() {
  const l = useLines(accountLines).magic;
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => api.askMagicLink(email.trim()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        <p className={style.text}>{l.text}</p>
        <TextField
          label={l.email}
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
    </Card>
  );
}
