// Says once, under the header, that there is no network.
import { CloudOff } from 'lucide-react';
import { shellLines } from '../../words/web/shell.ts';
import style from './Bar.module.css';
import { useLines } from './lang.ts';
import { useOnline } from './useOnline.ts';

export function OfflineBar() {
  const online = useOnline();
  const l = useLines(shellLines);
  return (
    <div role="status">
      {!online && (
        <p className={style.bar}>
          <CloudOff aria-hidden /> {l.offline}
        </p>
      )}
    </div>
  );
}
