// A company buys trains, one at a time: new ones, those in the bank pool, or another company's (R130-R137, R182).
import { must } from '../../../../engine/core/condition.ts';
import { int, type Known } from '../../../../engine/core/fields.ts';
import { companyOf, type Treasury, treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, type Money } from '../../../../engine/money/bank.ts';
import { POOL, presiding } from '../../../../engine/shares/shares.ts';
import { type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { offers } from '../../../../kernel/offer/question.ts';
import { type BuyTrain, buyTrain as buy } from '../../../../kernel/trains/buyTrain.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import { type CompanyId, companiesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { companyInTurn, launchedIds, operating, type State1865, turnOf } from '../state.ts';
import { trainIds, trainTypes } from '../trains.ts';
import { buyFromBank } from './purchase.ts';
import { buyWithPresident, canFind } from './raiseCash.ts';
import { cheapestPrice, isShortOfMoney, mustBuyTrain, newTrain, printedPrice, trainLimit } from './supply.ts';

/** R135: the least price that companies can agree on. */
const LEAST_PRICE = 1;

const isFromCompany = (from: string): boolean => from !== BANK && from !== POOL;

function trainsAt(s: State1865, from: string): readonly TrainId[] {
  if (from === BANK) return [newTrain(s)];
  if (from === POOL) return s.depot.pool;
  return from === operating(s) ? [] : trainsOf(s, from);
}

/** R137: true if the president has to add to this price. */
const isForced = (s: State1865, { from, price }: BuyTrain): boolean =>
  !isFromCompany(from) && price > funds(s) && isShortOfMoney(s, operating(s));

/** R137: the most that can be paid with the president's cash and sales. */
const withoutLoan = (s: State1865): Money => funds(s) + canFind(s, operator(s), operating(s));

/** R137: a loan may pay for the cheapest train, if none can be had without; by the ruling `dearTrainOnLoan` for any. */
function isOnLoan(s: State1865, { price }: BuyTrain): boolean {
  if (ruling(s, 'dearTrainOnLoan') === 'yes') return true;
  const cheapest = cheapestPrice(s);
  return price === cheapest && cheapest > withoutLoan(s);
}

/** R135: an offer to the president of the other company, and his answer. */
const { frame, propose, isNew } = offers<State1865, 'train', CompanyId, Event1865>({
  cite: '4.6',
  turn: turnOf,
  asksOwners: () => true,
  deals: {
    train(s, { company, item, from: owner, price }, emit) {
      const from = companyOf(owner as Treasury);
      transferTrain(s, { company, item, from, price }, emit);
      emit?.({ type: 'trainBought', company, train: item, from, price, added: 0 });
    },
  },
});
export const offer = frame;

export const buyTrain = buy<State1865, Event1865>({
  trainTypes,
  trainIds,
  sellers: (s): Known => new Set([BANK, POOL, ...companiesOf(s)]),
  selling: (s) => [BANK, POOL, ...launchedIds(s)],
  trainLimit,
  trainsAt,
  isPrice: (s, { from, train, price }) =>
    isFromCompany(from) ? price >= LEAST_PRICE : price === printedPrice(s, train),
  trainPrice: (s, { from, train }) => (isFromCompany(from) ? LEAST_PRICE : printedPrice(s, train)),
  added: (s, a) => (isForced(s, a) ? a.price - funds(s) : 0),
  fields: {
    price: int((s, { from, train }) => {
      const price = printedPrice(s, train);
      return isFromCompany(from) ? { min: LEAST_PRICE, max: funds(s) } : { min: price, max: price };
    }),
  },
})
  .ask(
    'last',
    must(
      'train.onLoan',
      ['from', 'train', 'price'],
      (s, a) => !isForced(s, a) || a.price <= withoutLoan(s) || isOnLoan(s, a),
      (s, a) => ({ price: a.price, most: withoutLoan(s) }),
    ),
    isNew('train', 'train'),
  )
  .hold(must('train.mustBuy', [], (s) => !mustBuyTrain(s, operating(s)), companyInTurn))
  .with({
    apply(s, { from, train, price }, emit) {
      const company = operating(s);
      if (isFromCompany(from)) {
        const deal = { company, what: 'train', item: train, from: treasury(from), price } as const;
        return propose(s, deal, presiding(s, from), operator(s), emit);
      }
      // R137: one train only, for the treasury is empty then
      const added = Math.max(0, price - funds(s));
      if (added > 0) buyWithPresident(s, { company, train, added }, emit);
      else buyFromBank(s, { company, train, added }, emit);
    },
  });
