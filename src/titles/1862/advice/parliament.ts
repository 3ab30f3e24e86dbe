// Charters: only a player who can float a company himself opens it or bids for it, and bids no more than it is better
// than the next one.

import { valuesOf } from '../../../bots/kit/situation.ts';
import type { AscendingFrame } from '../../../engine/index.ts';
import { below, cashOf, OFFER, type Seat, under } from '../../../engine/index.ts';
import { type CompanyId, companyIds } from '../rules/companies.ts';
import type { CharterFrame } from '../rules/frames.ts';
import { isStartable } from '../rules/home.ts';
import { charterPrices } from '../rules/market.ts';
import type { State1862 } from '../rules/state.ts';
import { FLOATS, foundingGain, freeCash, HALF, roomOf } from './deals.ts';
import type { Idea, Situation } from './situation.ts';
import { charterMoney } from './stake.ts';

const BID_STEP = 5;
/** Charters that differ by less than this part are drawn among. */
const ALIKE = 0.08;

/** Gain by a company at the best price that he can pay for half of it. */
function charterGain(s: State1862, company: CompanyId, cash: number): number {
  const gains = charterPrices
    .filter((price) => FLOATS * price <= cash)
    .map((price) => foundingGain(s, company, price, charterMoney(price)));
  return Math.max(0, ...gains);
}

const hasRoom = (s: State1862, seat: Seat): boolean => roomOf(s, seat) >= HALF;

export function openIdeas(situation: Situation): Idea[] {
  const { s, seat, rng } = situation;
  if (!hasRoom(s, seat)) return [];
  return (valuesOf(situation, 'openAuction') as readonly CompanyId[]).map((lot) => ({
    action: { type: 'openAuction', lot, bid: 0 },
    value: charterGain(s, lot, freeCash(s, seat)) * (1 - (ALIKE * below(rng, 1024)) / 1024),
  }));
}

/** Worth more than the best that will be left. */
export function bidIdeas({ s, seat }: Situation): Idea[] {
  const { lot, high } = under<AscendingFrame>(s, 'auction');
  if (!hasRoom(s, seat)) return [];
  const amount = high + BID_STEP;
  const cash = freeCash(s, seat);
  const others = companyIds.filter((company) => company !== lot && isStartable(s, company));
  const next = Math.max(0, ...others.map((company) => charterGain(s, company, cash)));
  return [{ action: { type: 'bid', amount }, value: charterGain(s, lot as CompanyId, cash - amount) - next - amount }];
}

/** The price at which half of it gains most. */
export function charterIdeas({ s, seat }: Situation): Idea[] {
  const { company } = under<CharterFrame>(s, 'charter');
  const cash = cashOf(s, seat);
  const prices = charterPrices.map(
    (price): Idea => ({
      action: { type: 'setPrice', price },
      value: FLOATS * price <= cash ? 1 + Math.max(0, foundingGain(s, company, price, charterMoney(price))) : 1 / price,
    }),
  );
  return [...prices, { action: { type: 'buyShare', company, from: OFFER }, value: 100 }];
}
