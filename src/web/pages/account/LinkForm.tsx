// Sends a link to an address; nobody learns if the address is known.
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { TextField } from '../../design/TextField.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import style from './Form.module.css';

interface LinkFormProps {
  readonly words: { readonly text: string; readonly submit: string; readonly sent: string };
  readonly send: (email: string) => Promise<unknown>;
}

export function LinkForm({ words, send }: LinkFormProps) {
  const { magic } = useLines(accountLines);
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => send(email.trim()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  return (
    <form className={style.form} onSubmit={submit}>
      <p className={style.text}>{words.text}</p>
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
        {words.submit}
      </Button>
      <p className={style.done} role="status">
        {ask.isSuccess && words.sent}
      </p>
    </form>
  );
}
