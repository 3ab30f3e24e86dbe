// The winner of a charter sets the price of his company, takes the director's certificate, and may buy two more shares
// (R026-R029).
import type { Seat } from '../../../../engine/core/action.ts';
import { must } from '../../../../engine/core/condition.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { step } from '../../../../engine/core/step.ts';
import { frameOf } from '../../../../engine/flow/frame.ts';
import { putMarker } from '../../../../engine/market/market.ts';
import { BANK, cashOf, type Money, pay } from '../../../../engine/money/bank.ts';
import { givePresidency, OFFER } from '../../../../engine/shares/shares.ts';
import type { Event1862 } from '../events.ts';
import type { CharterFrame } from '../frames.ts';
import { charterPrices, spotOf } from '../market.ts';
import { own, type State1862 } from '../state.ts';
import { type BuyShare, buying } from '../stock/buyShare.ts';

export interface SetPrice {
  readonly type: 'setPrice';
  readonly price: Money;
}

const charterOf = (s: State1862): CharterFrame => frameOf<CharterFrame>(s, 'charter');
const winner = (s: State1862): Seat => charterOf(s).seat;

/** Price of the director's certificate. */
const cost = ({ price }: SetPrice): Money => 3 * price;

const setPrice = step<State1862, SetPrice, Event1862>()({
  id: 'setPrice',
  actor: winner,
  fields: { price: oneOf(charterPrices) },
  conditions: [
    must(
      'share.tooDear',
      ['price'],
      (s, a, seat) => cashOf(s, seat) >= cost(a),
      (s, a, seat) => ({ price: cost(a), cash: cashOf(s, seat) }),
    ),
  ],
  apply(s, a, emit, seat) {
    const { company } = charterOf(s);
    Object.assign(own(s, company), { status: 'started', chartered: true, ipo: a.price, startedAt: s.board.rev });
    emit?.({ type: 'companyStarted', seat, company, par: a.price, chartered: true });
    pay(s, seat, BANK, cost(a), 'shares', emit); // R028
    givePresidency(s, company, seat); // R029: the other certificates stay in the IPO
    if (ruling(s, 'charterMarker') === 'onStart') putMarker(s, company, spotOf(a.price)); // R186
  },
});

/** R027 */
const MORE_SHARES = 2;

/** R027: only shares of its own IPO; by the ruling `charterExtraShares` any share for sale. */
const isOpen = (s: State1862, { company, from }: BuyShare): boolean =>
  ruling(s, 'charterExtraShares') === 'any' || (company === charterOf(s).company && from === OFFER);

const ofCharter = (s: State1862) => ({ company: charterOf(s).company });

/** R027: two more of its own shares float the company. */
const moreShares = buying
  .drop('share.soldThisRound')
  .ask(
    'first',
    must('charter.ownOnly', ['company', 'from'], isOpen, ofCharter),
    must('charter.twoShares', [], (s) => charterOf(s).more < MORE_SHARES, ofCharter),
  )
  .with({
    actor: winner,
    apply(s, a, emit, seat) {
      charterOf(s).more += 1;
      buying.apply(s, a, emit, seat);
    },
    stays: true,
    pass() {},
  });

export const charterFrame = { cite: '4', stages: { setPrice, moreShares } };
