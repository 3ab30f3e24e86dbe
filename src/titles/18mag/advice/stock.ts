// A turn of a stock round: buys the share with the best yield, and sells only losing ones.
import { percentOf } from '../../../engine/index.ts';
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { priceOf, type State18Mag } from '../rules/state.ts';
import { horizon } from './horizon.ts';
import { gainOf } from './shares.ts';
import type { Idea, Situation } from './situation.ts';

/** Bonus for the second share: its owner becomes the director, who decides on payments. */
const DIRECTS = 0.15;
/** Least gain of a purchase: the price of a share comes back at the end. */
const LEAST = 0.5;

const isDirectorNext = (s: State18Mag, major: MajorId, seat: number): boolean =>
  s.shares[major]!.president === null && percentOf(s, major, seat) === 10;

/** Return for each Forint spent on it, in hundreds. */
function yieldOf({ s, seat }: Situation, major: MajorId): number {
  const gain = horizon(s) * gainOf(s, major);
  const price = priceOf(s, major);
  return (100 * gain) / price + (isDirectorNext(s, major, seat) ? 100 * DIRECTS : 0);
}

export const stockIdeas = (situation: Situation): Idea[] =>
  majorsOf(situation.s).map((company) => ({
    action: { type: 'buyShare', company },
    value: yieldOf(situation, company) - LEAST,
  }));
