// Companies over a new limit of trains have to discard, in operating order (R091).
import { ruling } from '../../../engine/core/state.ts';
import { push } from '../../../engine/flow/frame.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { market } from '../market.ts';
import type { State1856 } from '../state.ts';
import { trainLimit } from '../trains/limit.ts';

export const isOverLimit = (s: State1856, company: CompanyId): boolean =>
  trainsOf(s, company).length > trainLimit(s, company);

/** On 18xx.games they are asked as they stand in the list. */
const inOrder = (s: State1856): readonly CompanyId[] =>
  ruling(s, 'discardTime') === 'atOnce' ? (byPrice(market, s) as CompanyId[]) : companyIds;

export function checkTrainLimits(s: State1856): void {
  const queue = inOrder(s).filter((company) => isOverLimit(s, company));
  if (queue.length > 0) push(s, { kind: 'discard', at: 'discardTrain', queue });
}
