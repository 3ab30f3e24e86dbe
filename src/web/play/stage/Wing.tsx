// One of the two pictures of the stage. In the past of a game it stays behind the other one as it was last seen: a board
// that is made anew after every stock round would hold up the hand that drags through it.
import { type ReactNode, useRef } from 'react';
import { type Play, SeesProvider, usePlay } from '../Play.ts';
import style from './Stage.module.css';

interface Props {
  readonly isShown: boolean;
  /** Something lies over it. */
  readonly inert: boolean;
  readonly children: ReactNode;
}

export function Wing({ isShown, inert, children }: Props) {
  const play = usePlay();
  const seen = useRef<Play | null>(null);
  if (isShown) seen.current = play;
  else if (play.isNow) seen.current = null;
  if (!seen.current) return null;
  return (
    <SeesProvider value={isShown ? 'passing' : seen.current}>
      <div className={style.wing} data-away={!isShown || undefined} inert={inert}>
        {children}
      </div>
    </SeesProvider>
  );
}
