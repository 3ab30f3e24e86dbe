// Companies over a new limit of trains have to discard, in operating order (R091).

import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { byPrice } from '../../../engine/market/market.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { discarding } from '../../../kernel/trains/discard.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import { trainIds } from '../phases.ts';
import type { State1856 } from '../state.ts';
import { trainLimit } from '../trains/supply.ts';

export const {
  frame: discard,
  isOverLimit,
  checkLimits: checkTrainLimits,
} = discarding<State1856, Event1856>({
  cite: 'Treni',
  trains: trainIds,
  controller: presiding,
  limit: (s, company) => trainLimit(s, company as CompanyId),
  // On 18xx.games they are asked as they stand in the list.
  order: (s) => (ruling(s, 'discardTime') === 'atOnce' ? byPrice(market, s) : companyIds),
});

/** As 18xx.games plays it: at the end of the turn in which the limit fell (ruling `discardTime`). */
export const discardAtEnd: AutoStep<State1856, Event1856> = {
  id: 'discardAtEnd',
  auto: (s) => checkTrainLimits(s),
};
