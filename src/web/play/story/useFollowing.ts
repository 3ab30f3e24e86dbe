// Keeps the board behind the game as the reader prefers: others' moves are played one after the other, or on request.
import { useEffect, useRef } from 'react';
import { useHand } from '../decision/useHand.ts';
import { useTable, useTableStore } from '../useTable.ts';
import { newMoments } from './behind.ts';
import { usePace } from './pace.ts';
import { usePassing } from './passing.ts';
import { usePlayback } from './playback.ts';

/** Use once per table. */
export function useFollowing(): void {
  const { timeline, table } = useTable();
  const store = useTableStore();
  const { lookAt } = useHand();
  const pace = usePace((choice) => choice.pace);
  const known = useRef(timeline.line);
  useEffect(() => {
    const fresh = newMoments(known.current, timeline.line, table.yours).map(({ seq }) => seq);
    known.current = timeline.line;
    if (pace === 'once' || fresh.length === 0) return;
    const { queue, start } = usePlayback.getState();
    if (pace === 'second' && queue) start([...queue, ...fresh]);
    else if (!store.getState().isNow || usePassing.getState().seq !== null) return;
    else if (pace === 'second' && fresh.length > 1) start(fresh.slice(0, -1));
    else if (pace === 'steps') lookAt(timeline.line.at(-1 - fresh.length)!.seq);
  }, [timeline.line, table.yours, pace, store, lookAt]);
}
