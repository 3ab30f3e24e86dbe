// The shown position with the choices so far carried out.
import { useMemo } from 'react';
import type { Core } from '../../../engine/index.ts';
import { forecastOf, positionOf } from '../../../match/menu.ts';
import { useWeighing } from '../mainView/weighing.ts';
import { useTable } from '../useTable.ts';

export function usePosition(): Core {
  const { desk, path, moment } = useTable();
  return useMemo(() => (desk ? positionOf(desk, path) : moment.state), [desk, path, moment]);
}

/** The same with a weighed choice carried out too, for figures beside the cards. */
export function useWeighed(): Core {
  const { desk, path, moment } = useTable();
  const weighed = useWeighing((store) => (store.path === path ? store.choice : null));
  return useMemo(
    () => (desk ? forecastOf(desk, weighed ? [...path, weighed] : path) : moment.state),
    [desk, path, weighed, moment],
  );
}
