// Somebody drags through the game: moments pass by, at most one a frame and always the newest. Its own store, so that only
// the stage follows them; the rest of the table waits until the hand rests.
import { create } from 'zustand';

/** How long a hand rests before the whole table is drawn, in milliseconds. */
export const REST = 100;

interface Passing {
  /** The entry whose moment passes by; null while nobody drags. */
  readonly seq: number | null;
}

export const usePassing = create<Passing>(() => ({ seq: null }));
export const useIsPassing = (): boolean => usePassing(({ seq }) => seq !== null);

let frame = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a moment on the stage in the next frame; `rest` is called with it once no other has come for a while. */
export function passBy(seq: number, rest: (seq: number) => void): void {
  forget();
  frame = requestAnimationFrame(() => {
    usePassing.setState({ seq });
    // counted from when it has been painted, or a slow page would take its own work for rest
    timer = setTimeout(() => {
      timer = setTimeout(() => rest(seq), REST);
    });
  });
}

/** Somebody looks elsewhere, or has come to rest. */
export function stopPassing(): void {
  forget();
  if (usePassing.getState().seq !== null) usePassing.setState({ seq: null });
}

function forget(): void {
  cancelAnimationFrame(frame);
  clearTimeout(timer);
}
