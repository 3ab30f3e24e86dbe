// The director decides how much of the treasury is paid out, in tens (R108, R115, R191).
import { int } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { majorTurnOf, type State18Mag } from '../state.ts';
import { director } from './director.ts';
import { mostToPay, payOut, TEN } from './payOut.ts';

export interface Dividend {
  readonly type: 'dividend';
  readonly amount: number;
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
