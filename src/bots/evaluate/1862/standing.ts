// What a board is worth to a company, in revenue of a round: runs now, runs of the trains it may have later, places to
// build to.
import type { CompanyId } from '../../../games/1862/companies.ts';
import { map } from '../../../games/1862/map.ts';
import type { RunningTrain } from '../../../games/1862/operating/problem.ts';
import type { State1862 } from '../../../games/1862/state.ts';
import type { PhaseId } from '../../../games/1862/trains.ts';
import { hopeOf } from '../kit18xx/hope.ts';
import { landOf } from '../kit18xx/land.ts';
import { standingsBy } from '../kit18xx/standing.ts';
import { fleetOf, kindsFor, revenueOf, trainsLike } from './runs.ts';

export const land = landOf(map, { built: { city: 30, town: 10, port: 20, offboard: 30 }, labels: { N: 50, Y: 40 } });

/** A train that the company may have a phase or two later. */
const NEXT: Readonly<Record<PhaseId, PhaseId>> = { A: 'B', B: 'D', C: 'D', D: 'E', E: 'F', F: 'G', G: 'H', H: 'H' };

const later = (s: State1862, company: CompanyId): readonly RunningTrain[] => {
  const [kind] = kindsFor(s, company);
  return kind ? trainsLike(s, kind, [NEXT[s.phase]]) : [];
};

const LATER = 0.5;

export const { gain, gainNow, atFirstSight } = standingsBy<State1862, CompanyId, RunningTrain>({
  later: LATER,
  mapOf: () => map,
  revenueOf,
  fleetOf,
  laterFleet: later,
  promiseOf: (_, company, board) => hopeOf(land, board, company),
});
