// A board's worth to a company in revenue of a round, by runs now, runs of the trains it may have later, and
// places to build to.

import { boardWorthBy } from '../../../bots/kit/boardWorth.ts';
import { hopeOf } from '../../../bots/kit/hope.ts';
import { landOf } from '../../../bots/kit/land.ts';
import type { CompanyId } from '../rules/companies.ts';
import { map } from '../rules/map.ts';
import type { RunningTrain } from '../rules/operating/problem.ts';
import type { State1862 } from '../rules/state.ts';
import type { PhaseId } from '../rules/trains.ts';
import { fleetOf, kindsFor, revenueOf, trainsLike } from './runs.ts';

export const land = landOf(map, { built: { city: 30, town: 10, port: 20, offboard: 30 }, labels: { N: 50, Y: 40 } });

/** A train that the company may have a phase or two later. */
const NEXT: Readonly<Record<PhaseId, PhaseId>> = { A: 'B', B: 'D', C: 'D', D: 'E', E: 'F', F: 'G', G: 'H', H: 'H' };

const later = (s: State1862, company: CompanyId): readonly RunningTrain[] => {
  const [kind] = kindsFor(s, company);
  return kind ? trainsLike(s, kind, [NEXT[s.phase]]) : [];
};

const LATER = 0.5;

export const { gain, gainNow, atFirstSight } = boardWorthBy<State1862, CompanyId, RunningTrain>({
  later: LATER,
  mapOf: () => map,
  revenueOf,
  fleetOf,
  laterFleet: later,
  promiseOf: (_, company, board) => hopeOf(land, board, company),
});
