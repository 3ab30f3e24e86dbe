// One of the two pictures of the stage. While somebody drags through the game it stays behind the other one as it was last
// seen: a board that is made anew in every stock round would hold up the hand.
import { type ReactNode, useRef } from 'react';
import { type Play, PlayProvider, usePlay } from '../Play.ts';
import { useIsPassing } from '../story/passing.ts';
import style from './Stage.module.css';

interface Props {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

export function Wing({ isShown, children }: Props) {
  const play = usePlay();
  const isPassing = useIsPassing();
  const seen = useRef<Play | null>(null);
  if (isShown) seen.current = play;
  else if (!isPassing) seen.current = null;
  if (!seen.current) return null;
  return (
    <PlayProvider value={seen.current}>
      <div className={style.wing} data-away={!isShown || undefined}>
        {children}
      </div>
    </PlayProvider>
  );
}
