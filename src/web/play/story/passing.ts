// The moments that pass by under a dragging hand: at most one per frame and always the newest. They have their own
// store, so that only the main view follows them; the rest of the table waits until the hand rests.
import { create } from 'zustand';

/** Milliseconds a hand must rest before the whole table is drawn. */
export const REST = 100;

interface Passing {
  /** The entry of the passing moment; null while nobody drags. */
  readonly seq: number | null;
}

export const usePassing = create<Passing>(() => ({ seq: null }));
export const useIsPassing = (): boolean => usePassing(({ seq }) => seq !== null);

let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a moment in the main view in the next frame; calls `rest` with it once no other has come for a while. */
export function passBy(seq: number, rest: (seq: number) => void): void {
  forget();
  frame = requestAnimationFrame(() => {
    usePassing.setState({ seq });
    // counted from the paint, or a slow page would take its own work for rest
    timer = setTimeout(() => {
      timer = setTimeout(() => rest(seq), REST);
    });
  });
}

/** Ends the passing: the reader looks elsewhere, or has come to rest. */
export function stopPassing(): void {
  forget();
  if (usePassing.getState().seq !== null) usePassing.setState({ seq: null });
}

function forget(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
}
