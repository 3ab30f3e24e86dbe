// The last question before an account is deleted.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { TextField } from '../../design/TextField.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import { takeMe } from '../../net/queries.ts';
import style from './Form.module.css';
import { SignInAgain } from './SignInAgain.tsx';

export function DeleteDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const l = useLines(accountLines).data;
  const shell = useLines(shellLines);
  const [, navigate] = useLocation();
  const [password, setPassword] = useState('');
  const erase = useMutation({
    mutationFn: () => api.deleteMe(person.hasPassword ? password : undefined),
    onSuccess(me) {
      onClose();
      takeMe(me);
      toast(l.deleted);
      navigate('/');
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={l.deleteTitle}
      foot={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button
            kind="danger"
            busy={erase.isPending}
            disabled={person.hasPassword && password === ''}
            onClick={() => erase.mutate()}
          >
            {l.deleteConfirm}
          </Button>
        </>
      }
    >
      <div className={style.form}>
        <p>{person.kind === 'guest' ? l.deleteGuest : l.deleteText}</p>
        {person.hasPassword && (
          <TextField
            label={l.deletePassword}
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            data-autofocus
          />
        )}
        {erase.isError && (
          <p className={style.error} role="alert">
            {problemText(erase.error)}
          </p>
        )}
        <SignInAgain error={erase.error} person={person} />
      </div>
    </Dialog>
  );
}
