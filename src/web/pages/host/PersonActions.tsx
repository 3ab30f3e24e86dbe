// The host's actions on another person.
import { useState } from 'react';
import type { HostPerson } from '../../../api/host.ts';
import { hostLines } from '../../../words/web/host.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import { hostApi } from '../../net/hostApi.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import style from './Host.module.css';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useHostChange } from './useHostChange.ts';

export function PersonActions({ person }: { readonly person: HostPerson }) {
  const l = useLines(hostLines);
  const [asking, setAsking] = useState<'suspend' | 'password' | 'erase' | null>(null);
  const close = () => setAsking(null);
  const { id, name } = person;
  const admit = useHostChange(
    () => hostApi.suspend(id, false),
    () => toast(l.admit.done(name), 'good'),
  );
  const letIn = () => admit.mutate(undefined, { onError: (error) => toast(problemText(error), 'bad') });
  return (
    <fieldset className={style.actions}>
      <legend className="hidden">{l.people.actions(name)}</legend>
      {person.suspended ? (
        <Button size="small" busy={admit.isPending} onClick={letIn}>
          {l.admit.act}
        </Button>
      ) : (
        <Button size="small" onClick={() => setAsking('suspend')}>
          {l.suspend.act}
        </Button>
      )}
      {person.kind === 'account' && (
        <Button size="small" onClick={() => setAsking('password')}>
          {l.password.act}
        </Button>
      )}
      <Button size="small" kind="danger" onClick={() => setAsking('erase')}>
        {l.erase.act}
      </Button>
      {asking === 'suspend' && (
        <ConfirmDialog
          title={l.suspend.title(name)}
          text={l.suspend.text}
          confirm={l.suspend.act}
          done={l.suspend.done(name)}
          ask={() => hostApi.suspend(id, true)}
          onClose={close}
        />
      )}
      {asking === 'password' && <PasswordDialog person={person} onClose={close} />}
      {asking === 'erase' && (
        <ConfirmDialog
          title={l.erase.title(name)}
          text={l.erase.text}
          confirm={l.erase.confirm}
          done={l.erase.done(name)}
          ask={() => hostApi.erase(id)}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
