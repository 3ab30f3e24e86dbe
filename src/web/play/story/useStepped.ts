// Whether the moment that is shown is the one after that shown before: only then pieces are seen to move. A leap is none.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Moment } from '../../../match/timeline.ts';
import { usePreferences } from '../preferences.ts';
import { useTable } from '../useTable.ts';

/** The moment that was stepped to; null after a leap, at first, and where motion is unwanted. */
export function useStepped(): Moment | null {
  const { moment } = useTable();
  const motion = usePreferences((p) => p.motion);
  const shown = useRef(moment);
  const stepped = useMemo(() => (moment.before === shown.current ? moment : null), [moment]);
  // at once: an effect after the paint would be looked for in the whole table, in every frame of a hand that drags
  useLayoutEffect(() => {
    shown.current = moment;
  }, [moment]);
  return motion ? stepped : null;
}
