// The sales and purchases of the Dragons, by their algorithm (R035-R046, R186).
import { countHeld, OFFER, POOL, percentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { dragonLimit, tradingPhase } from '../chart.ts';
import type { CompanyId } from '../companies.ts';
import { certificatesHeld, MOST_OF_DRAGONS, poolRoom } from '../limits.ts';
import { operatingOrder } from '../operating/turn.ts';
import { DRAGONS, rankOf, zoneOf } from '../rank.ts';
import { launchedIds, priceOf, type State1865 } from '../state.ts';

export interface DragonSale {
  readonly company: CompanyId;
  readonly percent: number;
  /** Percent for which the bank pool has no room. */
  readonly kept: number;
}

/** R035, R186: all red certificates that the bank pool takes, in operating order. */
export function dragonSales(s: State1865): DragonSale[] {
  const red = launchedIds(s).filter((id) => percentOf(s, id, DRAGONS) > 0 && zoneOf(s, id) === 'red');
  if (red.length === 0) return [];
  return operatingOrder(s)
    .filter((id) => red.includes(id))
    .map((company) => {
      const [held, unit] = [percentOf(s, company, DRAGONS), unitOf(s, company)];
      const percent = Math.min(held, unit * Math.floor(poolRoom(s, company) / unit));
      return { company, percent, kept: held - percent };
    })
    .filter(({ percent }) => percent > 0);
}

/** R038: the reason for the choice: a single company, or the preference that left one. */
export type DragonReason = 'only' | 'fewest' | 'rank' | 'price' | 'stack';

export interface DragonPurchase {
  readonly company: CompanyId;
  readonly from: typeof OFFER | typeof POOL;
  readonly why: DragonReason;
}

/** R041: they are at their limit, or no green certificate is for sale. */
export type DragonPass = 'limit' | 'nothing';

/** R038: the least of each is preferred. */
const preferences: readonly (readonly [DragonReason, (s: State1865, company: CompanyId) => number])[] = [
  ['fewest', (s, id) => countHeld(s, id, DRAGONS)],
  ['rank', (s, id) => -rankOf(s, id)],
  ['price', priceOf],
  ['stack', (s, id) => operatingOrder(s).indexOf(id)],
];

/** R039: the initial offer before the bank pool. */
const heapOf = (s: State1865, company: CompanyId): DragonPurchase['from'] | undefined =>
  ([OFFER, POOL] as const).find((heap) => percentOf(s, company, heap) > 0);

/** R037, R042 */
const isWanted = (s: State1865, company: CompanyId): boolean =>
  zoneOf(s, company) === 'green' &&
  heapOf(s, company) !== undefined &&
  percentOf(s, company, DRAGONS) + unitOf(s, company) <= MOST_OF_DRAGONS;

/** R037-R044: the one certificate they buy, or the reason for none. */
export function dragonPurchase(s: State1865): DragonPurchase | DragonPass {
  if (certificatesHeld(s, DRAGONS) >= dragonLimit(tradingPhase(s))) return 'limit';
  let left = launchedIds(s).filter((id) => isWanted(s, id));
  let why: DragonReason = 'only';
  for (const [reason, measure] of preferences) {
    if (left.length <= 1) break;
    const best = Math.min(...left.map((id) => measure(s, id)));
    left = left.filter((id) => measure(s, id) === best);
    why = reason;
  }
  const company = left[0];
  return company === undefined ? 'nothing' : { company, from: heapOf(s, company)!, why };
}
