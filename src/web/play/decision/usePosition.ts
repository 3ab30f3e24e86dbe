// The position that is looked at, with what has been chosen so far already done.
import { useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import { forecastOf, positionOf } from '../../../match/menu.ts';
import { useWeighing } from '../stage/weighing.ts';
import { useTable } from '../useTable.ts';

export function usePosition(): Core {
  const { desk, path, moment } = useTable();
  return useMemo(() => (desk ? positionOf(desk, path) : moment.state), [desk, path, moment]);
}

/** With the choice done too that is only weighed, for those who read figures. */
export function useWeighed(): Core {
  const { desk, path, moment } = useTable();
  const weighed = useWeighing((store) => (store.path === path ? store.choice : null));
  return useMemo(
    () => (desk ? forecastOf(desk, weighed ? [...path, weighed] : path) : moment.state),
    [desk, path, weighed, moment],
  );
}
