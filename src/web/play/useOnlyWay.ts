// If a decision has only one kind of action that is worth a question (the runs of the trains), it is opened at once.
import { useLayoutEffect } from 'react';
import { type Choice, PASS } from '../../engine/index.ts';
import { menuOf } from '../../match/menu.ts';
import { into } from '../../match/walk.ts';
import { isAside } from './asides.ts';
import { flatTop } from './offers/flatTop.ts';
import { usePlay } from './Play.ts';

/** Only in games with turns of many steps, and once for each position: going back shows what else may be done. */
export function useOnlyWay(): void {
  const play = usePlay();
  const { desk, look, sight, face } = play;
  // before it is painted: what would be there for a moment only could be pressed
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useLayoutEffect(() => {
    if (!desk || !face.track || look.path.length > 0) return;
    const begun = menuOf(desk, []).items.flatMap(({ value, next }) =>
      next && !isAside(desk, String(value)) && !face.seldom?.includes(String(value)) ? [next] : [],
    );
    // nobody who can run prefers to pass, and the pass stays beside the runs
    const worth = begun.some(isRun) ? begun.filter(({ type }) => type !== PASS.type) : begun;
    const [only] = worth;
    if (!only?.open || worth.length > 1 || flatTop(play).some(({ type }) => type === only.type)) return;
    sight.setState({ path: into(desk, [], only) });
  }, []);
}

const isRun = ({ open }: Choice): boolean => open?.kind === 'routes' || open?.kind === 'list';
