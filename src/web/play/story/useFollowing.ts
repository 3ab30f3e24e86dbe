// The board stays behind the game as the reader likes: moves of others are played one after the other, or wait to be asked for.
import { useEffect, useRef } from 'react';
import { usePlay } from '../Play.ts';
import { useHand } from '../useHand.ts';
import { newMoments } from './behind.ts';
import { usePace } from './pace.ts';
import { usePassing } from './passing.ts';
import { usePlayback } from './playback.ts';

/** Belongs once on a table. */
export function useFollowing(): void {
  const { timeline, table, isNow } = usePlay();
  const hand = useHand();
  const pace = usePace((choice) => choice.pace);
  const { queue, start } = usePlayback();
  const known = useRef(timeline.line);
  const latest = useRef({ hand, isNow, queue });
  latest.current = { hand, isNow, queue };
  useEffect(() => {
    const fresh = newMoments(known.current, timeline.line, table.yours).map(({ seq }) => seq);
    known.current = timeline.line;
    if (pace === 'once' || fresh.length === 0) return;
    const { hand: now, isNow: present, queue: playing } = latest.current;
    if (pace === 'second' && playing) start([...playing, ...fresh]);
    else if (!present || usePassing.getState().seq !== null) return;
    else if (pace === 'second' && fresh.length > 1) start(fresh.slice(0, -1));
    else if (pace === 'steps') now.lookAt(timeline.line.at(-1 - fresh.length)!.seq);
  }, [timeline.line, table.yours, pace, start]);
}
