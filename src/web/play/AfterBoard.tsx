// What stands beside the board: the board is painted first, then this is made in slices, so that no finger waits for it. It
// follows the board too while somebody goes quickly through the game.
import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react';
import { PlayProvider, usePlay } from './Play.ts';

/** A page that nobody sees is not painted: then it comes after so many milliseconds. */
const UNSEEN = 400;

export function AfterBoard({ children }: { readonly children: ReactNode }) {
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
  const play = usePlay();
  const followed = useDeferredValue(play);
  // in the present every click is answered at once
  return isPainted ? <PlayProvider value={play.isNow ? play : followed}>{children}</PlayProvider> : null;
}
