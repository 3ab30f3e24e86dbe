// Tell me when I must decide: in this browser, and by mail.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me, Person } from '../../../api/people.ts';
import { accountLines } from '../../../words/web/account.ts';
import { useLines } from '../../app/lang.ts';
import { Card } from '../../design/Card.tsx';
import { Switch } from '../../design/Switch.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { api } from '../../net/api.ts';
import style from './Form.module.css';
import { pushState, subscribePush, unsubscribePush } from './push.ts';
import { useChangeMe } from './useChangeMe.ts';

export function NotifyCard({ me, person }: { readonly me: Me; readonly person: Person }) {
  const l = useLines(accountLines).notify;
  const client = useQueryClient();
  const push = useQuery({ queryKey: ['push'], queryFn: pushState });
  const setPush = useMutation({
    mutationFn: (on: boolean) => (on ? subscribePush(me.pushKey) : unsubscribePush()),
    onSuccess: (state) => client.setQueryData(['push'], state),
    onError: () => toast(l.pushFailed, 'bad'),
  });
  const setMail = useChangeMe((mailMe: boolean) => api.changeMe({ mailMe }));
  const state = push.data ?? 'off';
  const why = state === 'denied' ? l.pushDenied : state === 'unsupported' ? l.pushUnsupported : l.pushHint;
  return (
    <Card title={l.title}>
      <p className={style.text}>{l.text}</p>
      <Switch
        label={l.push}
        hint={why}
        checked={state === 'on'}
        disabled={state === 'unsupported' || state === 'denied' || setPush.isPending}
        onChange={(on) => setPush.mutate(on)}
      />
      {me.mail && person.kind === 'account' && (
        <Switch
          label={l.mail}
          hint={person.email ? l.mailHint : l.mailNeedsAddress}
          checked={person.mailMe}
          disabled={!person.email || setMail.isPending}
          onChange={(on) => setMail.mutate(on)}
        />
      )}
      {setMail.isError && <p className={style.error}>{problemText(setMail.error)}</p>}
    </Card>
  );
}
