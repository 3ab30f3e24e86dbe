// A board that follows the one that came with the page is drawn some bands at a time, unseen, behind it: all of it at once
// would hold up the page.
import { useEffect, useLayoutEffect, useState } from 'react';
import { hasFirstBoard, keepFirstBoard } from '../first/firstBoard.ts';

/** So many bands are drawn from one frame to the next. */
const MORE = 1;
/** A page that nobody looks at has no frames. */
const NO_FRAME = 100;

/** How many bands are drawn by now, of so many. */
export function useGrowing(bands: number): number {
  const [drawn, setDrawn] = useState(() => (hasFirstBoard() ? 0 : Number.POSITIVE_INFINITY));
  const isWhole = drawn >= bands;
  useLayoutEffect(() => (isWhole ? undefined : keepFirstBoard()), [isWhole]);
  useEffect(() => {
    if (isWhole) return;
    const grow = () => setDrawn(drawn + MORE);
    const timer = setTimeout(grow, NO_FRAME);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      later = setTimeout(grow);
    });
    let later: ReturnType<typeof setTimeout> | undefined;
    return () => {
      clearTimeout(timer);
      clearTimeout(later);
      cancelAnimationFrame(frame);
    };
  }, [drawn, isWhole]);
  return drawn;
}
