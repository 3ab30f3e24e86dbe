// The moment shown, if it directly follows the one shown before: only then pieces are seen to move.
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Moment } from '../../../match/timeline.ts';
import { usePreferences } from '../preferences.ts';
import { useTable } from '../useTable.ts';

/** The moment stepped to; null after a leap, at first, and where motion is unwanted. */
export function useStepped(): Moment | null {
  const { moment } = useTable();
  const motion = usePreferences((p) => p.motion);
  const shown = useRef(moment);
  const stepped = useMemo(() => (moment.before === shown.current ? moment : null), [moment]);
  // a layout effect: one after the paint would make React search the whole table in every frame of a drag
  useLayoutEffect(() => {
    shown.current = moment;
  }, [moment]);
  return motion ? stepped : null;
}
