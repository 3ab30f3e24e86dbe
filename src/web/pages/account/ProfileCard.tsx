// The name at the table and, with an account, the e-mail address.
import { type FormEvent, useState } from 'react';
import type { Me, Person } from '../../../api/people.ts';
import { accountLines } from '../../../i18n/web/account.ts';
import { shellLines } from '../../../i18n/web/shell.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Card } from '../../design/Card.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { useChangeMe } from './useChangeMe.ts';

export function ProfileCard({ me, person }: { readonly me: Me; readonly person: Person }) {
  const l = useLines(accountLines).profile;
  const shell = useLines(shellLines);
  const lang = useLang();
  const [name, setName] = useState(person.name);
  const [email, setEmail] = useState(person.email ?? '');
  const mayMail = me.mail && person.kind === 'account';
  const save = useChangeMe(
    () =>
      api.changeMe({
        name: name.trim(),
        lang,
        ...(mayMail && email.trim() !== (person.email ?? '') && { email: email.trim() || null }),
      }),
    () => toast(shell.saved, 'good'),
  );
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
        {save.isError && (
          <p className={style.error} role="alert">
            {problemText(save.error)}
          </p>
        )}
        <Button type="submit" busy={save.isPending}>
          {shell.save}
        </Button>
      </form>
    </Card>
  );
}
