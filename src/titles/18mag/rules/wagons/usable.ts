// Whether some runs use all of these wagons: asked whenever they are offered, and so answered as cheaply as can be (R102).
import { remembering } from '../../../../engine/routes/cache.ts';
import { canRun } from '../../../../engine/routes/canRun.ts';
import type { Stop } from '../../../../engine/track/graph.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { hasRoute as hasRouteOn } from '../../../../kernel/run/route.ts';
import type { MajorId, MinorId } from '../companies.ts';
import { mapOf } from '../map.ts';
import { routeProblem } from '../operating/problem.ts';
import type { State18Mag } from '../state.ts';
import { trainFacts } from '../trains.ts';
import { assignments, differing } from './assignments.ts';
import { runKey } from './best.ts';
import { usesOf, type WagonUse } from './wagons.ts';

/** R042, R085: mines are no locations. */
export const hasRoute = (s: State18Mag, minor: MinorId): boolean =>
  hasRouteOn(mapOf(s), s.board, minor, ({ kind }) => kind !== 'mine');

const kindsFound = remembering<readonly Stop['kind'][]>();
const usable = remembering<boolean>();

/** What kinds of stops a minor reaches, each as often as there is one. */
const kindsReached = (s: State18Mag, minor: MinorId): readonly Stop['kind'][] =>
  kindsFound(s.board, minor, () => reachOf(mapOf(s), s.board, minor).stopsFound.map(({ kind }) => kind));

/** Whether there is anything in reach that this wagon is for, with whatever other wagons. */
export function isWithinReach(s: State18Mag, minor: MinorId, wagon: MajorId): boolean {
  const kinds = kindsReached(s, minor);
  const shortest = Math.min(...trainsOf(s, minor).map((train) => trainFacts(s, typeOf(train)).distance));
  const isThere: Record<WagonUse, () => boolean> = {
    bonus: () => kinds.includes('offboard'),
    mine: () => kinds.includes('mine'),
    plus: () => kinds.filter((kind) => kind !== 'mine').length > shortest,
  };
  return usesOf(s, wagon).some((use) => isThere[use]());
}

export const areUsable = (s: State18Mag, minor: MinorId, wagons: readonly MajorId[]): boolean =>
  wagons.every((wagon) => isWithinReach(s, minor, wagon)) &&
  usable(s.board, runKey(s, minor, wagons), () =>
    differing(assignments(s, trainsOf(s, minor), wagons)).some((way) => canRun(routeProblem(s, minor, way, 'around'))),
  );
