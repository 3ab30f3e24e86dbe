// A new password for a person who lost theirs: shown once, to be passed on.
import type { HostPerson } from '../../../api/host.ts';
import { hostLines } from '../../../words/web/host.ts';
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { problemText } from '../../net/ApiProblem.ts';
import { hostApi } from '../../net/hostApi.ts';
import form from '../account/Form.module.css';
import { Secret } from '../account/Secret.tsx';
import { useHostChange } from './useHostChange.ts';

export function PasswordDialog({ person, onClose }: { readonly person: HostPerson; readonly onClose: () => void }) {
  const l = useLines(hostLines).password;
  const shell = useLines(shellLines);
  const make = useHostChange(() => hostApi.newPassword(person.id));
  return (
    <Dialog
      open
      onClose={onClose}
      title={l.title(person.name)}
      foot={
        make.data ? (
          <Button onClick={onClose}>{shell.close}</Button>
        ) : (
          <>
            <Button onClick={onClose} data-autofocus>
              {shell.cancel}
            </Button>
            <Button kind="primary" busy={make.isPending} onClick={() => make.mutate()}>
              {l.make}
            </Button>
          </>
        )
      }
    >
      <div className={form.form}>
        <p>{l.text}</p>
        {make.data && <Secret label={l.secret} secret={make.data.password} hint={l.once} />}
        {make.isError && (
          <p className={form.error} role="alert">
            {problemText(make.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
