// A turn of a stock round: a share is bought where it yields most, and nothing is sold but what loses.
import { percentOf } from '../../../engine/index.ts';
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { horizon } from './outlook.ts';
import type { Idea, Seen } from './seen.ts';
import { gainOf } from './shares.ts';

/** The second share makes one the director, who decides what is paid: it is worth more than its dividend. */
const DIRECTS = 0.15;
/** The price of a share comes back at the end, so that the least gain is worth its money. */
const LEAST = 0.5;

const isDirectorNext = (s: State18Mag, major: MajorId, seat: number): boolean =>
  s.shares[major]!.president === null && percentOf(s, major, seat) === 10;

/** What buying it brings for each Forint spent, in hundreds. */
function yieldOf({ s, seat }: Seen, major: MajorId): number {
  const gain = horizon(s) * gainOf(s, major);
  const price = priceOf(s, major);
  return (100 * gain) / price + (isDirectorNext(s, major, seat) ? 100 * DIRECTS : 0);
}

export const stockIdeas = (seen: Seen): Idea[] =>
  majorsOf(seen.s).map((company) => ({
    action: { type: 'buyShare', company },
    value: yieldOf(seen, company) - LEAST,
  }));
