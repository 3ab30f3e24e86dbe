// The director pays out any part of the treasury, in tens (R108, R115-R119, R191).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { int } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { BANK } from '../../../../engine/money/bank.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import { moveBy } from '../../../../kernel/stock/price.ts';
import { dividendCause } from '../../../../kernel/stock/priceTable.ts';
import type { MajorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { pricesOf } from '../market.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { majorInTurn, majorTurnOf, ownerOf, type State18Mag } from '../state.ts';

interface Dividend {
  readonly type: 'dividend';
  readonly amount: number;
}

/** R115: a step of the payment is 1 for each of the ten shares. */
export const TEN = 10;

/** Largest payment in tens; the rest stays (R118). */
export function mostToPay(s: State18Mag, company: MajorId): number {
  const cash = treasuryOf(s, company);
  return cash - (cash % TEN);
}

const part = (amount: number, percent: number): number => (amount * percent) / 100;

/** Pays a dividend; the price moves by its total (R117, R119, R155-R156). */
function payOut(s: State18Mag, amount: number, byItself: boolean, emit: Emit<Event18Mag>): void {
  const { company } = majorTurnOf(s);
  emit?.({ type: 'dividendDeclared', company, amount, byItself });
  payShareholders(s, { company, amount, from: treasury(company), pool: BANK, part }, emit); // R116
  moveBy(pricesOf(s), s, { company, cause: dividendCause(amount), paid: amount }, emit);
}

const { company: payer, actor, cash } = majorInTurn;
const most = (s: State18Mag): number => mostToPay(s, payer(s));

export const dividend = step<State18Mag, Dividend, Event18Mag>()({
  id: 'dividend',
  actor,
  fields: { amount: int((s) => ({ min: 0, max: most(s), step: TEN })) },
  conditions: [
    must(
      'dividend.nothing',
      [],
      (s) => most(s) > 0,
      (s) => ({ company: payer(s) }),
    ),
    must('dividend.tens', ['amount'], (_, a) => a.amount % TEN === 0),
    must(
      'dividend.tooMuch',
      ['amount'],
      (s, a) => a.amount <= cash(s),
      (s) => ({ cash: cash(s) }),
    ),
  ],
  apply: (s, { amount }, emit) => payOut(s, amount, false, emit),
  /** R191: with nothing to pay out there is nothing to decide. */
  pass: (s, emit) => payOut(s, 0, false, emit),
  passing: [
    must(
      'dividend.undecided',
      [],
      (s) => most(s) === 0,
      (s) => ({ cash: cash(s) }),
    ),
  ],
});

/** R118, R183: true if nobody decides: a major without a director, or one that István directs. */
function goesByItself(s: State18Mag): boolean {
  const seat = ownerOf(s, payer(s));
  return seat === null || (isSolo(s) && seat === ISTVAN);
}

/** Pays out everything if nobody decides; such a major places no token. */
export const payAll: AutoStep<State18Mag, Event18Mag> = {
  id: 'payAll',
  auto(s, emit) {
    if (!goesByItself(s)) return;
    payOut(s, most(s), true, emit);
    majorTurnOf(s).at = null;
  },
};
