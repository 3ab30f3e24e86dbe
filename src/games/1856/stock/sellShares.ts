// A player sells a block of one company (R032, R034, R037, R041-R042, R045-R046, R133).
import { int, oneOf } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { isOverLimits } from '../limits.ts';
import { must } from '../rules.ts';
import { type State1856, startedIds, stockOf } from '../state.ts';
import { passTurn } from './passTurn.ts';
import { poolRoom, presidencyAllows, sellBlock } from './sell.ts';
import {
  acts,
  canPaySecondShare,
  inTurn,
  isFirstRound,
  keptPercent,
  mustSellDown,
  owesSecondShare,
  secondSharePrice,
} from './turn.ts';

export interface SellShares {
  readonly type: 'sellShares';
  readonly company: CompanyId;
  readonly percent: number;
}

/** Whether so much may go, by what must be kept under a ruling (R046). */
const leavesKept = (s: State1856, a: SellShares, seat: number): boolean =>
  percentOf(s, a.company, seat) - a.percent >= keptPercent(s, seat, a.company);

export const sellShares: Step<State1856, SellShares, Event1856> = {
  id: 'sellShares',
  actor: inTurn,
  fields: {
    company: oneOf(companyIds, startedIds),
    percent: int((s, a, seat) => ({
      min: unitOf(s, a.company),
      max: percentOf(s, a.company, seat),
      step: unitOf(s, a.company),
    })),
  },
  conditions: [
    must('sell.firstRound', [], (s) => !isFirstRound(s)),
    must(
      'sell.notNeeded',
      [],
      (s, _, seat) =>
        !owesSecondShare(s, seat) ||
        !canPaySecondShare(s, seat) ||
        isOverLimits(s, seat) ||
        ruling(s, 'debtSales') === 'free',
      (s) => ({ price: secondSharePrice(s) }),
    ),
    must(
      'sell.onceATurn',
      ['company'],
      (s, a) => !stockOf(s).sold.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'sell.notHeld',
      ['company', 'percent'],
      (s, a, seat) => a.percent <= percentOf(s, a.company, seat),
      (s, a, seat) => ({ company: a.company, held: percentOf(s, a.company, seat) }),
    ),
    must(
      'sell.poolFull',
      ['company', 'percent'],
      (s, a) => a.percent <= poolRoom(s, a.company),
      (s, a) => ({ company: a.company, room: poolRoom(s, a.company) }),
    ),
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
    must(
      'sell.presidency',
      ['company', 'percent'],
      (s, a, seat) => presidencyAllows(s, seat, a.company, a.percent, { keepsPresidency: false }),
      (_, a) => ({ company: a.company }),
    ),
  ],
  apply(s, { company, percent }, emit, seat) {
    sellBlock(s, seat, company, percent, emit);
    const round = acts(s, seat);
    round.sold.push(company);
    round.soldInRound[seat] = [...(round.soldInRound[seat] ?? []), company]; // R041
    round.at = 'secondShare';
  },
  passing: [
    must('stock.overLimits', [], (s, _, seat) => !mustSellDown(s, seat)),
    must('stock.secondShareFirst', [], (s, _, seat) => !owesSecondShare(s, seat)),
  ],
  pass: passTurn,
};
