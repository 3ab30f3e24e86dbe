// A table opened for watching begins at its first move, on the log, and hides its end: its address says so.
import { useEffect } from 'react';
import type { Timeline } from '../../match/timeline.ts';
import { narrowTable } from './layout/narrowTable.ts';
import type { Play } from './Play.ts';
import type { Sight } from './sight.ts';
import { useTable } from './useTable.ts';

export const WATCH = '#watch';

/**
 * The initial view, set before anything is painted so that nobody sees the end by chance. On a phone a panel would
 * cover the board.
 */
export const watched = (): Partial<Sight> =>
  location.hash === WATCH ? { seq: 0, hidesEnd: true, panel: matchMedia(narrowTable).matches ? null : 'log' } : {};

/** The part of the game that may be told: of a watched one, up to the shown moment. */
export const toldOf = ({ timeline, moment, hidesEnd }: Pick<Play, 'timeline' | 'moment' | 'hidesEnd'>): Timeline =>
  hidesEnd ? { ...timeline, line: timeline.line.filter(({ seq }) => seq <= moment.seq) } : timeline;

export function useWatch(): void {
  const { sight, seq, panel, hidesEnd } = useTable();
  useEffect(() => {
    // reopened, the table is as usual
    if (location.hash === WATCH) history.replaceState(history.state, '', location.pathname);
  }, []);
  const isAtEnd = seq === null;
  const isAskedFor = panel === 'result';
  useEffect(() => {
    if (!hidesEnd || !(isAtEnd || isAskedFor)) return;
    // after the last move the log makes way for the result
    sight.setState({ hidesEnd: false, ...(isAtEnd && panel === 'log' && { panel: null }) });
  }, [hidesEnd, panel, isAtEnd, isAskedFor, sight]);
}
