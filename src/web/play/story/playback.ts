// Moments played one after the other on the board, until somebody stops it or looks elsewhere.
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';

/** How long a moment is shown, in milliseconds. */
const BEAT = 700;

interface Playback {
  /** The moments to come; null when nothing is played. The last one is left for now. */
  readonly queue: readonly number[] | null;
  start(queue: readonly number[]): void;
  stop(): void;
}

export const usePlayback = create<Playback>((set) => ({
  queue: null,
  start: (queue) => set({ queue }),
  stop: () => set({ queue: null }),
}));

/** Belongs once on a table. */
export function useBeat(): void {
  const { queue, start, stop } = usePlayback();
  const { seq: shown } = useTable();
  const { lookAt } = useHand();
  /** What the player itself has shown: anything else means that somebody looks elsewhere. */
  const expected = useRef<number | null | undefined>(undefined);
  useEffect(() => {
    if (queue === null) {
      expected.current = undefined;
      return;
    }
    const step = () => {
      const [seq, ...rest] = queue;
      expected.current = seq ?? null;
      lookAt(seq ?? null);
      if (seq === undefined) stop();
      else start(rest);
    };
    // the first moment is shown at once
    const timer = setTimeout(step, expected.current === undefined ? 0 : BEAT);
    return () => clearTimeout(timer);
  }, [queue, start, stop, lookAt]);
  useEffect(() => {
    if (expected.current !== undefined && shown !== expected.current) stop();
  }, [shown, stop]);
  useEffect(() => stop, [stop]);
}
