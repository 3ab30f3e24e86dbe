// Settles the loans called in by the first 6-train, president by president: a president's cash saves a company, or it
// is absorbed (R097-R102).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling, since } from '../../../../engine/core/state.ts';
import { type AutoStep, step } from '../../../../engine/core/step.ts';
import { under } from '../../../../engine/flow/frame.ts';
import { byPrice } from '../../../../engine/market/market.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { presidentOf, presiding } from '../../../../engine/shares/shares.ts';
import { absorb } from '../../../../kernel/exchange/absorb.ts';
import { takeTokens } from '../../../../kernel/exchange/tokens.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import { CGR, type CompanyId, type OrdinaryId, ordinaryIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { OperatingFrame, SettlingFrame } from '../frames.ts';
import { market } from '../market.ts';
import { LOAN } from '../operating/loans.ts';
import { buyerOfSix, type State1856 } from '../state.ts';

export const settlingOf = (s: State1856): SettlingFrame => under<SettlingFrame>(s, 'settling');
const mustPay = (s: State1856): boolean => ruling(s, 'cgrPresidentPays') === 'must';

/** The companies with loans, in operating order. */
const owing = (s: State1856): CompanyId[] =>
  inRoundOrder(s, byPrice(market, s) as CompanyId[]).filter((id) => s.companies[id].loans > 0);

export const owingOf = (s: State1856, president: Seat): CompanyId[] =>
  owing(s).filter((id) => presidentOf(s, id) === president);

/** Sum that the president must add to all the company's money. */
export const shortOf = (s: State1856, company: CompanyId): number =>
  LOAN * s.companies[company].loans - cashOf(s, treasury(company));

/** R097: true if the president can pay in cash, without selling shares. */
const canPay = (s: State1856, company: CompanyId): boolean => cashOf(s, presiding(s, company)) >= shortOf(s, company);

/** R097: the treasury pays in whole hundreds. */
function payFromTreasury(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const own = s.companies[company];
  const loans = Math.min(own.loans, Math.floor(cashOf(s, treasury(company)) / LOAN));
  if (loans === 0) return;
  pay(s, treasury(company), BANK, loans * LOAN, 'loan', emit);
  own.loans -= loans;
  emit?.({ type: 'loansSettled', company, loans, seat: null });
}

/** R097-R098: the company pays all its money, its president the rest. */
function payWithPresident(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const own = s.companies[company];
  const [loans, seat, short] = [own.loans, presiding(s, company), shortOf(s, company)];
  pay(s, treasury(company), BANK, cashOf(s, treasury(company)), 'loan', emit);
  pay(s, seat, BANK, short, 'loan', emit);
  own.loans = 0;
  emit?.({ type: 'loansSettled', company, loans, seat });
}

/**
 * True if, by ruling, all treasuries pay at once. Companies are then asked for one by one in the order of the round, even
 * with only one answer left.
 */
const isInOrder = (s: State1856): boolean => ruling(s, 'cgrSettling') === 'treasuriesFirst';

/** By that ruling, companies that have had their turn in this round come first, then the others. */
function inRoundOrder(s: State1856, byPrice: CompanyId[]): CompanyId[] {
  if (!isInOrder(s) || !since(s, 2)) return byPrice;
  const { done } = operatingOf<OperatingFrame>(s);
  return [...done, ...byPrice.filter((id) => !done.includes(id))];
}

export function payAllTreasuries(s: State1856, emit: Emit<Event1856>): void {
  if (isInOrder(s)) for (const company of owing(s)) payFromTreasury(s, company, emit);
}

/** Settles all that leaves no choice, up to the next president with a decision. Nobody is asked twice. */
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

/** R100-R102: passes all that a company has to the CGR and cancels its loans. */
function loseCompany(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const { absorbed, tokens } = settlingOf(s);
  const own = s.companies[company];
  absorb(s, company, CGR, { loans: own.loans }, emit);
  own.loans = 0;
  passRights(s, company, emit);
  absorbed.push(company);
  tokens.push(...takeTokens(s, company));
}

/** R102: passes its rights to the CGR; one that the CGR holds already returns to the bank. */
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

export const settleLoans = step<
  State1856,
  { readonly type: 'settleLoans'; readonly company: OrdinaryId; readonly how: 'pay' | 'absorb' },
  Event1856
>()({
  id: 'settleLoans',
  actor: (s) => settlingOf(s).seats[0] ?? buyerOfSix(s),
  fields: {
    company: oneOf(ordinaryIds, (s, _, seat) => owingOf(s, seat)),
    how: oneOf(['pay', 'absorb']),
  },
  conditions: [
    must('settle.notOwing', ['company'], (s, a, seat) => owingOf(s, seat).includes(a.company)),
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
});
