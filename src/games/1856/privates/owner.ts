// Who owns a private: a player, a company, or nobody.
import type { Seat } from '../../../engine/core/action.ts';
import { companyOf, isTreasury } from '../../../engine/core/owner.ts';
import type { CompanyId } from '../companies.ts';
import { type PrivateId, privateIds, privates } from '../privateCompanies.ts';
import type { State1856 } from '../state.ts';

/** The company that owns it; null if none does. */
export function companyOwning(s: State1856, id: PrivateId): CompanyId | null {
  const owner = s.privates[id];
  return isTreasury(owner) ? (companyOf(owner) as CompanyId) : null;
}

/** The seat that owns it; null if none does. */
export function seatOwning(s: State1856, id: PrivateId): Seat | null {
  const owner = s.privates[id];
  return typeof owner === 'number' ? owner : null;
}

/** R021: the private that blocks a hex for everybody as long as a player owns it; null if none does. */
export const blockedBy = (s: State1856, hex: string): PrivateId | null =>
  privateIds.find((id) => privates[id].blocks === hex && seatOwning(s, id) !== null) ?? null;
