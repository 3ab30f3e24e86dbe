// The list of keys over any page, which goes on under it.
import { shellLines } from '../../../words/web/shell.ts';
import { useLines } from '../../app/lang.ts';
import { useOverlay } from '../../app/overlay.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { KeyList } from './KeyList.tsx';
import style from './keys.module.css';

export function KeysDialog() {
  const l = useLines(shellLines).keys;
  const show = useOverlay((overlay) => overlay.show);
  return (
    <Dialog open onClose={() => show(null)} title={l.title} className={style.dialog ?? ''}>
      <KeyList />
    </Dialog>
  );
}
