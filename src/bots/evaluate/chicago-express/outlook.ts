// The future of Chicago Express in figures: how many dividends are still to come, and what a share of each company earns.
import { type CompanyId, companies, companyIds } from '../../../games/chicago-express/companies.ts';
import { DETROIT } from '../../../games/chicago-express/map.ts';
import {
  type ChicagoState,
  housesLeft,
  isOnHex,
  isOpen,
  sharesLeft,
  sharesSold,
} from '../../../games/chicago-express/state.ts';
import { wayFrom } from './board.ts';

export const tuning = {
  /** Income a company gains for each unit of money it builds with, Chicago left aside. */
  yield: 0.134,
  /** Money a company builds with in a round. */
  spending: 6,
  /** Builds of one company in a round. */
  builds: 1.037,
  /** Shares sold in a round, all companies together. */
  auctions: 5.691,
  /** Of these, how many bring the end nearer. */
  ending: 0.984,
  houses: 3.531,
  /** What a unit of cash earns in a round, and how much cash can be put to work. */
  liquid: 0.25,
  most: 35.423,
  price: 0.856,
  chicago: 1,
};

export interface Outlook {
  /** General dividends still to come. */
  readonly phases: number;
  readonly prospects: Readonly<Record<CompanyId, Prospect>>;
}

export interface Prospect {
  readonly income: number;
  /** Whether income is added at each dividend phase. */
  readonly inDetroit: boolean;
  /** Shares that will be sold in a round, and what each brings in. */
  readonly sales: number;
  readonly price: number;
  /** Hexes still to build to Chicago, and what they cost; 0 when it is there, Infinity when it cannot be. */
  readonly hops: number;
  readonly cost: number;
  /** Shares in all. */
  readonly most: number;
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
  const { hops, cost } = wayFrom(s.networks[id]);
  return {
    income: s.income[id],
    inDetroit: isOnHex(s, id, DETROIT),
    sales: draw * tuning.auctions,
    price: (tuning.price * s.income[id]) / (sharesSold(s, id) + 1),
    hops: hops > s.stock[id] ? Infinity : hops,
    cost,
    most: companies[id].shares,
  };
}

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

/**
 * What one share earns until the end, if so many are sold and the company has this much to build with; the income and
 * the way to Chicago may be other than they are, to see what a change is worth.
 */
export function shareValue(
  phases: number,
  prospect: Prospect,
  sold: number,
  purse: number,
  income = prospect.income,
  hops = prospect.hops,
): number {
  const { inDetroit, sales, price, most } = prospect;
  const n = Math.max(1, sold);
  let value = 0;
  const away = hops === 0 || hops === Infinity;
  const cost = away ? 0 : (prospect.cost * hops) / prospect.hops;
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
export const cashValue = (phases: number, cash: number): number =>
  cash + tuning.liquid * Math.max(0, phases - 1) * Math.min(cash, tuning.most);
