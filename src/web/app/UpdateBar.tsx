// Offers a newer version of the app: it takes over on request, never in the middle of a move.
import { RefreshCw } from 'lucide-react';
import { create } from 'zustand';
import { shellLines } from '../../words/web/shell.ts';
import style from './Bar.module.css';
import { useLines } from './lang.ts';

interface UpdateStore {
  readonly takeOver: (() => void) | null;
}

const useUpdate = create<UpdateStore>(() => ({ takeOver: null }));

export const offerUpdate = (takeOver: () => void): void => useUpdate.setState({ takeOver });

export function UpdateBar() {
  const l = useLines(shellLines);
  const takeOver = useUpdate((s) => s.takeOver);
  return (
    <div role="status">
      {takeOver && (
        <p className={style.bar}>
          <RefreshCw aria-hidden /> {l.updateReady}
          <button type="button" onClick={takeOver}>
            {l.update}
          </button>
        </p>
      )}
    </div>
  );
}
