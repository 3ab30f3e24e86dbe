// A table that is opened: its board is drawn before it is shown, in slices, so that nothing that is touched meanwhile waits.
import { useEffect, useState } from 'react';
import { calm } from './calm.ts';
import type { Play } from './Play.ts';

/** Milliseconds for a slice. */
const SLICE = 12;

/** Whether the board at which the table was opened has been drawn. */
export function useDrawnAhead(play: Play | null): boolean {
  const [isDrawn, setDrawn] = useState(false);
  const isHere = play !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the position that is there first
  useEffect(() => {
    if (!play) return;
    let wanted = true;
    drawInSlices(play, () => wanted).finally(() => wanted && setDrawn(true));
    return () => {
      wanted = false;
    };
  }, [isHere]);
  return isDrawn;
}

async function drawInSlices({ face, moment, words, lang }: Play, isWanted: () => boolean): Promise<void> {
  let begun = calm.clock();
  for (const _ of face.drawAhead?.(moment.state, words, lang) ?? []) {
    if (calm.clock() - begun < SLICE) continue;
    await calm.rest();
    if (!isWanted()) return;
    begun = calm.clock();
  }
}
