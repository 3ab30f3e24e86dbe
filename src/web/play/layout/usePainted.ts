// True once the page has been painted with this part: slower things are made after that, in slices.
import { createContext, startTransition, useContext, useEffect, useState } from 'react';

const Painted = createContext(true);

/** Shared by a whole table: its late parts come together, or one would refer to another that is not there yet. */
export const PaintedProvider = Painted.Provider;
export const useIsPainted = (): boolean => useContext(Painted);

/** Milliseconds to wait in a hidden page, which is not painted. */
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
