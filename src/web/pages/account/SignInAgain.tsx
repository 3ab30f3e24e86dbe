// Sends the owner of an account without a password another link, to prove the ownership.
import { useMutation } from '@tanstack/react-query';
import type { Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { isProblem, problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';

/** Renders nothing unless the server asked for it. */
export function SignInAgain({ error, person }: { readonly error: unknown; readonly person: Person }) {
  const l = useLines(accountLines).again;
  const { email } = person;
  const send = useMutation({ mutationFn: () => api.askMagicLink(email!) });
  if (!isProblem(error, 'signInAgain') || email === null) return null;
  return (
    <p role="status">
      {send.isSuccess ? (
        <span className={style.done}>{l.sent(email)}</span>
      ) : (
        <Button size="small" busy={send.isPending} onClick={() => send.mutate()}>
          {l.send(email)}
        </Button>
      )}
      {send.isError && <span className={style.error}>{problemText(send.error)}</span>}
    </p>
  );
}
