// Steps with private companies at any time of a turn: buy one from a player (R020, R132), buy the right to the bridge or
// the tunnel (R028-R029, R128), place the port marker (R025).
import { must } from '../../../../engine/core/condition.ts';
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { step } from '../../../../engine/core/step.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import type { Event1856 } from '../events.ts';
import { hexIds, portHexes } from '../map.ts';
import { type PrivateId, priceRange, privateIds, RIGHT_PRICE, type RightId, rightIds, rights } from '../privates.ts';
import { affords, inOwnTurn, isCgr, mustInTurn, type State1856, turnOf } from '../state.ts';
import { isNewOffer, propose, refusedAt } from './offers.ts';
import { closePrivate, companyOwning, ownsInTurn, seatOwning } from './privates.ts';

/** R020: from the first 3-train to the first 5-train. */
const isForSale = (s: State1856): boolean => s.phase === '3' || s.phase === '4';

/** True if the company in turn may ask for this private and can pay, with `more` added to its money. */
export function couldBuy(s: State1856, id: PrivateId, more = 0): boolean {
  if (!isForSale(s) || isCgr(turnOf(s).company) || seatOwning(s, id) === null) return false;
  const least = Math.max(priceRange(id).min, refusedAt(s, 'private', id) + 1);
  return least <= Math.min(priceRange(id).max, funds(s) + more);
}

export const buyPrivate = step<
  State1856,
  { readonly type: 'buyPrivate'; readonly private: PrivateId; readonly price: number },
  Event1856
>()({
  id: 'buyPrivate',
  aside: true,
  actor: operator,
  fields: {
    private: oneOf(privateIds),
    price: int((s, a) => {
      const { min, max } = priceRange(a.private);
      return { min, max: Math.min(max, funds(s)) };
    }),
  },
  conditions: [
    inOwnTurn,
    must('private.phase', [], isForSale, (s) => ({ phase: s.phase })),
    must('private.government', [], (s) => !isCgr(turnOf(s).company)),
    must('private.notWithPlayer', ['private'], (s, a) => seatOwning(s, a.private) !== null),
    must(
      'private.price',
      ['private', 'price'],
      (_, a) => a.price >= priceRange(a.private).min && a.price <= priceRange(a.private).max,
      (_, a) => ({ private: a.private, ...priceRange(a.private) }),
    ),
    must(
      'private.tooDear',
      ['price'],
      (s, a) => a.price <= funds(s),
      (s, a) => ({ price: a.price, cash: funds(s) }),
    ),
    isNewOffer('private', 'private'),
  ],
  apply(s, a, emit) {
    const { company } = turnOf(s);
    const owner = seatOwning(s, a.private)!;
    propose(s, { company, what: 'private', item: a.private, from: owner, price: a.price }, owner, operator(s), emit);
  },
});

/** R128 */
const isUnlimited = (s: State1856): boolean => s.options.unlimitedRights === 'yes';

export const buyRight = step<State1856, { readonly type: 'buyRight'; readonly right: RightId }, Event1856>()({
  id: 'buyRight',
  aside: true,
  actor: operator,
  fields: { right: oneOf(rightIds) },
  conditions: [
    inOwnTurn,
    affords('right.tooDear', () => RIGHT_PRICE),
    mustInTurn('right.held', ['right'], (s, a) => !s.companies[turnOf(s).company].rights.includes(a.right)),
    must(
      'right.withPlayer',
      ['right'],
      (s, a) => seatOwning(s, rights[a.right].private) === null,
      (_, a) => ({ right: a.right, private: rights[a.right].private }),
    ),
    must('right.noneLeft', ['right'], (s, a) => isUnlimited(s) || s.rightsLeft[a.right] > 0),
  ],
  apply(s, { right }, emit) {
    const { company } = turnOf(s);
    const owner = companyOwning(s, rights[right].private);
    const from = owner === null ? BANK : treasury(owner);
    pay(s, treasury(company), from, RIGHT_PRICE, 'right', emit);
    if (!isUnlimited(s)) s.rightsLeft[right] -= 1;
    s.companies[company].rights.push(right);
    emit?.({ type: 'rightGained', right, company, from });
  },
});

/** R025: places the port marker, which closes the private. */
export const placePort = step<State1856, { readonly type: 'placePort'; readonly hex: HexId }, Event1856>()({
  id: 'placePort',
  aside: true,
  actor: operator,
  fields: { hex: oneOf(hexIds, () => portHexes) },
  conditions: [
    inOwnTurn,
    mustInTurn('port.notOwner', [], (s) => ownsInTurn(s, 'GLSC')),
    must('port.noPort', ['hex'], (_, a) => portHexes.includes(a.hex)),
  ],
  apply(s, { hex }, emit) {
    const { company } = turnOf(s);
    s.port = { hex, company };
    emit?.({ type: 'portPlaced', company, hex });
    closePrivate(s, 'GLSC', emit);
  },
});
