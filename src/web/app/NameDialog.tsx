// Asks for a name at the table, which is all a guest needs to play.
import { useMutation } from '@tanstack/react-query';
import { Dices } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { shellLines } from '../../words/web/shell.ts';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { TextField } from '../design/TextField.tsx';
import { problemText } from '../net/ApiProblem.ts';
import { api } from '../net/api.ts';
import { takeMe } from '../net/queries.ts';
import { answerName, useNameQuestion } from './ensurePerson.ts';
import { newSuggestion, rememberName, suggestion } from './guestName.ts';
import { useLang, useLines } from './lang.ts';
import style from './NameDialog.module.css';

export function NameDialog() {
  return useNameQuestion((s) => s.asking) ? <NameQuestion /> : null;
}

function NameQuestion() {
  const l = useLines(shellLines);
  const lang = useLang();
  const [name, setName] = useState(suggestion);
  const [touched, setTouched] = useState(false);
  const guest = useMutation({
    mutationFn: () => api.guest(name.trim(), lang),
    onSuccess(me) {
      rememberName(name.trim());
      takeMe(me);
      answerName(me.person);
    },
  });
  const wrong = name.trim() === '' ? l.name.empty : name.trim().length > 30 ? l.name.tooLong : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (!wrong) guest.mutate();
  };
  return (
    <Dialog open onClose={() => answerName(null)} title={l.name.title}>
      <form className={style.form} onSubmit={submit}>
        <p>{l.name.text}</p>
        <TextField
          label={l.name.label}
          value={name}
          onChange={setName}
          error={touched && wrong ? wrong : guest.isError ? problemText(guest.error) : null}
          autoComplete="nickname"
          data-autofocus
          onFocus={(event) => event.target.select()}
        />
        <div className={style.foot}>
          <Button kind="quiet" size="small" icon={<Dices aria-hidden />} onClick={() => setName(newSuggestion())}>
            {l.name.another}
          </Button>
          <Button kind="primary" type="submit" busy={guest.isPending}>
            {l.name.go}
          </Button>
        </div>
        <p className={style.account}>
          <Link href="/account" onClick={() => answerName(null)}>
            {l.name.haveAccount}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
