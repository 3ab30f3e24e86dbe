// The loans that are called in when the first 6-train is bought: who owes, who can pay (R097-R098).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling, since } from '../../../../engine/core/state.ts';
import { byPrice } from '../../../../engine/market/market.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { presidentOf, presiding } from '../../../../engine/shares/shares.ts';
import { operatingOf } from '../../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { OperatingFrame } from '../frames.ts';
import { market } from '../market.ts';
import { LOAN } from '../operating/loans.ts';
import type { State1856 } from '../state.ts';

/** The companies with loans, in operating order. */
const owing = (s: State1856): CompanyId[] =>
  inRoundOrder(s, byPrice(market, s) as CompanyId[]).filter((id) => s.companies[id].loans > 0);

export const owingOf = (s: State1856, president: Seat): CompanyId[] =>
  owing(s).filter((id) => presidentOf(s, id) === president);

/** What the president has to add once the company has given all it has. */
export const shortOf = (s: State1856, company: CompanyId): number =>
  LOAN * s.companies[company].loans - cashOf(s, treasury(company));

/** R097: in cash, without selling shares. */
export const canPay = (s: State1856, company: CompanyId): boolean =>
  cashOf(s, presiding(s, company)) >= shortOf(s, company);

/** R097: the treasury pays in whole hundreds. */
export function payFromTreasury(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const own = s.companies[company];
  const loans = Math.min(own.loans, Math.floor(cashOf(s, treasury(company)) / LOAN));
  if (loans === 0) return;
  pay(s, treasury(company), BANK, loans * LOAN, 'loan', emit);
  own.loans -= loans;
  emit?.({ type: 'loansSettled', company, loans, seat: null });
}

/** R097-R098: the company gives all money it has left, its president the rest. */
export function payWithPresident(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const own = s.companies[company];
  const [loans, seat, short] = [own.loans, presiding(s, company), shortOf(s, company)];
  pay(s, treasury(company), BANK, cashOf(s, treasury(company)), 'loan', emit);
  pay(s, seat, BANK, short, 'loan', emit);
  own.loans = 0;
  emit?.({ type: 'loansSettled', company, loans, seat });
}

/**
 * By a ruling all treasuries pay at once. Then company by company is asked for in the order of the round, also where only
 * one answer is left.
 */
export const isInOrder = (s: State1856): boolean => ruling(s, 'cgrSettling') === 'treasuriesFirst';

/** Who has had its turn in this round, then who is to come. */
function inRoundOrder(s: State1856, byPrice: CompanyId[]): CompanyId[] {
  if (!isInOrder(s) || !since(s, 2)) return byPrice;
  const { done } = operatingOf<OperatingFrame>(s);
  return [...done, ...byPrice.filter((id) => !done.includes(id))];
}

export function payAllTreasuries(s: State1856, emit: Emit<Event1856>): void {
  if (isInOrder(s)) for (const company of owing(s)) payFromTreasury(s, company, emit);
}
