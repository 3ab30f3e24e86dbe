// The browsers in which one is signed in, each of which can be signed out from here.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { accountLines } from '../../../words/web/account.ts';
import { ago } from '../../app/ago.ts';
import { useLang, useLines } from '../../app/lang.ts';
import { Badge } from '../../design/Badge.tsx';
import { Card } from '../../design/Card.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { Skeleton } from '../../design/Skeleton.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';

export function SessionsCard() {
  const l = useLines(accountLines).sessions;
  const { loading } = useLines(accountLines);
  const lang = useLang();
  const client = useQueryClient();
  const list = useQuery({ queryKey: ['sessions'], queryFn: async () => (await api.sessions()).sessions });
  const end = useMutation({
    mutationFn: api.endSession,
    onSuccess: () => toast(l.signedOut, 'good'),
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  });
  const problem = end.error ?? list.error;
  return (
    <Card title={l.title}>
      <div className={style.form}>
        <p className={style.text}>{l.text}</p>
        {list.isPending && <Skeleton label={loading} lines={2} />}
        {list.data && (
          <ul className={style.list}>
            {list.data.map((session) => (
              <li key={session.id}>
                <span className={style.grow}>
                  {session.agent || l.unknown} {session.current && <Badge kind="go">{l.here}</Badge>}
                  {!session.current && <small>{l.seen(ago(session.seenAt, Date.now(), lang))}</small>}
                </span>
                {!session.current && (
                  <IconButton label={l.signOut(session.agent || l.unknown)} onClick={() => end.mutate(session.id)}>
                    <LogOut aria-hidden />
                  </IconButton>
                )}
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <p className={style.error} role="alert">
            {problemText(problem)}
          </p>
        )}
      </div>
    </Card>
  );
}
