// A stock round as search sees it: shares by their income until the end. Sales bring the current price for the whole
// block (R131), so stagnant shares are exchanged for better ones that money or certificates would not allow for.
import { cashOf, POOL, percentOf, type Seat } from '../../../engine/index.ts';
import { stockOf } from '../../../kernel/index.ts';
import { type MajorId, majorsOf } from '../rules/companies.ts';
import { certificateLimit, certificatesHeld, mayHoldMore } from '../rules/limits.ts';
import { ownerOf, priceOf, type State18Mag } from '../rules/state.ts';
import type { PhaseId } from '../rules/trains.ts';
import { prospectOf } from './prospect.ts';
import type { Idea, Situation } from './situation.ts';

/**
 * Worth of a Forint that can still be put into shares: at first there are more good shares than money, in the end more
 * money than certificate places.
 */
const MONEY: Readonly<Record<PhaseId, number>> = { yellow: 3.5, green: 2.5, brown: 1.5, gray: 1 };
/** Bonus of a director: he has two shares on one certificate, which leaves room for another. */
const DIRECTS = 40;
/** Least gain of an exchange: the price of the rest of the block falls, and prospects err. */
const EXCHANGE = 15;

/** Shares on a major's director certificate (R014). */
const DIRECTORS = 2;
/** Most shares of a major (R129). */
const MOST = 6;

interface Lot {
  readonly company: MajorId;
  readonly price: number;
  /** In shares: the seat's, and the bank's. */
  readonly held: number;
  readonly left: number;
  /** Income of a share beyond its price. */
  readonly worth: number;
}

const lotOf = (s: State18Mag, seat: Seat, company: MajorId): Lot => ({
  company,
  price: priceOf(s, company),
  held: percentOf(s, company, seat) / 10,
  left: percentOf(s, company, POOL) / 10,
  worth: prospectOf(s, company) - MONEY[s.phase] * priceOf(s, company),
});

export function tradeIdeas({ s, seat }: Situation): Idea[] {
  const lots = majorsOf(s).map((company) => lotOf(s, seat, company));
  const cash = cashOf(s, seat);
  const room = certificateLimit(s) - certificatesHeld(s, seat);
  const sold = stockOf(s).soldInRound[seat] ?? [];
  const open = lots.filter(({ company, left }) => left > 0 && !sold.includes(company) && mayHoldMore(s, seat, company));
  const isInReach = ({ price }: Lot) => room > 0 && price <= cash;
  const buys = open.filter(isInReach).map(({ company, held, worth }): Idea => {
    const directs = ownerOf(s, company) === null && held === 1;
    return { action: { type: 'buyShare', company }, value: worth + (directs ? DIRECTS : 0) };
  });
  const wanted = open.filter((lot) => !isInReach(lot)).sort((a, b) => b.worth - a.worth);
  return [...buys, ...lots.flatMap((lot) => salesOf(lot, ownerOf(s, lot.company) === seat, wanted, { cash, room }))];
}

interface Purse {
  readonly cash: number;
  /** Room for this many certificates. */
  readonly room: number;
}

/** Blocks of this lot that could be exchanged for others (best first in `wanted`). */
function salesOf(lot: Lot, isDirector: boolean, wanted: readonly Lot[], { cash, room }: Purse): Idea[] {
  const better = wanted
    .filter(({ company, worth }) => company !== lot.company && worth > Math.max(0, lot.worth + EXCHANGE))
    .flatMap((other) => Array.from({ length: Math.min(other.left, MOST - other.held) }, () => other));
  const sellable = Math.min(better.length, lot.held - (isDirector ? DIRECTORS : 0));
  return Array.from({ length: Math.max(0, sellable) }, (_, i) => i + 1).flatMap((shares): Idea[] => {
    const bought = within({ cash: cash + shares * lot.price, room: room + shares }, better);
    if (bought.length === 0) return [];
    const value = bought.reduce((sum, { worth }) => sum + worth, 0) - shares * lot.worth;
    return [{ action: { type: 'sellShares', company: lot.company, percent: 10 * shares }, value }];
  });
}

/** As many of these in turn as the purse allows. */
function within({ cash, room }: Purse, shares: readonly Lot[]): readonly Lot[] {
  let left = cash;
  const end = shares.findIndex(({ price }, i) => {
    left -= price;
    return left < 0 || i === room;
  });
  return end < 0 ? shares : shares.slice(0, end);
}
