// A company buys a private from a player, at any time in its turn (R020, R132).
import type { Emit } from '../../../engine/core/event.ts';
import { int, oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { cashOf, pay } from '../../../engine/money/bank.ts';
import { presidentOf } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { askOwner, isAsked, refusedAt } from '../offer/ask.ts';
import { type PrivateId, priceRange, privateIds, rightIds, rights } from '../privateCompanies.ts';
import { must } from '../rules.ts';
import { isCgr, type State1856, turnOf } from '../state.ts';
import { inOwnTurn, operator } from '../track/operator.ts';
import { seatOwning } from './owner.ts';

export interface BuyPrivate {
  readonly type: 'buyPrivate';
  readonly private: PrivateId;
  readonly price: number;
}

/** R020: from the first 3-train to the first 5-train. */
const isForSale = (s: State1856): boolean => s.phase === '3' || s.phase === '4';

const buyer = (s: State1856): CompanyId => turnOf(s).company;

/** Whether a company has the money for this private and may ask for it. */
export function couldBuy(s: State1856, id: PrivateId): boolean {
  const least = Math.max(priceRange(id).min, refusedAt(s, 'private', id) + 1);
  const most = Math.min(priceRange(id).max, cashOf(s, buyer(s)));
  return isForSale(s) && !isCgr(buyer(s)) && seatOwning(s, id) !== 0 && least <= most;
}

export const buyPrivate: Step<State1856, BuyPrivate, Event1856> = {
  id: 'buyPrivate',
  aside: true,
  actor: operator,
  fields: {
    private: oneOf(privateIds),
    price: int((s, a) => {
      const { min, max } = priceRange(a.private);
      return { min, max: Math.min(max, cashOf(s, buyer(s))) };
    }),
  },
  conditions: [
    inOwnTurn(),
    must('private.phase', [], isForSale, (s) => ({ phase: s.phase })),
    must('private.government', [], (s) => !isCgr(buyer(s))),
    must(
      'private.notWithPlayer',
      ['private'],
      (s, a) => seatOwning(s, a.private) !== 0,
      (s, a) => ({ private: a.private, owner: s.privates[a.private] }),
    ),
    must(
      'private.price',
      ['private', 'price'],
      (_, a) => a.price >= priceRange(a.private).min && a.price <= priceRange(a.private).max,
      (_, a) => ({ private: a.private, ...priceRange(a.private) }),
    ),
    must(
      'private.tooDear',
      ['price'],
      (s, a) => a.price <= cashOf(s, buyer(s)),
      (s, a) => ({ price: a.price, cash: cashOf(s, buyer(s)) }),
    ),
    must(
      'offer.refused',
      ['private', 'price'],
      (s, a) => a.price > refusedAt(s, 'private', a.private),
      (s, a) => ({ item: a.private, price: refusedAt(s, 'private', a.private) }),
    ),
  ],
  apply(s, a, emit) {
    const company = buyer(s);
    const owner = seatOwning(s, a.private);
    if (!isAsked(s, owner, presidentOf(s, company))) return transferPrivate(s, a.private, company, a.price, emit);
    askOwner(
      s,
      {
        kind: 'offer',
        at: 'answer',
        seat: owner,
        company,
        what: 'private',
        item: a.private,
        from: s.privates[a.private],
        price: a.price,
      },
      emit,
    );
  },
};

/** The money goes from the treasury to the player; a right of bridge or tunnel comes with its private (R132). */
export function transferPrivate(
  s: State1856,
  id: PrivateId,
  company: CompanyId,
  price: number,
  emit: Emit<Event1856>,
): void {
  const seat = seatOwning(s, id);
  pay(s, company, seat, price, 'private', emit);
  s.privates[id] = company;
  emit?.({ type: 'privateToCompany', private: id, company, seat, price });
  for (const right of rightIds)
    if (rights[right].private === id) {
      s.companies[company].rights.push(right);
      emit?.({ type: 'rightGained', right, company, from: id });
    }
}
