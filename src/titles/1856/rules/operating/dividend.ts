// Pays out or withholds the whole revenue of the run (R088-R089, R060). It counts as withheld without a run or with its
// revenue all taken by interest; the young CGR must withhold.
import { must } from '../../../../engine/core/condition.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { dividend as declare } from '../../../../kernel/money/dividend.ts';
import { payShareholders } from '../../../../kernel/money/shareholders.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { moveMarker } from './moveMarker.ts';

/** R114: true if the CGR must withhold: after borrowing, or by ruling until it has owned a permanent train. */
const mustWithhold = (s: State1856): boolean =>
  isCgr(turnOf(s).company) && (ruling(s, 'cgrWithholds') === 'whenBorrowed' ? turnOf(s).borrowed : !s.cgr.permanent);

/** R089: the total of a holder is rounded up, not each share. */
const part = (revenue: number, percent: number): number => Math.ceil((revenue * percent) / 100);

export const dividend = declare<State1856, Event1856>({
  revenue: (s) => turnOf(s).revenue,
  mustWithhold,
  kinds: {
    payout(s, company, amount, emit) {
      payShareholders(s, { company, amount, from: BANK, pool: treasury(company), part }, emit); // R088
      moveMarker(s, company as CompanyId, 'paid', emit);
    },
    withhold(s, company, revenue, emit) {
      pay(s, BANK, treasury(company), revenue, 'withheld', emit);
      moveMarker(s, company as CompanyId, 'withheld', emit);
    },
  },
}).ask(
  'last',
  must('dividend.government', [], (s) => !mustWithhold(s)),
);
