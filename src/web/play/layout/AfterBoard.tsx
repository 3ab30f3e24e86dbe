// Renders everything beside the board after it, and behind it while the reader goes quickly through the game.
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { derived } from '../derived.ts';
import { lookedAt } from '../Play.ts';
import { TableProvider, useTable, useTableStore } from '../useTable.ts';
import { useIsPainted } from './usePainted.ts';

export function AfterBoard({ children }: { readonly children: ReactNode }) {
  const store = useTableStore();
  const { seq, isNow } = useTable();
  const followed = useDeferredValue(seq);
  // in the present every click is answered at once
  const at = isNow ? null : followed;
  const isPainted = useIsPainted();
  const after = useMemo(
    () => derived([store], (play) => (play.seq === at ? play : lookedAt({ ...play, seq: at, place: null }))),
    [store, at],
  );
  return isPainted ? <TableProvider value={after}>{children}</TableProvider> : null;
}

/** Renders children a little later when a table opens: all at once would hold up the page. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
