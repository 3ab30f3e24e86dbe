// The last question before a person or a table is suspended or deleted.
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { toast } from '../../design/toasts.ts';
import { problemText } from '../../net/ApiProblem.ts';
import form from '../account/Form.module.css';
import { useHostChange } from './useHostChange.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly confirm: string;
  /** Shown after it is done. */
  readonly done: string;
  readonly ask: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmDialog({ title, text, confirm, done, ask, onClose }: Props) {
  const shell = useLines(shellLines);
  const change = useHostChange(ask, () => {
    onClose();
    toast(done, 'good');
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button onClick={onClose} data-autofocus>
            {shell.cancel}
          </Button>
          <Button kind="danger" busy={change.isPending} onClick={() => change.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <p>{text}</p>
        {change.isError && (
          <p className={form.error} role="alert">
            {problemText(change.error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
