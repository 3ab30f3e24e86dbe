// A player sells a block of one company in his turn (R034, R037, R040-R041, R053).
import { percentOf } from '../../../../engine/shares/shares.ts';
import { sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { must } from '../rules.ts';
import { type State1862, startedIds } from '../state.ts';
import { canSell, sellBlock } from './sell.ts';
import { boughtPercent, mustSellDown } from './turn.ts';

/** One share to all ten. */
export const blocks: readonly number[] = Array.from({ length: 10 }, (_, i) => 10 * (i + 1));

export const sellShares = selling<State1862, CompanyId, Event1862>({
  companies: companyIds,
  offer: startedIds,
  blocks, // R037, X12: those that can be sold may have gaps
  more: [
    must(
      'sell.boughtThisRound',
      ['company', 'percent'],
      (s, a, seat) => percentOf(s, a.company, seat) - a.percent >= boughtPercent(s, seat, a.company),
      (s, a, seat) => ({ company: a.company, percent: boughtPercent(s, seat, a.company) }),
    ),
  ],
  presidency: canSell,
  sell: sellBlock,
  passing: [must('stock.overLimit', [], (s, _, seat) => !mustSellDown(s, seat))],
});
