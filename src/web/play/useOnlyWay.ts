// If a decision has only one kind of action (the runs of the trains, a dividend), it is opened at once.
import { useEffect } from 'react';
import { menuOf } from '../../match/menu.ts';
import { into } from '../../match/walk.ts';
import { isAside } from './asides.ts';
import { usePlay } from './Play.ts';

/** Only in games with turns of many steps, and once for each position: going back shows what else may be done. */
export function useOnlyWay(): void {
  const { desk, look, sight, face } = usePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useEffect(() => {
    if (!desk || !face.track || look.path.length > 0) return;
    const begun = menuOf(desk, []).items.flatMap(({ value, next }) =>
      next && !isAside(desk, String(value)) && !face.seldom?.includes(String(value)) ? [next] : [],
    );
    const [only] = begun;
    if (only?.open && begun.length === 1) sight.setState({ path: into(desk, [], only) });
  }, []);
}
