// President by president the loans are settled: a company is saved by its president's cash, or absorbed (R097-R102).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AutoStep, Step } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { cashOf } from '../../../../engine/money/bank.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { takeTokens } from '../../../../kernel/exchange/tokens.ts';
import { CGR, type CompanyId, type OrdinaryId, ordinaryIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { SettlingFrame } from '../frames.ts';
import { must } from '../rules.ts';
import { buyerOfSix, type State1856 } from '../state.ts';
import { canPay, isInOrder, owingOf, payFromTreasury, payWithPresident, shortOf } from './loans.ts';

export interface SettleLoans {
  readonly type: 'settleLoans';
  readonly company: OrdinaryId;
  readonly how: 'pay' | 'absorb';
}

export const settlingOf = (s: State1856): SettlingFrame => under<SettlingFrame>(s, 'settling');
const mustPay = (s: State1856): boolean => ruling(s, 'cgrPresidentPays') === 'must';

/** Goes on to the next president who has something to decide, and does what leaves no choice. Nobody is asked twice. */
function settleForced(s: State1856, emit: Emit<Event1856>): void {
  const { seats } = settlingOf(s);
  while (seats.length > 0) {
    const seat = seats[0]!;
    for (const company of owingOf(s, seat)) payFromTreasury(s, company, emit);
    if (!isInOrder(s)) {
      for (const company of owingOf(s, seat)) if (!canPay(s, company)) loseCompany(s, company, emit);
      const rest = owingOf(s, seat);
      const sum = rest.reduce((total, company) => total + shortOf(s, company), 0);
      if (mustPay(s) && cashOf(s, seat) >= sum) for (const company of rest) payWithPresident(s, company, emit);
    }
    if (owingOf(s, seat).length > 0) return;
    seats.shift();
  }
}

/** R100-R102: what it has goes to the CGR, and its loans vanish. */
function loseCompany(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const { absorbed, tokens } = settlingOf(s);
  const own = s.companies[company];
  absorb(s, company, CGR, { loans: own.loans }, emit);
  own.loans = 0;
  passRights(s, company, emit);
  absorbed.push(company);
  tokens.push(...takeTokens(s, company));
}

/** R102: a right it would hold twice returns to the bank. */
function passRights(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  for (const right of s.companies[company].rights) {
    if (!s.companies[CGR].rights.includes(right)) s.companies[CGR].rights.push(right);
    else {
      s.rightsLeft[right] += 1;
      emit?.({ type: 'rightReturned', right });
    }
  }
  s.companies[company].rights = [];
}

export const settleOn: AutoStep<State1856, Event1856> = { id: 'settleOn', auto: settleForced };

export const settleLoans: Step<State1856, SettleLoans, Event1856> = {
  id: 'settleLoans',
  actor: (s) => settlingOf(s).seats[0] ?? buyerOfSix(s),
  fields: {
    company: oneOf(ordinaryIds, (s, _, seat) => owingOf(s, seat)),
    how: oneOf(['pay', 'absorb']),
  },
  conditions: [
    must(
      'settle.notOwing',
      ['company'],
      (s, a, seat) => owingOf(s, seat).includes(a.company),
      (_, a) => ({ company: a.company }),
    ),
    must(
      'settle.outOfOrder',
      ['company'],
      (s, a, seat) => !isInOrder(s) || owingOf(s, seat)[0] === a.company,
      (s, _, seat) => ({ company: owingOf(s, seat)[0]! }),
    ),
    must(
      'settle.presidentShort',
      ['company', 'how'],
      (s, a) => a.how === 'absorb' || canPay(s, a.company),
      (s, a, seat) => ({ company: a.company, needed: shortOf(s, a.company), cash: cashOf(s, seat) }),
    ),
    must(
      'settle.mustPay',
      ['company', 'how'],
      (s, a) => a.how === 'pay' || !mustPay(s) || !canPay(s, a.company),
      (s, a) => ({ company: a.company, needed: shortOf(s, a.company) }),
    ),
  ],
  apply(s, { company, how }, emit) {
    if (how === 'pay') payWithPresident(s, company, emit);
    else loseCompany(s, company, emit);
  },
  pass() {},
  passing: [must('settle.loansLeft', [], (s) => settlingOf(s).seats.length === 0)],
};
