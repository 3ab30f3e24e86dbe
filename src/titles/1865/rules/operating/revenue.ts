// Trains earn by what they cover of the company's traffic, without running anywhere (R126-R127).
import type { AutoStep } from '../../../../engine/core/step.ts';
import type { Money } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import { coverageIn } from '../coverage.ts';
import type { Event1865 } from '../events.ts';
import { own, type State1865, turnOf } from '../state.ts';

const PER_UNIT = 10;

/** R127: without a train nothing is covered. */
export const revenueOf = (s: State1865, company: CompanyId): Money =>
  PER_UNIT * Math.min(own(s, company).traffic, coverageIn(s, company));

export const revenue: AutoStep<State1865, Event1865> = {
  id: 'revenue',
  auto(s, emit) {
    const turn = turnOf(s);
    const { company } = turn;
    turn.revenue = revenueOf(s, company);
    const [{ traffic }, coverage] = [own(s, company), coverageIn(s, company)];
    emit?.({ type: 'revenueEarned', company, traffic, coverage, revenue: turn.revenue });
  },
};
