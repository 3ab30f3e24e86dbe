// What stands beside the board comes after it, and follows it while somebody goes quickly through the game.
import { type ReactNode, useDeferredValue } from 'react';
import { PlayProvider, usePlay } from './Play.ts';
import { useIsPainted } from './usePainted.ts';

export function AfterBoard({ children }: { readonly children: ReactNode }) {
  const play = usePlay();
  const followed = useDeferredValue(play);
  const isPainted = useIsPainted();
  // in the present every click is answered at once
  return isPainted ? <PlayProvider value={play.isNow ? play : followed}>{children}</PlayProvider> : null;
}

/** What may come a little later still when a table is opened: all of it at once would hold up the page. */
export function Later({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
