// A president raises his part of the price of a train (R137-R140, R183): he sells one block of each company by the
// usual rules, no more than the sum needs and not so little that a loan must replace it; loans give the rest.
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { type FrameDef, frameOf, push } from '../../../../engine/flow/frame.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { percentOf, presiding, unitOf } from '../../../../engine/shares/shares.ts';
import { missingFor, type Need as Sum } from '../../../../kernel/raise/raise.ts';
import { keepsPresidency, presidencyAllows } from '../../../../kernel/stock/presidency.ts';
import { costOf } from '../../../../kernel/stock/sellBlock.ts';
import { type CompanyId, inGame } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { RaiseFrame } from '../frames.ts';
import { LOAN, poolRoom } from '../limits.ts';
import { openIds, own, priceOf, type State1865 } from '../state.ts';
import { sell } from '../stock/sellShares.ts';
import { buyFromBank, type Purchase } from './purchase.ts';

interface RaiseCash {
  readonly type: 'raiseCash';
  readonly company: CompanyId;
  readonly percent: number;
}

/** `company` needs the train; these sales may not change its presidency. */
type Need = Sum<CompanyId>;

/** Blocks of a company that he may sell, the smallest first, whatever sum is needed. */
function blocksOf(s: State1865, { seat, company, sold }: Omit<Need, 'sum'>, of: CompanyId): readonly number[] {
  if (!own(s, of).operated || sold.includes(of)) return []; // R054
  const unit = unitOf(s, of);
  const most = Math.min(percentOf(s, of, seat), poolRoom(s, of));
  const allows = of === company ? keepsPresidency : presidencyAllows;
  return Array.from({ length: Math.floor(most / unit) }, (_, i) => (i + 1) * unit).filter((percent) =>
    allows(s, seat, of, percent),
  );
}

const worthOf = (s: State1865, of: CompanyId, percent: number): Money => costOf(s, of, percent, priceOf(s, of));

/** Money for the largest block; 0 if there is none. */
const mostFrom = (s: State1865, need: Omit<Need, 'sum'>, of: CompanyId): Money =>
  worthOf(s, of, blocksOf(s, need, of).at(-1) ?? 0);

/** Money for all sales together: the blocks of one company do not depend on another. */
const mostFromSales = (s: State1865, need: Omit<Need, 'sum'>): Money =>
  openIds(s).reduce((sum, of) => sum + mostFrom(s, need, of), 0);

/** Money that a president can find for a company without a loan. */
export const canFind = (s: State1865, seat: Seat, company: CompanyId): Money =>
  cashOf(s, seat) + mostFromSales(s, { seat, company, sold: [] });

const canSellMore = (s: State1865, need: Need): boolean => openIds(s).some((of) => blocksOf(s, need, of).length > 0);

const needOf = (s: State1865): RaiseFrame => frameOf<RaiseFrame>(s, 'raise');
const missingNow = (s: State1865): Money => missingFor(s, needOf(s));

/** R138: true if one share less would do as well. */
const isTooMuch = (s: State1865, { company, percent }: RaiseCash): boolean =>
  worthOf(s, company, percent - unitOf(s, company)) >= missingNow(s);

/** R183: true if other companies cannot make up for it, though more of this one could. */
function isTooLittle(s: State1865, { company, percent }: RaiseCash): boolean {
  const most = mostFromSales(s, needOf(s));
  const others = most - mostFrom(s, needOf(s), company);
  return worthOf(s, company, percent) + others < Math.min(most, missingNow(s));
}

const whatIsMissing = (s: State1865, { company }: RaiseCash) => ({ company, missing: missingNow(s) });

/** R055: no block is larger than the bank pool can take. */
const percents: readonly number[] = [10, 20, 30, 40, 50];

const raiseCash = step<State1865, RaiseCash, Event1865>()({
  id: 'raiseCash',
  actor: (s) => needOf(s).seat,
  fields: {
    company: oneOf(inGame, openIds),
    percent: oneOf(percents, (s, a) => blocksOf(s, needOf(s), a.company)),
  },
  conditions: [
    must('raise.soldAlready', ['company'], (s, a) => !needOf(s).sold.includes(a.company)),
    must('raise.cannotSell', ['company', 'percent'], (s, a) => blocksOf(s, needOf(s), a.company).includes(a.percent)),
    must('raise.tooMuch', ['company', 'percent'], (s, a) => !isTooMuch(s, a), whatIsMissing),
    must('raise.tooLittle', ['company', 'percent'], (s, a) => !isTooLittle(s, a), whatIsMissing),
  ],
  apply(s, { company, percent }, emit, seat) {
    needOf(s).sold.push(company);
    sell(s, seat, company, percent, emit);
  },
});

/** R139, R183: takes loans only when he may sell nothing more. R140: the rest of the last one is his. */
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

export const raise = {
  cite: '4.8',
  stages: { raise: raiseCash, loans: personalLoans },
  again: (s) => missingNow(s) > 0,
  end(s, { company, train, sum }: RaiseFrame, emit: Emit<GameEvent>) {
    buyFromBank(s, { company, train, added: sum }, emit);
  },
} satisfies FrameDef<State1865>;

/** R137: the president adds what the treasury lacks, at once if his cash is enough. */
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
