// A board that follows the one that came with the page is drawn some bands at a time, unseen, behind it: all of it at once
// would hold up the page.
import { useEffect, useLayoutEffect, useState } from 'react';
import { hasFirstBoard, keepFirstBoard } from '../first/firstBoard.ts';

/** So many bands are drawn from one frame to the next. */
const MORE = 1;
const ALL = Number.POSITIVE_INFINITY;
/** Milliseconds. */
const NO_FRAME = 100;

/** How many bands are drawn by now, of so many; once all are, they stay. */
export function useGrowing(bands: number): number {
  const [drawn, setDrawn] = useState(() => (hasFirstBoard() ? 0 : ALL));
  const isWhole = drawn === ALL;
  useLayoutEffect(() => (isWhole ? undefined : keepFirstBoard()), [isWhole]);
  useEffect(() => {
    if (isWhole) return;
    // a page that nobody looks at has no frames, and its timers are slow
    const grow = () => setDrawn(document.hidden || drawn + MORE >= bands ? ALL : drawn + MORE);
    let timer = setTimeout(grow, NO_FRAME);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(grow);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [drawn, bands, isWhole]);
  return drawn;
}
