// Charters: only a player who can float a company himself opens it or bids for it.

import { valuesOf } from '../../../bots/kit/situation.ts';
import type { AscendingFrame } from '../../../engine/index.ts';
import { cashOf, OFFER, type Seat, under } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { CharterFrame } from '../rules/frames.ts';
import { charterPrices } from '../rules/market.ts';
import type { State1862 } from '../rules/state.ts';
import { directs, FLOATS, homeWorth } from './shares.ts';
import type { Idea, Situation } from './situation.ts';

/** Least starting price that leaves a company enough money. */
const LEAST_PRICE = 68;
/** Worth of a charter for each hundred of its home's worth, and the limit of bids. */
const CHARTER = 30;
const BID_STEP = 5;

/** Money for a bid that still lets the player float the company alone. */
const spare = (s: State1862, seat: Seat): number => cashOf(s, seat) - FLOATS * LEAST_PRICE;

const worth = (s: State1862, seat: Seat, company: CompanyId): number =>
  directs(s, seat) > 1 ? 0 : Math.min(spare(s, seat), (CHARTER * homeWorth(company)) / 100);

export const openIdeas = (situation: Situation): Idea[] =>
  (valuesOf(situation, 'openAuction') as readonly CompanyId[]).map((lot) => ({
    action: { type: 'openAuction', lot, bid: 0 },
    value: worth(situation.s, situation.seat, lot),
  }));

export function bidIdeas({ s, seat }: Situation): Idea[] {
  const { lot, high } = under<AscendingFrame>(s, 'auction');
  const amount = high + BID_STEP;
  return [{ action: { type: 'bid', amount }, value: worth(s, seat, lot as CompanyId) - amount }];
}

/** The highest price at which he can float it alone; then he does. */
export function charterIdeas({ s, seat }: Situation): Idea[] {
  const { company } = under<CharterFrame>(s, 'charter');
  const prices = charterPrices.map(
    (price): Idea => ({
      action: { type: 'setPrice', price },
      value: FLOATS * price <= cashOf(s, seat) ? price : 1 / price,
    }),
  );
  return [...prices, { action: { type: 'buyShare', company, from: OFFER }, value: 100 }];
}
