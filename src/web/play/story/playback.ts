// Plays moments one after the other on the board, until somebody stops it or looks elsewhere.
import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useHand } from '../decision/useHand.ts';
import { useTable } from '../useTable.ts';

/** Milliseconds for which a moment is shown. */
const BEAT = 700;

interface Playback {
  /** The moments to come; null when nothing is played. After the last one the present is shown. */
  readonly queue: readonly number[] | null;
  start(queue: readonly number[]): void;
  stop(): void;
}

export const usePlayback = create<Playback>((set) => ({
  queue: null,
  start: (queue) => set({ queue }),
  stop: () => set({ queue: null }),
}));

/** Use once per table. */
export function useBeat(): void {
  const { queue, start, stop } = usePlayback();
  const { seq: shown } = useTable();
  const { lookAt } = useHand();
  /** The entry shown by the player itself: any other means that the reader looks elsewhere. */
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
