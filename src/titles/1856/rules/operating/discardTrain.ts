// Companies over a new limit of trains have to discard, in operating order (R091).
import { byPrice } from '../../../../engine/market/market.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { type DiscardRules, discarding } from '../../../../kernel/trains/discard.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { market } from '../market.ts';
import type { State1856 } from '../state.ts';
import { trainIds } from '../trains.ts';
import { trainLimit } from './supply.ts';

export const discardRules: DiscardRules<State1856> = {
  cite: 'Treni',
  trains: trainIds,
  controller: presiding,
  limit: (s, company) => trainLimit(s, company as CompanyId),
  order: (s) => byPrice(market, s),
};

export const { frame: discard, checkLimits: checkTrainLimits } = discarding<State1856, Event1856>(discardRules);
