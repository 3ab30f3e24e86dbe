// A bound on the sum that riders can bring together. The worth of each item is divided: a share for every rider that
// covers it, the rest for nobody. In any division, the best offers by their shares plus everything left bring at least
// as much as any set: an item that is covered pays one share and the rest, and further shares only add.
import { zeros } from '../../core/zeros.ts';
import { type Steps, take } from '../steps.ts';
import { hasBit, join, noBits } from './bits.ts';
import type { Items } from './items.ts';
import type { Offer } from './offers.ts';
import type { Party } from './riders.ts';

/** Shares are whole numbers of these units. */
export const UNIT = 256;

export interface Shares {
  readonly share: Int32Array;
  /** In units, like all values by shares. */
  readonly upper: number;
}

export function shareValue(share: Int32Array, { items, fixed }: Offer): number {
  let sum = fixed * UNIT;
  for (let i = 0; i < items.length; i++) sum += share[items[i]!]!;
  return sum;
}

/** Items that nobody covers; they are worth nothing here. */
export function uncovered(party: Party, { worth }: Items): boolean[] {
  const covered = noBits(worth.length);
  for (const offers of new Set(party.map((rider) => rider.offers)))
    for (const { cover } of offers) join(covered, cover);
  return worth.map((_, item) => !hasBit(covered, item));
}

/** Number of moves of the shares. */
const MOVES = 60;
/** Number of moves in a row without success, after which the moves become smaller. */
const PATIENCE = 4;

/** Moves the shares from a given start so that the bound becomes sharp; with no moves it only measures. */
export function sharpen(
  party: Party,
  items: Items,
  start: Int32Array,
  aim: number,
  steps: Steps,
  moves = MOVES,
): Shares {
  const { worth } = items;
  const nobody = uncovered(party, items);
  const kinds = [
    ...new Map(party.map(({ offers }) => [offers, party.filter((rider) => rider.offers === offers).length])),
  ];
  const share = start.slice();
  let best: Shares = { share: start, upper: Infinity };
  let [length, vain] = [1, 0];
  for (let move = 0; move <= moves; move++) {
    const used = zeros(worth.length);
    let upper = 0;
    for (let i = 0; i < worth.length; i++) if (!nobody[i]) upper += worth[i]! * UNIT - share[i]!;
    for (const [offers, count] of kinds) {
      const { offer, value } = bestOf(offers, share);
      upper += value * count;
      for (const item of offer?.items ?? []) used[item]! += count;
      take(steps, Math.ceil(offers.length / 4));
    }
    if (upper < best.upper) [best, vain] = [{ share: share.slice(), upper }, 0];
    else if (++vain >= PATIENCE) [length, vain] = [length / 2, 0];
    const slope = zeros(worth.length);
    let steep = 0;
    for (let i = 0; i < worth.length; i++) {
      const by = nobody[i] ? 0 : used[i]! - 1;
      if ((by > 0 && share[i] === 0) || (by < 0 && share[i] === worth[i]! * UNIT)) continue;
      slope[i] = by;
      steep += by * by;
    }
    if (steep === 0 || best.upper <= aim || steps.over) break;
    const far = (length * Math.max(upper - aim, UNIT)) / steep;
    for (let i = 0; i < worth.length; i++)
      share[i] = Math.min(worth[i]! * UNIT, Math.max(0, share[i]! - Math.round(slope[i]! * far)));
  }
  return best;
}

/** The best offer; null if all are worth nothing. */
export function bestOf(offers: readonly Offer[], share: Int32Array): { offer: Offer | null; value: number } {
  let [offer, value]: [Offer | null, number] = [null, 0];
  for (const one of offers) {
    const its = shareValue(share, one);
    if (its > value) [offer, value] = [one, its];
  }
  return { offer, value };
}
