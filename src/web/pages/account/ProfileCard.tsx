// The name at the table and, with an account, the e-mail address.
import { type FormEvent, useState } from 'react';
import type { Me, Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { useChangeMe } from './useChangeMe.ts';

export function ProfileCard({ me, person }: { readonly me: Me; readonly person: Person }) {
  const {
    profile: l,
    password: { wrong },
  } = useLines(accountLines);
  const shell = useLines(shellLines);
  const lang = useLang();
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.email ?? '');
  const [password, setPassword] = useState('');
  const mayMail = me.mail && person.kind === 'account';
  const isNewAddress = mayMail && email.trim() !== (person.email ?? '');
  const asksPassword = isNewAddress && person.hasPassword;
  const save = useChangeMe(
    () =>
      api.changeMe({
        name: name.trim(),
        lang,
        ...(isNewAddress && { email: email.trim() || null }),
        ...(asksPassword && { password }),
      }),
    () => {
      setPassword('');
      toast(shell.saved, 'good');
    },
  );
  const isWrong = isProblem(save.error, 'wrongPassword');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        <TextField
          label={l.name}
          hint={l.nameHint}
          value={name}
          onChange={setName}
          autoComplete="nickname"
          maxLength={30}
          required
        />
        {mayMail && (
          <TextField
            label={l.email}
            hint={me.confirming ? l.confirming(me.confirming) : undefined}
            type="email"
            value={email}
            placeholder={l.emailNone}
            onChange={setEmail}
            autoComplete="email"
          />
        )}
        {asksPassword && (
          <TextField
            label={l.password}
            hint={l.passwordHint}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            required
            error={isWrong ? wrong : null}
          />
        )}
        {save.isError && !isWrong && (
          <p className={style.error} role="alert">
            {problemText(save.error)}
          </p>
        )}
        <SignInAgain error={save.error} person={person} />
        <Button type="submit" busy={save.isPending}>
          {shell.save}
        </Button>
      </form>
    </Card>
  );
}
