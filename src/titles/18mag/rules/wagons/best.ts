// The best runs of a minor with the wagons it has hired, whichever train has which (R101, R189).
import { type BestRuns, listedRuns } from '../../../../engine/routes/bestRuns.ts';
import { remembering } from '../../../../engine/routes/cache.ts';
import { bestFound, bestOfWays } from '../../../../engine/routes/ways.ts';
import { trainsOf } from '../../../../engine/trains/depot.ts';
import type { MajorId, MinorId } from '../companies.ts';
import { type Part, routeProblem } from '../operating/problem.ts';
import type { State18Mag } from '../state.ts';
import { assignments, differing } from './assignments.ts';
import type { WagonUse } from './wagons.ts';

/** How many steps of the search are spent on each way to give out the wagons: several times what the fullest boards ask for. */
const BUDGET = 6_000_000;

/** All that the runs of a minor depend on beside the board. */
export const runKey = (s: State18Mag, minor: MinorId, wagons: readonly MajorId[]): string =>
  [minor, s.phase, trainsOf(s, minor), [...wagons].sort()].join(';');

const listedBests = remembering<BestRuns | null | undefined>();
const sweptBests = remembering<BestRuns | null>();

interface Asked {
  readonly budget?: number | undefined;
  readonly anyOfEqual?: boolean;
  readonly use?: WagonUse;
}

/**
 * Null where there are no runs that use all of them (R102). What is `optimal` is proven. With a `use`, only what can be done
 * when one of them is for it (R152).
 */
export function bestRunsWith(
  s: State18Mag,
  minor: MinorId,
  wagons: readonly MajorId[],
  { budget = BUDGET, use, anyOfEqual = false }: Asked = {},
): BestRuns | null {
  const key = `${runKey(s, minor, wagons)};${use}`;
  const problems = (part: Part) =>
    differing(assignments(s, trainsOf(s, minor), wagons))
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
