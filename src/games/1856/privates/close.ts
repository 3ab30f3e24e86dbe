// Privates leave the game: one by its own rule, all of them with the first 5-train (R030).
import type { Emit } from '../../../engine/core/event.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, privateIds, rightIds, rights } from '../privateCompanies.ts';
import type { State1856 } from '../state.ts';
import { companyOwning } from './owner.ts';

export function closePrivate(s: State1856, id: PrivateId, emit: Emit<Event1856>): void {
  if (s.privates[id] === null) return;
  // R029: the right that its owner would have had goes to the bank as well
  if (companyOwning(s, id) === null)
    for (const right of rightIds) if (rights[right].private === id) s.rightsLeft[right] += 1;
  s.privates[id] = null;
  emit?.({ type: 'privateClosed', private: id });
}

export function closeAllPrivates(s: State1856, emit: Emit<Event1856>): void {
  for (const id of privateIds) closePrivate(s, id, emit);
}
