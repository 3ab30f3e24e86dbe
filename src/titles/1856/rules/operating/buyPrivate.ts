// A company buys a private from a player, at any time in its turn (R020, R132).
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf } from '../../../../engine/money/bank.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type PrivateId, priceRange, privateIds } from '../privates.ts';
import { inOwnTurn, must } from '../rules.ts';
import { isCgr, operator, type State1856, turnOf } from '../state.ts';
import { isNewOffer, propose, refusedAt } from './offers.ts';
import { companyOwning, seatOwning } from './privates.ts';

export interface BuyPrivate {
  readonly type: 'buyPrivate';
  readonly private: PrivateId;
  readonly price: number;
}

/** R020: from the first 3-train to the first 5-train. */
const isForSale = (s: State1856): boolean => s.phase === '3' || s.phase === '4';

const buyer = (s: State1856): CompanyId => turnOf(s).company;

/** Whether a company has the money for this private, with so much more than its cash, and may ask for it. */
export function couldBuy(s: State1856, id: PrivateId, more = 0): boolean {
  if (!isForSale(s) || isCgr(buyer(s)) || seatOwning(s, id) === null) return false;
  const least = Math.max(priceRange(id).min, refusedAt(s, 'private', id) + 1);
  return least <= Math.min(priceRange(id).max, cashOf(s, treasury(buyer(s))) + more);
}

export const buyPrivate: Step<State1856, BuyPrivate, Event1856> = {
  id: 'buyPrivate',
  aside: true,
  actor: operator,
  fields: {
    private: oneOf(privateIds),
    price: int((s, a) => {
      const { min, max } = priceRange(a.private);
      return { min, max: Math.min(max, cashOf(s, treasury(buyer(s)))) };
    }),
  },
  conditions: [
    inOwnTurn(),
    must('private.phase', [], isForSale, (s) => ({ phase: s.phase })),
    must('private.government', [], (s) => !isCgr(buyer(s))),
    must(
      'private.notWithPlayer',
      ['private'],
      (s, a) => seatOwning(s, a.private) !== null,
      (s, a) => ({
        private: a.private,
        owner: companyOwning(s, a.private) ?? (s.privates[a.private] === null ? 'closed' : BANK),
      }),
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
      (s, a) => a.price <= cashOf(s, treasury(buyer(s))),
      (s, a) => ({ price: a.price, cash: cashOf(s, treasury(buyer(s))) }),
    ),
    isNewOffer('private', 'private'),
  ],
  apply(s, a, emit) {
    const company = buyer(s);
    const owner = seatOwning(s, a.private)!;
    propose(s, { company, what: 'private', item: a.private, from: owner, price: a.price }, owner, operator(s), emit);
  },
};
