// What follows the hand that drags through the game: here the moment that is shown is the one that passes by.
import { type ReactNode, useMemo } from 'react';
import { type Play, PlayProvider, usePlay } from '../Play.ts';
import { usePassing } from './passing.ts';

export function Passed({ children }: { readonly children: ReactNode }) {
  const play = usePlay();
  const seq = usePassing((passing) => passing.seq);
  const shown = useMemo(() => passed(play, seq), [play, seq]);
  return <PlayProvider value={shown}>{children}</PlayProvider>;
}

function passed(play: Play, seq: number | null): Play {
  const moment = seq === null ? undefined : play.timeline.heads.get(seq);
  if (!moment) return play;
  return { ...play, moment, look: { ...play.look, seq, place: null }, isNow: false, desk: null };
}
