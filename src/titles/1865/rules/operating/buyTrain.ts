// A company buys trains, one at a time: new ones, those in the bank pool, or another company's (R130-R137, R182).
import { int, type Known, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, type Money } from '../../../../engine/money/bank.ts';
import { POOL, presiding } from '../../../../engine/shares/shares.ts';
import { type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { treasuryOf } from '../../../../kernel/figures.ts';
import { trainBuying } from '../../../../kernel/trains/buying.ts';
import { type CompanyId, companiesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { must } from '../rules.ts';
import { launchedIds, operating, operator, type State1865 } from '../state.ts';
import { trainIds } from '../trains.ts';
import { isNewOffer, propose } from './offers.ts';
import { buyFromBank } from './purchase.ts';
import { buyWithPresident } from './raiseCash.ts';
import { canFind } from './raising.ts';
import { cheapestPrice, isShortOfMoney, mustBuyTrain, newTrain, printedPrice, trainLimit } from './supply.ts';

export interface BuyTrain {
  readonly type: 'buyTrain';
  /** The pile, the bank pool, or the company that owns it. */
  readonly from: typeof BANK | typeof POOL | CompanyId;
  readonly train: TrainId;
  readonly price: Money;
}

/** R135: between companies any price is agreed upon, but not none. */
const LEAST_PRICE = 1;

const funds = (s: State1865): Money => treasuryOf(s, operating(s));
const isFromCompany = (from: BuyTrain['from']): from is CompanyId => from !== BANK && from !== POOL;

function trainsAt(s: State1865, from: BuyTrain['from']): readonly TrainId[] {
  if (from === BANK) return [newTrain(s)];
  if (from === POOL) return s.depot.pool;
  return from === operating(s) ? [] : trainsOf(s, from);
}

/** R137: whether the president has to add to this price. */
const isForced = (s: State1865, { from, price }: BuyTrain): boolean =>
  !isFromCompany(from) && price > funds(s) && isShortOfMoney(s, operating(s));

/** R137: the most that can be paid with the president's cash and sales. */
const withoutLoan = (s: State1865): Money => funds(s) + canFind(s, operator(s), operating(s));

/** R137: a loan pays for the cheapest train, and only where no other can be had; by ruling for any. */
function isOnLoan(s: State1865, { price }: BuyTrain): boolean {
  if (ruling(s, 'dearTrainOnLoan') === 'yes') return true;
  const cheapest = cheapestPrice(s);
  return price === cheapest && cheapest > withoutLoan(s);
}

const sale = trainBuying<State1865, BuyTrain>({
  buyer: operating,
  limit: trainLimit,
  trainsAt,
  isPrice: (s, a) => (isFromCompany(a.from) ? a.price >= LEAST_PRICE : a.price === printedPrice(s, a.train)),
  price: (s, a) => (isFromCompany(a.from) ? LEAST_PRICE : printedPrice(s, a.train)),
  cash: funds,
  added: (s, a) => (isForced(s, a) ? a.price - funds(s) : 0),
});

export const buyTrain: Step<State1865, BuyTrain, Event1865> = {
  id: 'buyTrain',
  stays: true,
  actor: operator,
  fields: {
    from: oneOf(
      (s): Known => new Set([BANK, POOL, ...companiesOf(s)]),
      (s) => [BANK, POOL, ...launchedIds(s)],
    ),
    train: oneOf(trainIds, (s, a) => trainsAt(s, a.from)),
    price: int((s, a) => {
      const price = printedPrice(s, a.train);
      return isFromCompany(a.from) ? { min: LEAST_PRICE, max: funds(s) } : { min: price, max: price };
    }),
  },
  conditions: [
    sale.hasRoom,
    sale.isForSale,
    sale.isPrice,
    sale.canPay,
    must(
      'train.onLoan',
      ['from', 'train', 'price'],
      (s, a) => !isForced(s, a) || a.price <= withoutLoan(s) || isOnLoan(s, a),
      (s, a) => ({ price: a.price, most: withoutLoan(s) }),
    ),
    isNewOffer('train', 'train'),
  ],
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
  pass() {},
  passing: [
    must(
      'train.mustBuy',
      [],
      (s) => !mustBuyTrain(s, operating(s)),
      (s) => ({ company: operating(s) }),
    ),
  ],
};
