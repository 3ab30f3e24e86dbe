// The ways in question as lines on the board: shared track has one ink, each way's own track its own ink, and the one
// pointed at lies on top.
import type { Core } from '../../../engine/index.ts';
import type { PictureRun } from '../../board/picture.ts';
import type { TrackFace } from '../../kit/face.ts';
import { inkOfRun } from '../routes/shownRuns.ts';
import { apart, type Way } from './ways.ts';

const SHARED = 'var(--co-pink)';

/** With more ways than inks, several share one. */
export function shownWays(
  { runs }: TrackFace,
  state: Core,
  ways: readonly Way[],
  inkOf: (id: string) => string,
  lit: string | null,
): readonly PictureRun[] {
  const { own, shared } = apart(ways);
  const strong = ways.length === 1 ? ways[0] : ways.find(({ id }) => id === lit);
  const under = runs(state, [
    { train: 'shared', track: shared, ink: SHARED },
    ...ways.map(({ id }, i) => ({ train: id, track: own[i]!, ink: inkOf(id) })),
  ]);
  return [
    ...under.map((run) => ({ ...run, stops: [], ...(strong ? { faint: true } : {}) })),
    ...(strong ? runs(state, [{ train: 'lit', track: strong.track, ink: inkOf(strong.id) }]) : []),
  ];
}

/** The ink of a way, by its place among all on offer. */
export const inksOf = (all: readonly Way[]): ((id: string) => string) => {
  const places = new Map(all.map(({ id }, i) => [id, i]));
  return (id) => inkOfRun(places.get(id) ?? 0);
};
