// If a decision has only one kind of action that is worth a question, it is opened at once.
import { useLayoutEffect } from 'react';
import { useTableStore } from '../useTable.ts';
import { onlyWay } from './onlyWay.ts';

/** Once for each position: going back shows what else may be done. */
export function useOnlyWay(): void {
  const store = useTableStore();
  // before it is painted: what would be there for a moment only could be pressed
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useLayoutEffect(() => {
    const play = store.getState();
    const path = play.path.length > 0 ? null : onlyWay(play);
    if (path) play.sight.setState({ path });
  }, []);
}
