// What a coin of a player's cash is worth: more than itself as long as there are shares and companies to put it into.
import { cashOf, OFFER, POOL, percentOf, type Seat, seatsOf, unitOf } from '../../../engine/index.ts';
import { companiesOf } from '../rules/companies.ts';
import { startPrices } from '../rules/market.ts';
import { DRAGONS } from '../rules/rank.ts';
import { isLaunched, isOpen, priceOf, type State1865 } from '../rules/state.ts';
import { phases } from '../rules/trains.ts';
import { youngOutlook } from './homes.ts';
import { horizon } from './horizon.ts';
import { kindOf, LAUNCHES } from './launching.ts';
import { outlookNow } from './stake.ts';

interface Use {
  /** Money that it takes, and what a coin brings. */
  readonly cost: number;
  readonly yields: number;
}

/** Rounds that are over before the next stock round, and the part of a yield that is really had. */
const DELAY = 1.5;
const SURE = 0.7;

/** All that can be bought, the best first. */
function usesOf(s: State1865): Use[] {
  const uses: Use[] = [];
  const par = startPrices(s.phase).at(-1)!;
  const young = youngOutlook(s, phases[s.phase].startsAs, par).gain;
  for (const company of companiesOf(s)) {
    if (!isOpen(s, company)) uses.push({ cost: LAUNCHES[kindOf(s, company)] * par, yields: young / par });
    else if (isLaunched(s, company)) {
      const left = ([OFFER, POOL, DRAGONS] as const).reduce((sum, holder) => sum + percentOf(s, company, holder), 0);
      const price = priceOf(s, company);
      uses.push({ cost: (left / unitOf(s, company)) * price, yields: outlookNow(s, company).gain / price });
    }
  }
  return uses.sort((a, b) => b.yields - a.yields);
}

/** A coin's worth to a seat: its own, and the yield of what could be bought with it after the cash that is there. */
export function coinWorth(s: State1865, seat: Seat): number {
  const rounds = horizon(s);
  if (rounds <= 2) return 1;
  let left = cashOf(s, seat);
  for (const { cost, yields } of usesOf(s)) {
    left -= cost / seatsOf(s).length;
    if (left < 0) return 1 + Math.max(0, SURE * yields * (1 - DELAY / rounds));
  }
  return 1;
}
