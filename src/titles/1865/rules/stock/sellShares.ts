// A player sells a block of one company to the bank pool in his turn (R048-R056, R087-R089).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { presidentOf, unitOf } from '../../../../engine/shares/shares.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { sellBlock } from '../../../../kernel/stock/sellBlock.ts';
import { poolTakes, sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type CompanyId, inGame } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { poolRoom } from '../limits.ts';
import { prices } from '../market.ts';
import { openIds, own, priceOf, type State1865 } from '../state.ts';

/** R050-R053: sells at one price; a president lowers it by a space for each share. */
export function sell(s: State1865, seat: Seat, company: CompanyId, percent: number, emit: Emit<Event1865>): void {
  const cause = presidentOf(s, company) === seat ? 'soldByLeader' : 'soldShare';
  sellBlock(s, { seat, company, percent, price: priceOf(s, company) }, emit);
  moveBy(prices, s, { company, cause, shares: percent / unitOf(s, company) }, emit);
}

export const sellShares = selling<State1865, Event1865, CompanyId>({ companies: inGame, started: openIds, sell })
  .ask(
    'first',
    must('sell.notOperated', ['company'], (s, a) => own(s, a.company).operated),
  )
  .ask({ before: 'sell.presidency' }, poolTakes(poolRoom));
