// As 18xx.games settles the loans (ruling `cgrSettling`, R097): all treasuries pay at once, then company by company is asked
// for in the order of the round, also where only one answer is left.
import type { Emit } from '../../../engine/core/event.ts';
import { ruling, since } from '../../../engine/core/state.ts';
import { operatingOf } from '../../../kernel/rounds/operating.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import type { OperatingFrame, State1856 } from '../state.ts';
import { owing, payFromTreasury } from './loans.ts';

export const isInOrder = (s: State1856): boolean => ruling(s, 'cgrSettling') === 'treasuriesFirst';

/** Who has had its turn in this round, then who is to come. */
export function inRoundOrder(s: State1856, byPrice: CompanyId[]): CompanyId[] {
  if (!isInOrder(s) || !since(s, 2)) return byPrice;
  const { done } = operatingOf<OperatingFrame>(s);
  return [...done, ...byPrice.filter((id) => !done.includes(id))];
}

export function payAllTreasuries(s: State1856, emit: Emit<Event1856>): void {
  if (isInOrder(s)) for (const company of owing(s)) payFromTreasury(s, company, emit);
}
