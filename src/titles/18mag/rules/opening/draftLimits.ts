// Extent of the draft: the items on offer, the items for each player, and the order (R016-R018, R159-R160, R168).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Core } from '../../../../engine/core/state.ts';
import { type MajorId, majorsOf } from '../companies.ts';
import { isSmall, isSolo, type Table } from '../players.ts';
import type { SoloState } from '../state.ts';

interface Limits {
  readonly minors: number;
  readonly shares: number;
}

/** R018, R159 */
const byPlayers: Readonly<Record<number, Limits>> = {
  2: { minors: 3, shares: 1 },
  3: { minors: 4, shares: 2 },
  4: { minors: 3, shares: 1 },
  5: { minors: 2, shares: 2 },
  6: { minors: 2, shares: 2 },
};

/** R164, R168: against István as many minors as he has, and one share. */
const solo: Readonly<Record<string, Limits>> = { short: { minors: 2, shares: 1 }, long: { minors: 3, shares: 1 } };

/** Numbers that each player takes, no more and no less (R019). */
export const draftLimits = (s: Core): Limits => (isSolo(s) ? solo[s.options.soloLength!]! : byPlayers[s.players]!);

const itemsEach = (s: Core): number => draftLimits(s).minors + draftLimits(s).shares;

/** R016: two shares of each major with five and six players, else one; none of István's major (R168). */
export const sharesOnOffer = (s: Core & { solo?: SoloState | null }): Partial<Record<MajorId, number>> =>
  Object.fromEntries(
    majorsOf(s)
      .filter((id) => id !== s.solo?.shareCard)
      .map((id) => [id, s.players >= 5 ? 2 : 1]),
  );

export const isDraftOver = (s: Core, picks: number): boolean => picks === itemsEach(s) * s.players;

/** R017, R160: seat that opens the lap of this pick; each lap begins one seat further to the left. */
export const openerOf = (s: Table, picks: number): Seat => (Math.floor(picks / s.players) % s.players) + 1;

/** R017: seat of this pick, clockwise from the opener of the lap. */
export const pickerOf = (s: Core, picks: number): Seat =>
  ((openerOf(s, picks) - 1 + (picks % s.players)) % s.players) + 1;

/** R025, R161: seat that opens the last lap and keeps the card; with two players it never moves. */
export function lastOpener(s: Table): Seat {
  const { minors, shares } = byPlayers[s.players]!;
  return isSmall(s) ? 1 : openerOf(s, (minors + shares - 1) * s.players);
}
