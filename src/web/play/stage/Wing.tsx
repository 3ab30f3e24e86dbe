// One of the two pictures of the stage. In the past of a game it stays behind the other one as it was last seen: a board
// that is made anew after every stock round would hold up the hand that drags through it.
import { type ReactNode, useRef } from 'react';
import { still } from '../derived.ts';
import type { TableStore } from '../Play.ts';
import { SeenProvider, useTable, useTableStore } from '../useTable.ts';
import style from './Stage.module.css';

interface Props {
  readonly isShown: boolean;
  /** Something lies over it. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

export function Wing({ isShown, inert, children }: Props) {
  const store = useTableStore();
  const { isNow } = useTable();
  const seen = useRef<TableStore | null>(null);
  if (isShown) seen.current = still(store.getState());
  else if (isNow) seen.current = null;
  if (!seen.current) return null;
  return (
    <SeenProvider value={isShown ? store : seen.current}>
      <div className={style.wing} data-away={!isShown || undefined} inert={inert}>
        {children}
      </div>
    </SeenProvider>
  );
}
