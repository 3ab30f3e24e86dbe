// Name and password of an account.
import { type FormEvent, useState } from 'react';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { LinkForm } from './LinkForm.tsx';
import { useChangeMe } from './useChangeMe.ts';

export function SignInCard({ guest, mail }: { readonly guest: boolean; readonly mail: boolean }) {
  const { signIn: l, forgotten } = useLines(accountLines);
  const [isForgotten, setForgotten] = useState(false);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const signIn = useChangeMe(() => api.signIn(name.trim(), password));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate();
  };
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        {guest && <p className={style.text}>{l.keepsGames}</p>}
        <TextField label={l.name} value={name} onChange={setName} autoComplete="username" maxLength={30} required />
        <TextField
          label={l.password}
          type="password"
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          required
          error={signIn.isError ? problemText(signIn.error) : null}
        />
        <Button type="submit" kind={guest ? 'plain' : 'primary'} busy={signIn.isPending}>
          {l.submit}
        </Button>
      </form>
      <Button
        kind="quiet"
        size="small"
        className={style.link}
        aria-expanded={isForgotten}
        onClick={() => setForgotten(!isForgotten)}
      >
        {forgotten.open}
      </Button>
      {isForgotten && mail && <LinkForm words={forgotten} send={api.forgotPassword} />}
      {isForgotten && !mail && <p className={style.text}>{forgotten.noMail}</p>}
    </Card>
  );
}
