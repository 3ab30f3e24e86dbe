// A president finds his part of the price of a train: he sells shares, block by block, and takes loans for the rest (R138-R140).
import type { Emit, GameEvent } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { type FrameDef, frameOf, push } from '../../../../engine/flow/frame.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { missingFor } from '../../../../kernel/raise/raise.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { RaiseFrame } from '../frames.ts';
import { LOAN } from '../limits.ts';
import { must } from '../rules.ts';
import { openIds, type State1865 } from '../state.ts';
import { inGame } from '../stock/inGame.ts';
import { sell } from '../stock/sellShares.ts';
import { buyFromBank, type Purchase } from './purchase.ts';
import { blocksOf, canSellMore, isTooLittle, isTooMuch } from './raising.ts';

export interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

const needOf = (s: State1865): RaiseFrame => frameOf<RaiseFrame>(s, 'raise');

/** R055: no block is larger than what the bank pool takes. */
const percents: readonly number[] = [10, 20, 30, 40, 50];

const raiseCash: Step<State1865, RaiseCash, Event1865> = {
  id: 'raiseCash',
  actor: (s) => needOf(s).seat,
  fields: {
    company: oneOf(inGame, openIds),
    percent: oneOf(percents, (s, a) => blocksOf(s, needOf(s), a.company)),
  },
  conditions: [
    must(
      'raise.soldAlready',
      ['company'],
      (s, a) => !needOf(s).sold.includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'raise.cannotSell',
      ['company', 'percent'],
      (s, a) => blocksOf(s, needOf(s), a.company).includes(a.percent),
      (_, a) => ({ company: a.company, percent: a.percent }),
    ),
    must(
      'raise.tooMuch',
      ['company', 'percent'],
      (s, a) => !isTooMuch(s, needOf(s), a.company, a.percent),
      (s, a) => ({ company: a.company, missing: missingFor(s, needOf(s)) }),
    ),
    must(
      'raise.tooLittle',
      ['company', 'percent'],
      (s, a) => !isTooLittle(s, needOf(s), a.company, a.percent),
      (s, a) => ({ company: a.company, missing: missingFor(s, needOf(s)) }),
    ),
  ],
  apply(s, { company, percent }, emit, seat) {
    needOf(s).sold.push(company);
    sell(s, seat, company, percent, emit);
  },
};

/** R139, R183: only when nothing is left that he may sell. R140: what is left of the last one is his. */
const personalLoans: AutoStep<State1865, Event1865> = {
  id: 'personalLoans',
  auto(s, emit) {
    const need = needOf(s);
    const { seat, company } = need;
    const missing = missingFor(s, need);
    if (missing <= 0 || canSellMore(s, need)) return;
    const count = Math.ceil(missing / LOAN);
    emit?.({ type: 'wentBankrupt', seat, company, missing });
    emit?.({ type: 'personalLoansTaken', seat, count, sum: count * LOAN });
    s.personalLoans[seat] = (s.personalLoans[seat] ?? 0) + count;
    pay(s, BANK, seat, count * LOAN, 'loan', emit);
  },
};

export const raise: FrameDef<State1865> = {
  cite: '4.8',
  stages: { raise: raiseCash, loans: personalLoans },
  again: (s) => missingFor(s, needOf(s)) > 0,
  end(s, { company, train, sum }: RaiseFrame, emit: Emit<GameEvent>) {
    buyFromBank(s, { company, train, added: sum }, emit);
  },
};

/** R137: the president adds what the treasury lacks; at once where his cash is enough. */
export function buyWithPresident(s: State1865, purchase: Purchase, emit: Emit<Event1865>): void {
  const { company, train, added: sum } = purchase;
  const seat = presiding(s, company);
  const need = { seat, company, sum, reason: 'train', sold: [] as CompanyId[] } as const;
  if (missingFor(s, need) <= 0) {
    buyFromBank(s, purchase, emit);
    return;
  }
  const sells = canSellMore(s, need);
  if (sells) emit?.({ type: 'cashDemanded', seat, company, sum, reason: 'train' });
  push(s, { kind: 'raise', at: sells ? 'raise' : 'loans', ...need, train });
}
