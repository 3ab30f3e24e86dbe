// The best runs of a minor with given wagons, over all ways to give them to trains (R101, R189), and their existence.
import { type BestRuns, listedRuns } from '../../../../engine/routes/bestRuns.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import { canRun } from '../../../../engine/routes/canRun.ts';
import { bestFound, bestOfWays } from '../../../../engine/routes/ways.ts';
import type { Stop } from '../../../../engine/track/graph.ts';
import { reachOf } from '../../../../engine/track/reach.ts';
import { trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { hasRoute as hasRouteOn } from '../../../../kernel/run/route.ts';
import type { MajorId, MinorId } from '../companies.ts';
import { mapOf } from '../map.ts';
import { type Part, routeProblem } from '../operating/problem.ts';
import type { State18Mag } from '../state.ts';
import { trainFacts } from '../trains.ts';
import { assignments, differing, usesOf, type WagonUse } from './wagons.ts';

/** Search steps for each way to give out the wagons: several times the need of the fullest boards. */
const BUDGET = 6_000_000;

/** Key of all that a minor's runs depend on beside the board. */
export const runKey = (s: State18Mag, minor: MinorId, wagons: readonly MajorId[]): string =>
  [minor, s.phase, trainsOf(s, minor), [...wagons].sort()].join(';');

const waysOf = (s: State18Mag, minor: MinorId, wagons: readonly MajorId[]) =>
  differing(assignments(s, trainsOf(s, minor), wagons));

const listedBests = remembering<BestRuns | null | undefined>();
const sweptBests = remembering<BestRuns | null>();

interface Asked {
  readonly budget?: number | undefined;
  readonly anyOfEqual?: boolean;
  readonly use?: WagonUse;
}

/**
 * The best runs that use all these wagons, null if there are none (R102); `optimal` means proven. With a `use`, only runs
 * in which a wagon has that use count (R152).
 */
export function bestRunsWith(
  s: State18Mag,
  minor: MinorId,
  wagons: readonly MajorId[],
  { budget = BUDGET, use, anyOfEqual = false }: Asked = {},
): BestRuns | null {
  const key = `${runKey(s, minor, wagons)};${use}`;
  const problems = (part: Part) =>
    waysOf(s, minor, wagons)
      .filter((way) => use === undefined || [...way.values()].some((uses) => uses.includes(use)))
      .map((way) => routeProblem(s, minor, way, part));
  const listed = () => {
    const ways = problems('around');
    const found = ways.map((way) => listedRuns(way)).filter((one) => one !== null);
    return found.length === ways.length ? bestFound(ways, found) : undefined;
  };
  const swept = () => bestOfWays(problems('all'), { budget });
  const known = anyOfEqual ? listedBests(s.board, key, listed) : undefined;
  return known === undefined ? sweptBests(s.board, `${key};${budget}`, swept) : known;
}

/** R042, R085: true if the minor has a route; mines are no locations. */
export const hasRoute = (s: State18Mag, minor: MinorId): boolean =>
  hasRouteOn(mapOf(s), s.board, minor, ({ kind }) => kind !== 'mine');

const kindsFound = remembering<readonly Stop['kind'][]>();
const usable = remembering<boolean>();

/** Kinds of the stops that a minor reaches, one entry for each stop. */
const kindsReached = (s: State18Mag, minor: MinorId): readonly Stop['kind'][] =>
  kindsFound(s.board, minor, () => reachOf(mapOf(s), s.board, minor).stopsFound.map(({ kind }) => kind));

/** True if stops in reach allow a use of this wagon, whatever the other wagons. */
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

/** True if some runs use all of these wagons (R102). Asked at every offer, so the cheap test comes first. */
export const areUsable = (s: State18Mag, minor: MinorId, wagons: readonly MajorId[]): boolean =>
  wagons.every((wagon) => isWithinReach(s, minor, wagon)) &&
  usable(s.board, runKey(s, minor, wagons), () =>
    waysOf(s, minor, wagons).some((way) => canRun(routeProblem(s, minor, way, 'around'))),
  );
