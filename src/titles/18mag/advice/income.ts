// Expected earnings of majors in an operating round. Past earnings are not recorded; the present trade is a good guide.
import { cashOf, treasury } from '../../../engine/index.ts';
import type { MajorId } from '../rules/companies.ts';
import { isSmall } from '../rules/players.ts';
import { minorsInPlay, type State18Mag } from '../rules/state.ts';
import type { PhaseId } from '../rules/trains.ts';

/** For each minor in play, by phase: yellow, green, brown, gray. */
const EARNS: Readonly<Record<MajorId, readonly [number, number, number, number]>> = {
  RABA: [3, 5, 9, 10],
  'G&C': [2, 4, 7, 8],
  SNW: [2, 3, 4, 5],
  SIK: [7, 5, 3, 2],
  SKEV: [6, 6, 5, 4],
  LdStEG: [7, 9, 9, 7],
  MAVAG: [5, 10, 12, 10],
};
/** With one or two players LdStEG gets a quarter of all trains, and RÁBA sells both services. */
const SMALL = 0.8;

const COLUMN: Readonly<Record<PhaseId, 0 | 1 | 2 | 3>> = { yellow: 0, green: 1, brown: 2, gray: 3 };

/** Part of its present money that is paid as well. */
const HELD = 0.3;

export const incomeOf = (s: State18Mag, major: MajorId): number =>
  minorsInPlay(s).length * EARNS[major][COLUMN[s.phase]] * (isSmall(s) ? SMALL : 1) + HELD * cashOf(s, treasury(major));
