// The future of Chicago Express in figures: how many dividends are still to come, and what a share of each company earns.
import { type CompanyId, companies, companyIds } from '../../../games/chicago-express/companies.ts';
import { CHICAGO, DETROIT, type HexId, hexes, hexIds, neighbours } from '../../../games/chicago-express/map.ts';
import {
  type ChicagoState,
  housesLeft,
  isOnHex,
  isOpen,
  sharesLeft,
  sharesSold,
} from '../../../games/chicago-express/state.ts';

export const tuning = {
  /** Income a company gains for each unit of money it builds with, Chicago left aside. */
  yield: 0.27,
  /** Money a company builds with in a round. */
  spending: 6,
  /** Builds of one company in a round. */
  builds: 1.7,
  /** Shares sold in a round, all companies together. */
  auctions: 3.5,
  /** Of these, how many bring the end nearer. */
  ending: 1.7,
  houses: 2.5,
  /** What a unit of cash earns in a round, and how much cash can be put to work. */
  liquid: 0.25,
  most: 25,
  price: 1.3,
  chicago: 1,
};

export interface Outlook {
  /** General dividends still to come. */
  readonly phases: number;
  readonly prospects: Readonly<Record<CompanyId, Prospect>>;
}

interface Prospect {
  readonly income: number;
  /** Whether income is added at each dividend phase. */
  readonly inDetroit: boolean;
  /** Shares that will be sold in a round, and what each brings in. */
  readonly sales: number;
  readonly price: number;
  /** Hexes still to build to Chicago, and what they cost; 0 when it is there, Infinity when it cannot be. */
  readonly hops: number;
  readonly cost: number;
}

export function outlookOf(s: ChicagoState): Outlook {
  const prospects = {} as Record<CompanyId, Prospect>;
  let sum = 0;
  for (const id of companyIds) sum += appeal(s, id);
  for (const id of companyIds) prospects[id] = prospectOf(s, id, sum === 0 ? 0 : appeal(s, id) / sum);
  return { phases: phasesLeft(s), prospects };
}

/** How much the next share of a company draws buyers. */
function appeal(s: ChicagoState, id: CompanyId): number {
  return sharesLeft(s, id) > 0 && isOpen(s, id) ? s.income[id] / (sharesSold(s, id) + 1) : 0;
}

function prospectOf(s: ChicagoState, id: CompanyId, draw: number): Prospect {
  let hops = Infinity;
  let cost = 0;
  for (const hex of s.networks[id]) {
    const way = ways[hex];
    if (way.hops < hops || (way.hops === hops && way.cost < cost)) ({ hops, cost } = way);
  }
  if (hops > s.stock[id]) hops = Infinity;
  return {
    income: s.income[id],
    inDetroit: isOnHex(s, id, DETROIT),
    sales: draw * tuning.auctions,
    price: (tuning.price * s.income[id]) / (sharesSold(s, id) + 1),
    hops,
    cost,
  };
}

/** The way to Chicago over an empty board: fewest hexes, and of those the cheapest. */
const ways = (() => {
  const out = {} as Record<HexId, { hops: number; cost: number }>;
  for (const hex of hexIds) out[hex] = { hops: Infinity, cost: Infinity };
  out[CHICAGO] = { hops: 0, cost: 0 };
  for (let changed = true; changed; ) {
    changed = false;
    for (const hex of hexIds)
      for (const n of neighbours[hex]) {
        if (hexes[n].kind === 'start') continue;
        const hops = out[n].hops + 1;
        const cost = out[n].cost + hexes[n].cost;
        if (hops < out[hex].hops || (hops === out[hex].hops && cost < out[hex].cost)) {
          out[hex] = { hops, cost };
          changed = true;
        }
      }
  }
  return out as Readonly<Record<HexId, { hops: number; cost: number }>>;
})();

/** The end comes when Detroit has grown up, or earlier with the houses, the shares or the locomotives. */
export function phasesLeft(s: ChicagoState): number {
  return Math.min(
    9 - s.industry[DETROIT],
    1 + (housesLeft(s) - 3) / tuning.houses,
    1 + leastThree(s, sharesLeft) / tuning.ending,
    1 + leastThree(s, (_, id) => s.stock[id]) / 10,
  );
}

function leastThree(s: ChicagoState, left: (s: ChicagoState, id: CompanyId) => number): number {
  let sum = 0;
  let a = 0;
  let b = 0;
  for (const id of companyIds) {
    if (!isOpen(s, id)) continue;
    const n = left(s, id);
    sum += n;
    if (n > a) {
      b = a;
      a = n;
    } else if (n > b) b = n;
  }
  return sum - a - (s.wabashOpen ? b : 0);
}

/** What one share earns until the end, if so many are sold and the company has this much to build with. */
export function shareValue(
  { phases, prospects }: Outlook,
  id: CompanyId,
  sold: number,
  purse: number,
  moreIncome = 0,
): number {
  const { inDetroit, hops, cost, sales, price } = prospects[id];
  const income = prospects[id].income + moreIncome;
  const most = companies[id].shares;
  const n = Math.max(1, sold);
  let value = 0;
  const away = hops === 0 || hops === Infinity;
  const laterSales = Math.min(most - n, sales * phases * 0.5);
  const reach = away ? 0 : Math.min(1, (purse + laterSales * price) / cost) ** 2;
  const arrival = hops / 3 / tuning.builds;
  const tied = away ? 0 : reach * cost * 0.6;
  for (let k = 0; k < phases; k++) {
    const weight = Math.min(1, phases - k);
    const more = Math.min(most - n, sales * (k + 0.3));
    const free = Math.max(0, purse + more * price - tied);
    let earned = income + tuning.yield * Math.min(free, tuning.spending * (k + 0.3)) + (inDetroit ? k : 0);
    if (!away) earned += 7 * reach * Math.max(0, Math.min(1, k + 1 - arrival));
    value += weight * (earned / (n + more) + 0.4);
  }
  if (!away) value += (tuning.chicago * reach * Math.max(0, Math.min(1, phases - arrival)) * (income + 7)) / n;
  return value;
}

/** What cash is worth: early it can still be put to work. */
export const cashValue = ({ phases }: Outlook, cash: number): number =>
  cash + tuning.liquid * Math.max(0, phases - 1) * Math.min(cash, tuning.most);
