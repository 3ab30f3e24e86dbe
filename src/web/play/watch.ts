// A table that is opened to be watched begins at its first move, on the log, and keeps to itself how it ends: its address says so.
import { useEffect } from 'react';
import { narrowTable } from './narrowTable.ts';
import type { Play } from './Play.ts';
import type { Sight } from './sight.ts';

export const WATCH = '#watch';

/** What is looked at first, before anything is painted: nobody sees the end by chance. On a phone a panel would cover the board. */
export const watched = (): Partial<Sight> =>
  location.hash === WATCH ? { seq: 0, hidesEnd: true, panel: matchMedia(narrowTable).matches ? null : 'log' } : {};

export function useWatch({ sight, look }: Pick<Play, 'sight' | 'look'>): void {
  useEffect(() => {
    // opened again, the table is as usual
    if (location.hash === WATCH) history.replaceState(history.state, '', location.pathname);
  }, []);
  const isAtEnd = look.seq === null;
  const isAskedFor = look.panel === 'result';
  useEffect(() => {
    if (!look.hidesEnd || !(isAtEnd || isAskedFor)) return;
    // after the last move the log makes way for the result
    sight.setState({ hidesEnd: false, ...(isAtEnd && look.panel === 'log' && { panel: null }) });
  }, [look, isAtEnd, isAskedFor, sight]);
}
