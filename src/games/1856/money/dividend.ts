// What the run brought is paid out or withheld, all of it (R088-R089, R060). Nothing to pay out counts as withheld.

import type { Emit } from '../../../engine/core/event.ts';
import { oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, pay } from '../../../engine/money/bank.ts';
import { POOL, percentOf } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { moveLeft, moveRight } from '../prices.ts';
import { must } from '../rules.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';

export interface Dividend {
  readonly type: 'dividend';
  readonly kind: 'payout' | 'withhold';
}

/** R114: the CGR withholds where it has borrowed, or by ruling until it has owned a permanent train. */
const mustWithhold = (s: State1856): boolean =>
  isCgr(turnOf(s).company) && (ruling(s, 'cgrWithholds') === 'whenBorrowed' ? turnOf(s).borrowed : !s.cgr.permanent);

export const dividend: Step<State1856, Dividend, Event1856> = {
  id: 'dividend',
  actor: operator,
  fields: { kind: oneOf(['payout', 'withhold']) },
  conditions: [
    must(
      'dividend.nothing',
      [],
      (s) => turnOf(s).revenue > 0,
      (s) => ({ company: turnOf(s).company }),
    ),
    must('dividend.government', [], (s) => !mustWithhold(s)),
  ],
  apply(s, { kind }, emit) {
    const { company, revenue } = turnOf(s);
    emit?.({ type: 'dividendDeclared', company, kind, revenue });
    if (kind === 'withhold') return withhold(s, company, revenue, emit);
    payOut(s, company, revenue, emit);
    moveRight(s, company, emit);
  },
  /** Where there is nothing to decide: no run, a run that interest has taken whole, or the young CGR. */
  pass(s, emit) {
    const { company, revenue } = turnOf(s);
    emit?.({ type: 'dividendDeclared', company, kind: 'withhold', revenue });
    withhold(s, company, revenue, emit);
  },
  passing: [
    must(
      'dividend.undecided',
      [],
      (s) => turnOf(s).revenue === 0 || mustWithhold(s),
      (s) => ({ revenue: turnOf(s).revenue }),
    ),
  ],
};

function withhold(s: State1856, company: CompanyId, revenue: number, emit: Emit<Event1856>): void {
  pay(s, BANK, treasury(company), revenue, 'withheld', emit);
  moveLeft(s, company, emit);
}

/** R089: what a holder gets in all is rounded up, not each share. */
const partOf = (revenue: number, percent: number): number => Math.ceil((revenue * percent) / 100);

function payOut(s: State1856, company: CompanyId, revenue: number, emit: Emit<Event1856>): void {
  for (const seat of seatsOf(s)) pay(s, BANK, seat, partOf(revenue, percentOf(s, company, seat)), 'dividend', emit);
  pay(s, BANK, treasury(company), partOf(revenue, percentOf(s, company, POOL)), 'dividend', emit); // R088
}
