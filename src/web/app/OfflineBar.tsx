// Says once, under the header, that there is no network.
import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { shellLines } from '../../i18n/web/shell.ts';
import style from './Bar.module.css';
import { useLines } from './lang.ts';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

export function OfflineBar() {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
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
