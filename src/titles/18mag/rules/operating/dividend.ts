// The director decides how much of the treasury is paid out, in tens (R108, R115-R119, R191).
import type { Emit } from '../../../../engine/core/event.ts';
import { int } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf } from '../../../../engine/money/bank.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { dividendCause } from '../../../../kernel/stock/priceTable.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { pricesOf } from '../market.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { must } from '../rules.ts';
import { director, majorTurnOf, ownerOf, type State18Mag } from '../state.ts';

export interface Dividend {
  readonly type: 'dividend';
  readonly amount: number;
}

/** R115: a step of the payment is 1 for each of the ten shares. */
export const TEN = 10;

/** All that can be paid, in tens; what is over stays (R118). */
export const mostToPay = (s: State18Mag, company: MajorId): number => {
  const cash = cashOf(s, treasury(company));
  return cash - (cash % TEN);
};

const part = (amount: number, percent: number): number => (amount * percent) / 100;

/** The price moves by the total (R117, R119, R155-R156). */
function payOut(
  s: State18Mag,
  { company, amount, byItself }: { company: MajorId; amount: number; byItself: boolean },
  emit: Emit<Event18Mag>,
): void {
  emit?.({ type: 'dividendDeclared', company, amount, byItself });
  payShareholders(s, { company, amount, from: treasury(company), pool: BANK, part }, emit); // R116
  moveBy(pricesOf(s), s, { company, cause: dividendCause(amount), paid: amount }, emit);
}

const funds = (s: State18Mag): number => cashOf(s, treasury(majorTurnOf(s).company));
const most = (s: State18Mag): number => mostToPay(s, majorTurnOf(s).company);

export const dividend: Step<State18Mag, Dividend, Event18Mag> = {
  id: 'dividend',
  actor: director,
  fields: { amount: int((s) => ({ min: 0, max: most(s), step: TEN })) },
  conditions: [
    must(
      'dividend.nothing',
      [],
      (s) => most(s) > 0,
      (s) => ({ company: majorTurnOf(s).company }),
    ),
    must('dividend.tens', ['amount'], (_, a) => a.amount % TEN === 0),
    must(
      'dividend.tooMuch',
      ['amount'],
      (s, a) => a.amount <= funds(s),
      (s) => ({ cash: funds(s) }),
    ),
  ],
  apply: (s, { amount }, emit) => payOut(s, { company: majorTurnOf(s).company, amount, byItself: false }, emit),
  /** R191: with nothing to pay out there is nothing to decide. */
  pass: (s, emit) => payOut(s, { company: majorTurnOf(s).company, amount: 0, byItself: false }, emit),
  passing: [
    must(
      'dividend.undecided',
      [],
      (s) => most(s) === 0,
      (s) => ({ cash: funds(s) }),
    ),
  ],
};

/** R118, R183: nobody decides for a major without a director, nor for one that István directs. */
function goesByItself(s: State18Mag): boolean {
  const seat = ownerOf(s, majorTurnOf(s).company);
  return seat === null || (isSolo(s) && seat === ISTVAN);
}

/** Without anybody to decide there is no token, and everything is paid out. */
export const payAll: AutoStep<State18Mag, Event18Mag> = {
  id: 'payAll',
  auto(s, emit) {
    if (!goesByItself(s)) return;
    const frame = majorTurnOf(s);
    payOut(s, { company: frame.company, amount: mostToPay(s, frame.company), byItself: true }, emit);
    frame.at = null;
  },
};
