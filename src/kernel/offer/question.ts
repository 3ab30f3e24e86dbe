// A question to one owner: will he part with this for so much? Nobody asks himself, and no offer is repeated in one
// turn.
import type { Action, Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { Emit, GameEvent } from '../../engine/core/event.ts';
import { oneOf } from '../../engine/core/fields.ts';
import type { Treasury } from '../../engine/core/owner.ts';
import type { Core } from '../../engine/core/state.ts';
import { step } from '../../engine/core/step.ts';
import { type Frame, push, under } from '../../engine/flow/frame.ts';
import type { Money } from '../../engine/money/bank.ts';

/** An offer: the kind of thing, which one, its owner, the buyer, the price. */
export interface Proposal<W extends string = string, C extends string = string> {
  readonly company: C;
  readonly what: W;
  readonly item: string;
  /** The owner. */
  readonly from: Seat | Treasury;
  readonly price: Money;
}

export interface OfferFrame<W extends string = string, C extends string = string> extends Frame, Proposal<W, C> {
  readonly kind: 'offer';
  /** The seat that answers. */
  readonly seat: Seat;
}

type Told<W extends string> = Proposal<W> & { readonly seat: Seat };

export type OfferEvent<W extends string = string> =
  | ({ readonly type: 'offerMade' } & Told<W>)
  | ({ readonly type: 'offerAccepted' } & Told<W>)
  | ({ readonly type: 'offerRefused' } & Told<W>);

export interface Answer {
  readonly type: 'answer';
  readonly reply: 'accept' | 'refuse';
}

export interface OfferRules<S, W extends string, C extends string, E extends GameEvent> {
  readonly cite: string;
  /** The turn in which the offer is made; it remembers the refusals. */
  turn(s: S): { refused: string[] };
  /** True if owners are asked at all. */
  asksOwners(s: S): boolean;
  /** Carries out the deal for each kind of thing, after a yes or where nobody need be asked. */
  readonly deals: { readonly [K in W]: (s: S, deal: Proposal<K, C>, emit: Emit<E>) => void };
}

const key = (what: string, item: string): string => `${what}:${item}:`;

export function offers<S extends Core, W extends string, C extends string, E extends GameEvent>(
  rules: OfferRules<S, W, C, E>,
) {
  const told = ({ seat, company, what, item, from, price }: OfferFrame<W>): Told<W> => ({
    seat,
    company,
    what,
    item,
    from,
    price,
  });

  const settle = (s: S, deal: Proposal<W, C>, emit: Emit<E>): void => rules.deals[deal.what](s, deal, emit);

  /** Makes the deal, or first asks an owner who is not the asker. */
  function propose(s: S, deal: Proposal<W, C>, owner: Seat, asker: Seat, emit: Emit<E | OfferEvent<W>>): void {
    if (owner === asker || !rules.asksOwners(s)) {
      settle(s, deal, emit);
      return;
    }
    const frame: OfferFrame<W> = { kind: 'offer', at: 'answer', seat: owner, ...deal };
    push(s, frame);
    emit?.({ type: 'offerMade', ...told(frame) });
  }

  /** The best offer for this that its owner has refused in this turn; 0 if he has refused none. */
  const refusedAt = (s: S, what: W, item: string): Money => {
    const { refused } = rules.turn(s);
    if (refused.length === 0) return 0;
    const asked = key(what, item);
    return refused.reduce((most, r) => (r.startsWith(asked) ? Math.max(most, Number(r.slice(asked.length))) : most), 0);
  };

  /** Requires a price above all that the owner has refused in this turn. */
  const isNew = <N extends string>(what: W, field: N) => {
    type A = Action & { readonly price: Money } & { readonly [K in N]: string };
    const item = (a: A) => String(a[field]);
    return must(
      'offer.refused',
      [field, 'price'],
      (s: S, a: A) => a.price > refusedAt(s, what, item(a)),
      (s, a) => ({ item: item(a), price: refusedAt(s, what, item(a)) }),
    );
  };

  const answer = step<S, Answer, E | OfferEvent<W>>()({
    id: 'answer',
    actor: (s) => under<OfferFrame>(s, 'offer').seat,
    fields: { reply: oneOf(['accept', 'refuse']) },
    conditions: [],
    apply(s, { reply }, emit) {
      const frame = { ...under<OfferFrame<W, C>>(s, 'offer') };
      const type = reply === 'accept' ? 'offerAccepted' : 'offerRefused';
      emit?.({ type, ...told(frame) });
      if (reply === 'accept') settle(s, frame, emit);
      else rules.turn(s).refused.push(key(frame.what, frame.item) + frame.price);
    },
  });

  const frame = { cite: rules.cite, stages: { answer } };
  return { frame, propose, refusedAt, isNew };
}
