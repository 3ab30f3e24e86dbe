// A president sells a block of shares because he owes money (R069, R093).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { top } from '../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { sellBlock } from '../stock/sell.ts';
import { blocksOf, isMoreThanNeeded, isSold, missingFor, needOf } from './need.ts';
import { payer } from './payer.ts';

export interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

const percents: readonly number[] = Array.from({ length: 20 }, (_, i) => 5 * (i + 1));

export const raiseCash: Step<State1856, RaiseCash, Event1856> = {
  id: 'raiseCash',
  actor: payer,
  fields: {
    company: oneOf(companyIds),
    percent: oneOf(percents, (s, a) => blocksOf(s, needOf(s)!, a.company)),
  },
  conditions: [
    must('raise.nothingOwed', [], (s) => {
      const need = needOf(s);
      return need !== null && missingFor(s, need) > 0;
    }),
    must(
      'raise.soldAlready',
      ['company'],
      (s, a) => !isSold(s, needOf(s)!, a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'raise.cannotSell',
      ['company', 'percent'],
      (s, a) => blocksOf(s, needOf(s)!, a.company).includes(a.percent),
      (_, a) => ({ company: a.company, percent: a.percent }),
    ),
    must(
      'raise.tooMuch',
      ['company', 'percent'],
      (s, a) => !isMoreThanNeeded(s, needOf(s)!, a.company, a.percent),
      (s, a) => ({ company: a.company, missing: missingFor(s, needOf(s)!) }),
    ),
  ],
  apply(s, { company, percent }, emit, seat) {
    const need = needOf(s)!;
    const { sum } = need;
    const frame = top(s)!.kind;
    need.sold.push(company);
    sellBlock(s, seat, company, percent, emit);
    // R061: where the sale has closed the company in whose turn it happened, the turn is over and the debt paid as far as it goes
    if (frame === 'raise' && top(s)?.kind !== 'raise') pay(s, seat, BANK, Math.min(sum, cashOf(s, seat)), 'debt', emit);
  },
};

/** For a train the sales lie in the turn itself: he may go on until he can buy it. */
export const raiseForTrain: Step<State1856, RaiseCash, Event1856> = { ...raiseCash, stays: true };
