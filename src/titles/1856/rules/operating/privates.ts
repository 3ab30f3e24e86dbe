// Owners of privates (a player, a company, or nobody), their income (R019), and the closing of privates (R023, R030).
import type { Seat } from '../../../../engine/core/action.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { companyOf, isTreasury } from '../../../../engine/core/owner.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { inOperation } from '../../../../kernel/turn.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, privateIds, privates, rightIds, rights } from '../privates.ts';
import { type State1856, UNSOLD } from '../state.ts';

/** Company that owns a private; null if none. */
export function companyOwning(s: State1856, id: PrivateId): CompanyId | null {
  const owner = s.privates[id];
  return isTreasury(owner) ? (companyOf(owner) as CompanyId) : null;
}

/** True if the company in turn owns a private. */
export const ownsInTurn = (s: State1856, id: PrivateId): boolean => companyOwning(s, id) === inOperation(s);

/** Seat that owns a private; null if none. */
export function seatOwning(s: State1856, id: PrivateId): Seat | null {
  const owner = s.privates[id];
  return typeof owner === 'number' ? owner : null;
}

/** R021: private that blocks a hex for everybody while a player owns it; null if none. */
export const blockedBy = (s: State1856, hex: string): PrivateId | null =>
  privateIds.find((id) => privates[id].blocks === hex && seatOwning(s, id) !== null) ?? null;

/** R019, R132: each private pays its owner at the start of an operating round. */
export function payPrivates(s: State1856, emit: Emit<Event1856>): void {
  for (const id of privateIds) {
    const owner = s.privates[id];
    if (owner !== UNSOLD && owner !== null) pay(s, BANK, owner, privates[id].revenue, 'private', emit);
  }
}

/** Takes a private out of the game. */
export function closePrivate(s: State1856, id: PrivateId, emit: Emit<Event1856>): void {
  if (s.privates[id] === null) return;
  // R029: the right of its owner goes to the bank as well
  if (companyOwning(s, id) === null)
    for (const right of rightIds) if (rights[right].private === id) s.rightsLeft[right] += 1;
  s.privates[id] = null;
  emit?.({ type: 'privateClosed', private: id });
}

/** R030: all of them with the first 5-train. */
export function closeAllPrivates(s: State1856, emit: Emit<Event1856>): void {
  for (const id of privateIds) closePrivate(s, id, emit);
}

/** R023: Waterloo and Saugeen closes once its tile or token has been used. */
export function closeKitchener(s: State1856, emit: Emit<Event1856>): void {
  if (s.kitchenerUsed) closePrivate(s, 'WSRC', emit);
}
