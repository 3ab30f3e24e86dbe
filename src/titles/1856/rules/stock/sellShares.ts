// A player sells a block of one company (R032, R034, R037, R041-R042, R045-R046, R133).
import type { Seat } from '../../../../engine/core/action.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { percentOf } from '../../../../engine/shares/shares.ts';
import { stockOf } from '../../../../kernel/stock/round.ts';
import { type SellShares as Sale, sellShares as selling } from '../../../../kernel/stock/sellShares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { isOverLimits } from '../limits.ts';
import { must } from '../rules.ts';
import { type State1856, startedIds } from '../state.ts';
import { poolRoom, presidencyAllows, sellBlock } from './sell.ts';
import {
  canPaySecondShare,
  isFirstRound,
  keptPercent,
  mustSellDown,
  owesSecondShare,
  secondSharePrice,
} from './turn.ts';

export type SellShares = Sale<CompanyId>;

/** Whether so much may go, by what must be kept under a ruling (R046). */
const leavesKept = (s: State1856, a: SellShares, seat: Seat): boolean =>
  percentOf(s, a.company, seat) - a.percent >= keptPercent(s, seat, a.company);

/** R110: a president who owes a second share sells no more than that takes. */
const isNeeded = (s: State1856, seat: Seat): boolean =>
  !owesSecondShare(s, seat) ||
  !canPaySecondShare(s, seat) ||
  isOverLimits(s, seat) ||
  ruling(s, 'debtSales') === 'free';

export const sellShares = selling<State1856, CompanyId, Event1856>({
  companies: companyIds,
  offer: startedIds,
  first: [
    must('sell.firstRound', [], (s) => !isFirstRound(s)),
    must(
      'sell.notNeeded',
      [],
      (s, _, seat) => isNeeded(s, seat),
      (s) => ({ price: secondSharePrice(s) }),
    ),
  ],
  room: poolRoom,
  more: [
    must(
      'sell.keepOne',
      ['company', 'percent'],
      (s, a, seat) => ruling(s, 'justBought') !== 'keepOne' || leavesKept(s, a, seat),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'sell.boughtThisRound',
      ['company', 'percent'],
      (s, a, seat) => ruling(s, 'justBought') !== 'wholeRound' || leavesKept(s, a, seat),
      (s, a, seat) => ({ company: a.company, percent: keptPercent(s, seat, a.company) }),
    ),
  ],
  presidency: presidencyAllows,
  sell: sellBlock,
  after(s) {
    stockOf(s).at = 'secondShare';
  },
  passing: [
    must('stock.overLimits', [], (s, _, seat) => !mustSellDown(s, seat)),
    must('stock.secondShareFirst', [], (s, _, seat) => !owesSecondShare(s, seat)),
  ],
});
