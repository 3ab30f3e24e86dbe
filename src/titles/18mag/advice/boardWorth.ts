// A board's worth to a minor in revenue of a round, by runs now, runs of the trains it may have later, and
// places to build to.

import { boardWorthBy } from '../../../bots/kit/boardWorth.ts';
import { hopeOf } from '../../../bots/kit/hope.ts';
import { trainsOf } from '../../../engine/index.ts';
import type { MinorId } from '../rules/companies.ts';
import { mapOf } from '../rules/map.ts';
import { isSmall } from '../rules/players.ts';
import type { State18Mag } from '../rules/state.ts';
import type { PhaseId } from '../rules/trains.ts';
import { landOf18Mag } from './land.ts';
import { revenueOf, trainsLike } from './runs.ts';

const LARGER: Readonly<Record<PhaseId, readonly string[]>> = {
  yellow: ['3', '2'],
  green: ['6', '3'],
  brown: ['6', '6'],
  gray: ['6', '6'],
};

export const { gain, gainNow, runsOn, atFirstSight } = boardWorthBy<State18Mag, MinorId>({
  later: 0.5,
  mapOf,
  revenueOf,
  fleetOf: trainsOf,
  laterFleet: (s) => trainsLike(LARGER[s.phase].map((type) => (isSmall(s) && type === '6' ? '4' : type))),
  promiseOf: (s, minor, board) => hopeOf(landOf18Mag(s), board, minor),
});
