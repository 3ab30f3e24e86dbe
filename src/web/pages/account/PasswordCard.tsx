// Sets a new password, which signs other devices out.
import { type FormEvent, useState } from 'react';
import type { Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { useChangeMe } from './useChangeMe.ts';

export function PasswordCard({ person }: { readonly person: Person }) {
  const l = useLines(accountLines).password;
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useChangeMe(
    () => api.changePassword(next, person.hasPassword ? current : undefined),
    () => {
      setCurrent('');
      setNext('');
      toast(l.changed, 'good');
    },
  );
  const wrongNow = isProblem(change.error, 'wrongPassword');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate();
  };
  return (
    <Card title={l.title}>
      <form className={style.form} onSubmit={submit}>
        <input type="text" name="username" value={person.name} autoComplete="username" readOnly hidden />
        {person.hasPassword ? (
          <TextField
            label={l.current}
            type="password"
            value={current}
            onChange={setCurrent}
            autoComplete="current-password"
            required
            error={wrongNow ? l.wrong : null}
          />
        ) : (
          <p className={style.text}>{l.first}</p>
        )}
        <TextField
          label={l.next}
          type="password"
          value={next}
          onChange={setNext}
          autoComplete="new-password"
          minLength={8}
          maxLength={200}
          required
          hint={l.tooShort}
          error={change.isError && !wrongNow ? problemText(change.error) : null}
        />
        <SignInAgain error={change.error} person={person} />
        <p className={style.text}>{l.ends}</p>
        <Button type="submit" busy={change.isPending}>
          {l.submit}
        </Button>
      </form>
    </Card>
  );
}
