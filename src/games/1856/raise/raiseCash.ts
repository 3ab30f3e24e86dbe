// A president sells a block of shares because he owes money (R069, R093).

import type { Emit } from '../../../engine/core/event.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { frameOf, top } from '../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import { demand, missingFor, raise as raising } from '../../../kernel/raise/raise.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import type { RaiseFrame, State1856 } from '../state.ts';
import { sellBlock } from '../stock/sell.ts';
import { declareBankrupt } from './bankrupt.ts';
import { blocksOf, isMoreThanNeeded, isSold, needOf, payer } from './need.ts';

export interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

const percents: readonly number[] = Array.from({ length: 20 }, (_, i) => 5 * (i + 1));

const raiseCash: Step<State1856, RaiseCash, Event1856> = {
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
    const debt = top(s)!.kind === 'raise' ? { ...frameOf<RaiseFrame>(s, 'raise') } : null;
    need.sold.push(company);
    sellBlock(s, seat, company, percent, emit);
    if (debt && top(s)?.kind !== 'raise') afterClosing(s, debt, emit);
  },
};

/**
 * R061: the sale has closed the company in whose turn it happened. The turn is over and the debt paid as far as it goes; on
 * 18xx.games (ruling `debtSales`) it is still owed.
 */
function afterClosing(s: State1856, debt: RaiseFrame, emit: Emit<Event1856>): void {
  const { seat, sum } = debt;
  if (ruling(s, 'debtSales') === 'free') demand(s, debt, emit);
  else pay(s, seat, BANK, Math.min(sum, cashOf(s, seat)), 'debt', emit);
}

/** For a train the sales lie in the turn itself: he may go on until he can buy it. */
export const raiseForTrain: Step<State1856, RaiseCash, Event1856> = { ...raiseCash, stays: true };

/** Until he has the sum a president sells shares, block by block; then it is paid (R069-R071). */
export const raise = raising<State1856>('Operating Round', [raiseCash, declareBankrupt]);
