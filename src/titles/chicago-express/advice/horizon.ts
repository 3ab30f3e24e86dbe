// The future of Chicago Express in figures: dividends still to come, and a share's earnings until then for each
// company. The constants were found by letting greedy bots with different ones play each other.
import { type CompanyId, companies, companyIds } from '../rules/companies.ts';
import { CHICAGO, DETROIT, hexes } from '../rules/map.ts';
import { type ChicagoState, dialSteps, housesLeft, isOpen, sharesLeft, sharesSold } from '../rules/state.ts';
import { wayFrom } from './board.ts';

/** Income that a company gains for each unit of money spent on building, apart from Chicago; and money spent on it in a round. */
const YIELD = 0.134;
const SPENDING = 6;
/** Builds of one company in a round. */
const BUILDS = 1.7;
/** Shares sold in a round, all companies together, taken high: possible dilution will happen. */
const SALES = 5.7;
/** Price of a sold share, in minimum bids. */
const PRICE = 0.86;
/** Income of a unit of cash in a round, because it can buy a cheap share; and the most cash of use that way. */
const USE = 0.25;
const USEFUL = 35;
/** Approach of the ends in a round: shares of the three companies next to selling out, houses, locomotives. */
const SELLING_OUT = 2.2;
const HOUSES = 3.5;
const LOCOMOTIVES = 10;
/** Shares nearly sure to be sold in a new round if that ends the game; and how many fewer after each auction in it. */
const SURE = 1.6;
const PACE = 0.7;
/** Gain by rounding: a dividend is rounded up for each share. */
const ROUNDING = 0.4;

export interface Horizon {
  /** General dividends still to come, the last perhaps in part. */
  readonly phases: number;
  readonly prospects: Readonly<Record<CompanyId, Prospect>>;
}

export interface Prospect {
  readonly income: number;
  /** True if it earns one more at each dividend phase. */
  readonly inDetroit: boolean;
  /** Shares in all; those sold in a round, and the price of each. */
  readonly shares: number;
  readonly sales: number;
  readonly price: number;
  /** Hexes still to build to Chicago, and their cost; 0 if it is there, Infinity if it cannot be. */
  readonly hops: number;
  readonly cost: number;
}

export function horizonOf(s: ChicagoState): Horizon {
  const prospects = {} as Record<CompanyId, Prospect>;
  const all = appealOfAll(s);
  for (const id of companyIds) prospects[id] = prospectOf(s, id, all);
  return { phases: phasesLeft(s), prospects };
}

/** The horizon for one company: enough for a bidder. */
export const horizonFor = (s: ChicagoState, id: CompanyId) => ({
  phases: phasesLeft(s),
  prospect: prospectOf(s, id, appealOfAll(s)),
});

/** A company's appeal to buyers of its next share. */
const appeal = (s: ChicagoState, id: CompanyId): number =>
  sharesLeft(s, id) > 0 && isOpen(s, id) ? s.income[id] / (sharesSold(s, id) + 1) : 0;

function appealOfAll(s: ChicagoState): number {
  let sum = 0;
  for (const id of companyIds) sum += appeal(s, id);
  return sum;
}

function prospectOf(s: ChicagoState, id: CompanyId, all: number): Prospect {
  const { hops, cost, inDetroit } = wayFrom(s.networks[id]);
  return {
    income: s.income[id],
    inDetroit,
    shares: companies[id].shares,
    sales: all === 0 ? 0 : (SALES * appeal(s, id)) / all,
    price: (PRICE * s.income[id]) / (sharesSold(s, id) + 1),
    hops: hops > s.stock[id] ? Infinity : hops,
    cost,
  };
}

/** R100: the end comes when Detroit has grown up, or earlier through the houses, the shares or the locomotives. */
const phasesLeft = (s: ChicagoState): number =>
  Math.min(
    9 - s.industry[DETROIT],
    1 + (housesLeft(s) - 3) / HOUSES,
    untilSoldOut(s),
    1 + leastThree(s, (_, id) => s.stock[id]) / LOCOMOTIVES,
  );

/** Dividends until three companies are sold out. */
function untilSoldOut(s: ChicagoState): number {
  const left = leastThree(s, sharesLeft);
  const { auction } = s.dials;
  const soon = 1 + Math.max(0, left - SURE + PACE * auction) / SELLING_OUT;
  return left > dialSteps.auction - auction ? Math.max(2, soon) : soon;
}

/** Sum over the three companies with the least left; a closed Wabash cannot be one of them. */
function leastThree(s: ChicagoState, left: (s: ChicagoState, id: CompanyId) => number): number {
  let sum = 0;
  let most = 0;
  let second = 0;
  for (const id of companyIds) {
    if (!isOpen(s, id)) continue;
    const n = left(s, id);
    sum += n;
    if (n > most) {
      second = most;
      most = n;
    } else if (n > second) second = n;
  }
  return sum - most - (s.wabashOpen ? second : 0);
}

/**
 * Earnings of one share until the end, if this many are sold and the company has this much to build with. The caller
 * may pass another income and another way to Chicago, to price a change.
 */
export function shareValue(
  phases: number,
  prospect: Prospect,
  sold: number,
  purse: number,
  income = prospect.income,
  hops = prospect.hops,
): number {
  const { inDetroit, sales, price, shares } = prospect;
  const n = Math.max(1, sold);
  const underWay = hops > 0 && hops < Infinity;
  const cost = underWay ? (prospect.cost * hops) / prospect.hops : 0;
  // Likelihood that the company can pay for the way to Chicago, the rounds this takes, and the money it ties up.
  const funds = purse + Math.min(shares - n, sales * phases * 0.5) * price;
  const reach = underWay ? Math.min(1, funds / cost) ** 2 : 0;
  const arrival = hops / 3 / BUILDS;
  const bound = reach * cost * 0.6;
  let value = 0;
  for (let k = 0; k < phases; k++) {
    const more = Math.min(shares - n, sales * (k + 0.3));
    const free = Math.max(0, purse + more * price - bound);
    let earned = income + YIELD * Math.min(free, SPENDING * (k + 0.3));
    if (inDetroit) earned += k;
    if (underWay) earned += hexes[CHICAGO].income * reach * part(k + 1 - arrival);
    value += part(phases - k) * (earned / (n + more) + ROUNDING);
  }
  if (underWay) value += (reach * part(phases - arrival) * (income + hexes[CHICAGO].income)) / n; // R088
  return value;
}

const part = (x: number): number => Math.max(0, Math.min(1, x));

/** Worth of cash: early in the game it can still be put to use. */
export const cashValue = (phases: number, cash: number): number =>
  cash + USE * Math.max(0, phases - 1) * Math.min(cash, USEFUL);
