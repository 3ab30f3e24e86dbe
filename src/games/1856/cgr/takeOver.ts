// Shares, president and price of the CGR, and the end of the absorbed companies (R103-R111).

import { ruling } from '../../../engine/core/state.ts';
import type { AutoStep } from '../../../engine/core/step.ts';
import { frameOf } from '../../../engine/flow/frame.ts';
import { putMarker, removeMarker } from '../../../engine/market/market.ts';
import { unitOf } from '../../../engine/shares/shares.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { limitByTable } from '../limits.ts';
import { priceOf, type State1856 } from '../state.ts';
import { ownsPermanent } from '../trains/supply.ts';
import { exchangeShares } from './exchange.ts';
import type { FormationFrame } from './frames.ts';
import { cgrSpot } from './price.ts';

/**
 * R142: shares, president, price. The absorbed companies close and the limit is set in the same move, before tokens and
 * trains: nothing can happen in between, and there is nothing left of them.
 */
export const takeOver: AutoStep<State1856, Event1856> = {
  id: 'takeOver',
  auto(s, emit) {
    const { absorbed } = frameOf<FormationFrame>(s, 'formation');
    exchangeShares(s, absorbed, emit);
    const spot = cgrSpot(absorbed.map((company) => priceOf(s, company)));
    for (const company of absorbed) close(s, company);
    putMarker(s, CGR, spot);
    start(s);
    if (ruling(s, 'certLimitAfter6') === 'atFormation') s.cgr.certLimit = limitByTable(s); // R120-R121
    const shares = 100 / unitOf(s, CGR);
    emit?.({ type: 'cgrFormed', companies: [...absorbed], shares, price: priceOf(s, CGR) });
  },
};

/** R102: money in escrow stays with the bank. */
function close(s: State1856, company: CompanyId): void {
  removeMarker(s, company);
  s.companies[company].escrow = 0;
  s.companies[company].status = 'absorbed';
}

/** R118: money for its shares goes to the bank, as with full capital, and it gets none for them. R119: no test for it. */
function start(s: State1856): void {
  const own = s.companies[CGR];
  own.status = 'started';
  own.par = priceOf(s, CGR);
  own.capital = 'full';
  own.floated = true;
  own.operated = true;
  s.cgr.stage = 'formed';
  for (const train of trainsOf(s, CGR)) ownsPermanent(s, CGR, train); // R114
}
