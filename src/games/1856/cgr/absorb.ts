// A company with unpaid loans is absorbed: what it has goes to the CGR (R100-R102).

import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { under } from '../../../engine/flow/frame.ts';
import { cashOf, pay } from '../../../engine/money/bank.ts';
import { removeToken, tokenNodes } from '../../../engine/track/tokens.ts';
import { dropTrain, giveTrain, trainsOf } from '../../../engine/trains/depot.ts';
import { CGR, type CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import type { SettlingFrame } from './frames.ts';

export function absorb(s: State1856, company: CompanyId, emit: Emit<Event1856>): void {
  const own = s.companies[company];
  const trains = [...trainsOf(s, company)];
  emit?.({ type: 'companyAbsorbed', company, loans: own.loans, cash: cashOf(s, treasury(company)), trains });
  own.loans = 0; // R101
  pay(s, treasury(company), treasury(CGR), cashOf(s, treasury(company)), 'absorbed', emit);
  for (const train of trains) {
    dropTrain(s, company, train);
    giveTrain(s, CGR, train);
  }
  passRights(s, company, emit);
  const settling = under<SettlingFrame>(s, 'settling');
  settling.absorbed.push(company);
  settling.tokens.push(...takeTokens(s, company));
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

function takeTokens(s: State1856, company: CompanyId): SettlingFrame['tokens'] {
  const cities = tokenNodes(s.board, company);
  for (const city of cities) removeToken(s.board, company, city);
  return cities.map((city) => ({ company, city }));
}
