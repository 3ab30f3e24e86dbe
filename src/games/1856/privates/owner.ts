// Who owns a private: a player, a company, or nobody.
import type { Seat } from '../../../engine/core/action.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import { type PrivateId, privateIds, privates } from '../privateCompanies.ts';
import { CLOSED, type State1856, UNSOLD } from '../state.ts';

/** The company that owns it; null if none does. */
export function companyOwning(s: State1856, id: PrivateId): CompanyId | null {
  const owner = s.privates[id];
  return companyIds.find((company) => company === owner) ?? null;
}

/** The seat that owns it; 0 if none does. */
export function seatOwning(s: State1856, id: PrivateId): Seat {
  const owner = s.privates[id];
  return owner === UNSOLD || owner === CLOSED || companyOwning(s, id) ? 0 : Number(owner);
}

/** R021: the private that blocks a hex for everybody as long as a player owns it; null if none does. */
export const blockedBy = (s: State1856, hex: string): PrivateId | null =>
  privateIds.find((id) => privates[id].blocks === hex && seatOwning(s, id) !== 0) ?? null;
