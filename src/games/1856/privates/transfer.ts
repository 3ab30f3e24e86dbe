// A private passes from a player to a company (R020, R132).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { pay } from '../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, rightIds, rights } from '../privateCompanies.ts';
import type { State1856 } from '../state.ts';
import { seatOwning } from './owner.ts';

/** The money goes from the treasury to the player; a right of bridge or tunnel comes with its private (R132). */
export function transferPrivate(
  s: State1856,
  id: PrivateId,
  company: CompanyId,
  price: number,
  emit: Emit<Event1856>,
): void {
  const seat = seatOwning(s, id)!;
  pay(s, treasury(company), seat, price, 'private', emit);
  s.privates[id] = treasury(company);
  emit?.({ type: 'privateToCompany', private: id, company, seat, price });
  for (const right of rightIds)
    if (rights[right].private === id) {
      s.companies[company].rights.push(right);
      emit?.({ type: 'rightGained', right, company, from: id });
    }
}
