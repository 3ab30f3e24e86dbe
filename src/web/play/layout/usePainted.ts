// Whether the page has been painted since this came: what can wait is made after that, in slices, and no finger waits for it.
import { createContext, startTransition, useContext, useEffect, useState } from 'react';

const Painted = createContext(true);

/** One table is painted once: all that waits for it comes together, or a part would speak of what is not there yet. */
export const PaintedProvider = Painted.Provider;
export const useIsPainted = (): boolean => useContext(Painted);

/** A page that nobody sees is not painted: then this many milliseconds are enough. */
const UNSEEN = 400;

export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout>;
    const begin = () => startTransition(() => setPainted(true));
    const frame = requestAnimationFrame(() => {
      clearTimeout(task);
      task = setTimeout(begin);
    });
    task = setTimeout(begin, UNSEEN);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return isPainted;
}
