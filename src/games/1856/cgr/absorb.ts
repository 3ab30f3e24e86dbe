// A company with unpaid loans is absorbed: what it has goes to the CGR (R100-R102).
import type { Emit } from '../../../engine/core/event.ts';
import { absorb } from '../../../kernel/exchange/absorb.ts';
import { type TakenToken, takeTokens } from '../../../kernel/exchange/tokens.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';

/** Gives its tokens, which are off the map from now on. */
export function absorbCompany(s: State1856, company: CompanyId, emit: Emit<Event1856>): TakenToken<CompanyId>[] {
  const own = s.companies[company];
  absorb(s, company, CGR, { loans: own.loans }, emit);
  own.loans = 0; // R101
  passRights(s, company, emit);
  return takeTokens(s, company);
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
