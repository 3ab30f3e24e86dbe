// A company buys the right to the bridge or the tunnel, at any time in its turn (R028-R029, R128).
import { oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import { RIGHT_PRICE, type RightId, rightIds, rights } from '../privates.ts';
import { inOwnTurn, must } from '../rules.ts';
import { operator, type State1856, turnOf } from '../state.ts';
import { companyOwning, seatOwning } from './privates.ts';

export interface BuyRight {
  readonly type: 'buyRight';
  readonly right: RightId;
}

/** R128 */
const isUnlimited = (s: State1856): boolean => s.options.unlimitedRights === 'yes';

export const buyRight: Step<State1856, BuyRight, Event1856> = {
  id: 'buyRight',
  aside: true,
  actor: operator,
  fields: { right: oneOf(rightIds) },
  conditions: [
    inOwnTurn(),
    must(
      'right.tooDear',
      [],
      (s) => cashOf(s, treasury(turnOf(s).company)) >= RIGHT_PRICE,
      (s) => ({ price: RIGHT_PRICE, cash: cashOf(s, treasury(turnOf(s).company)) }),
    ),
    must(
      'right.held',
      ['right'],
      (s, a) => !s.companies[turnOf(s).company].rights.includes(a.right),
      (s, a) => ({ right: a.right, company: turnOf(s).company }),
    ),
    must(
      'right.withPlayer',
      ['right'],
      (s, a) => seatOwning(s, rights[a.right].private) === null,
      (_, a) => ({ right: a.right, private: rights[a.right].private }),
    ),
    must(
      'right.noneLeft',
      ['right'],
      (s, a) => isUnlimited(s) || s.rightsLeft[a.right] > 0,
      (_, a) => ({ right: a.right }),
    ),
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
};
