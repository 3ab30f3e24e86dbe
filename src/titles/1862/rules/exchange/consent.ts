// Both directors must agree to a merger or an acquisition: the other one is asked (R062).
import type { Emit } from '../../../../engine/core/event.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { propose, refusedAt } from '../operating/offers.ts';
import { operator, type State1862, turnOf } from '../state.ts';
import { itemOf, type Union } from './begin.ts';
import { mergedPrice } from './price.ts';

export function ask(s: State1862, partner: CompanyId, union: Union, emit: Emit<Event1862>): void {
  const deal = {
    company: turnOf(s).company,
    what: union.occasion,
    item: itemOf(union),
    from: treasury(partner),
    price: mergedPrice(s, union.survivor, union.absorbed),
  };
  propose(s, deal, presiding(s, partner), operator(s), emit);
}

/** Nobody is asked the same thing twice in a turn. */
export const isRefused = (s: State1862, union: Union): boolean => refusedAt(s, union.occasion, itemOf(union)) > 0;
