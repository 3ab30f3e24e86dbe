// The way into a decision with only one kind of action worth a question (the runs of the trains, the first tile).

import { useLayoutEffect } from 'react';
import { type Choice, PASS } from '../../../engine/index.ts';
import { menuOf, type Path } from '../../../match/menu.ts';
import { into } from '../../../match/walk.ts';
import { flatTop } from '../offers/flatTop.ts';
import type { Play } from '../Play.ts';
import { useTableStore } from '../useTable.ts';
import { isAside } from './asides.ts';
import { withRotation } from './rotation.ts';

/** Only in games with turns of many steps; null if there is a choice of kinds. */
export function onlyWay(play: Pick<Play, 'desk' | 'face' | 'words' | 'lang'>): Path | null {
  const { desk, face } = play;
  if (!desk || !face.track) return null;
  const begun = menuOf(desk, []).items.flatMap(({ value, next }) =>
    next && !isAside(desk, String(value)) && !face.seldom?.includes(String(value)) ? [next] : [],
  );
  // running is always preferred to passing, and the pass stays beside the runs
  const worth = begun.some(isRun) ? begun.filter(({ type }) => type !== PASS.type) : begun;
  const [only] = worth;
  if (!only?.open || worth.length > 1 || flatTop(play).some(({ type }) => type === only.type)) return null;
  // the only tile lies on the board and is turned there, like any other
  return withRotation(desk, into(desk, [], only));
}

const isRun = ({ open }: Choice): boolean => open?.kind === 'routes' || open?.kind === 'list';

/** Opens it once for each position: going back shows the other actions. */
export function useOnlyWay(): void {
  const store = useTableStore();
  // before painting: cards shown for only a moment could be pressed
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as the decision comes up
  useLayoutEffect(() => {
    const play = store.getState();
    const path = play.path.length > 0 ? null : onlyWay(play);
    if (path) play.sight.setState({ path });
  }, []);
}
