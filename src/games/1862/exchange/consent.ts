// Both directors must agree to a merger or an acquisition: the other one is asked (R062).
import type { Emit } from '../../../engine/core/event.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { ruling } from '../../../engine/core/state.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { offers, type Proposal } from '../../../kernel/offer/question.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { operator, type State1862, turnOf } from '../state.ts';
import { beginUnion, type Union } from './begin.ts';
import { mergedPrice } from './price.ts';

/** What is asked for: `absorbed>survivor`, so that the other way round is another question. */
const itemOf = ({ absorbed, survivor }: Union): string => `${absorbed}>${survivor}`;

/** R062: the answer is yes, or one director has both. */
export function joined(s: State1862, { what, item }: Proposal<Union['occasion']>, emit: Emit<Event1862>): void {
  const [absorbed, survivor] = item.split('>') as [CompanyId, CompanyId];
  beginUnion(s, { occasion: what, absorbed, survivor }, emit);
}

const { frame, propose, refusedAt } = offers<State1862, Union['occasion'], CompanyId, Event1862>({
  cite: '5.1',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: { merger: joined, acquisition: joined },
});

export const offer = frame;

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
