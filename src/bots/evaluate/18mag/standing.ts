// What a board is worth to a minor, in revenue of a round: runs now, runs of the trains it may have later, places to build to.
import type { Board } from '../../../engine/track/board.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import type { MinorId } from '../../../games/18mag/companies.ts';
import type { PhaseId } from '../../../games/18mag/phases.ts';
import { isSmall } from '../../../games/18mag/players.ts';
import type { State18Mag } from '../../../games/18mag/state.ts';
import { hopeOf } from '../kit18xx/hope.ts';
import { landOf18Mag } from './land.ts';
import { revenueOf, trainsLike } from './runs.ts';

/** How much a run of trains to come counts beside a run of the present ones. */
const LATER = 0.5;

const LARGER: Readonly<Record<PhaseId, readonly string[]>> = {
  yellow: ['3', '2'],
  green: ['4', '3'],
  brown: ['6', '4'],
  gray: ['6', '4'],
};

const laterFleet = (s: State18Mag): readonly string[] =>
  trainsLike(LARGER[s.phase].map((type) => (isSmall(s) && type === '6' ? '4' : type)));

export const standing = (s: State18Mag, minor: MinorId, board: Board): number =>
  standingNow(s, minor, board) + LATER * revenueOf(s, minor, laterFleet(s), board);

/** Its runs alone, now and later. */
export const runsOn = (s: State18Mag, minor: MinorId, board: Board): number =>
  revenueOf(s, minor, trainsOf(s, minor), board) + LATER * revenueOf(s, minor, laterFleet(s), board);

/** The same without the runs of later trains, which take most of the time to find. */
export const standingNow = (s: State18Mag, minor: MinorId, board: Board): number =>
  revenueOf(s, minor, trainsOf(s, minor), board) + hopeOf(landOf18Mag(s), board, minor);
