// A company buys a train: from the bank, from its pool, or from another company (R090-R093, R116-R117).
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { POOL, presiding } from '../../../../engine/shares/shares.ts';
import { type TrainId, takeFromPool, takeNew, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { trainBuying } from '../../../../kernel/trains/buying.ts';
import { cgrMustBuy } from '../cgr/trains.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { must } from '../rules.ts';
import { isCgr, operator, type State1856, turnOf } from '../state.ts';
import { trainIds } from '../trains.ts';
import { isNewOffer, propose } from './offers.ts';
import { trainSold } from './phaseChange.ts';
import { forcedPurchase, mustBuyTrain, newTrains, ownsPermanent, priceOfTrain, suits, trainLimit } from './supply.ts';

export interface BuyTrain {
  readonly type: 'buyTrain';
  /** The bank, its pool, or the company that owns it. */
  readonly from: typeof BANK | typeof POOL | CompanyId;
  readonly train: TrainId;
  readonly price: number;
}

/** Between companies any price is agreed upon, but not none. */
const LEAST_PRICE = 1;

const buyer = (s: State1856): CompanyId => turnOf(s).company;
const funds = (s: State1856): number => cashOf(s, treasury(buyer(s)));
const isFromCompany = (from: BuyTrain['from']): from is CompanyId => from !== BANK && from !== POOL;

/** The trains to be had there. */
function trainsAt(s: State1856, from: BuyTrain['from']): readonly TrainId[] {
  if (from === BANK) return newTrains(s);
  if (from === POOL) return s.depot.pool;
  return from === buyer(s) ? [] : trainsOf(s, from);
}

/** Where the price is not for the two sides to agree upon: bank and pool (R090), and every deal of the CGR (R117). */
const isFixed = (s: State1856, from: BuyTrain['from']): boolean =>
  !isFromCompany(from) || isCgr(from) || isCgr(buyer(s));

/** What the president adds: only to the cheapest train, and only where one must be bought (R093). */
function addedTo(s: State1856, { from, price }: BuyTrain): number {
  if (isFromCompany(from) || price <= funds(s)) return 0;
  const forced = forcedPurchase(s);
  return forced && forced.price === price ? forced.sum : 0;
}

const conditions = trainBuying<State1856, BuyTrain>({
  buyer,
  limit: trainLimit,
  trainsAt,
  isPrice: (s, a) => (isFromCompany(a.from) ? a.price >= LEAST_PRICE : a.price === priceOfTrain(s, a.train)),
  price: (s, a) => (isFromCompany(a.from) ? LEAST_PRICE : priceOfTrain(s, a.train)),
  cash: funds,
  added: addedTo,
});

export const buyTrain: Step<State1856, BuyTrain, Event1856> = {
  id: 'buyTrain',
  stays: true,
  actor: operator,
  fields: {
    from: oneOf([BANK, POOL, ...companyIds]),
    train: oneOf(trainIds, (s, a) => trainsAt(s, a.from)),
    price: int((s, a) => {
      const price = priceOfTrain(s, a.train);
      return isFixed(s, a.from) ? { min: price, max: price } : { min: LEAST_PRICE, max: funds(s) };
    }),
  },
  conditions: [
    conditions.hasRoom,
    // the president has sold shares for it
    must('train.bankOnly', ['from'], (s, a) => !isFromCompany(a.from) || turnOf(s).sold.length === 0),
    conditions.isForSale,
    must(
      'train.government',
      ['train'],
      (s, a) => suits(s, buyer(s), a.train),
      (_, a) => ({ train: a.train }),
    ),
    must(
      'train.faceValue',
      ['from', 'train', 'price'],
      (s, a) => !isFromCompany(a.from) || !isFixed(s, a.from) || a.price === priceOfTrain(s, a.train),
      (s, a) => ({ price: priceOfTrain(s, a.train) }),
    ),
    conditions.isPrice,
    must(
      'train.notCheapest',
      ['from', 'train', 'price'],
      (s, a) => {
        const forced = isFromCompany(a.from) || a.price <= funds(s) ? null : forcedPurchase(s);
        return forced === null || forced.price === a.price;
      },
      (s) => ({ price: forcedPurchase(s)!.price }),
    ),
    conditions.canPay,
    must(
      'train.presidentShort',
      ['from', 'train', 'price'],
      (s, a) => addedTo(s, a) <= cashOf(s, operator(s)),
      (s, a) => ({ missing: addedTo(s, a) - cashOf(s, operator(s)) }),
    ),
    isNewOffer('train', 'train'),
  ],
  apply(s, a, emit) {
    const { company } = turnOf(s);
    const { from, train, price } = a;
    if (isFromCompany(from)) {
      const seat = presiding(s, from);
      const deal = { company, what: 'train', item: train, from: treasury(from), price } as const;
      return propose(s, deal, seat, operator(s), emit);
    }
    const added = addedTo(s, a);
    pay(s, operator(s), treasury(company), added, 'train', emit);
    pay(s, treasury(company), BANK, price, 'train', emit);
    if (from === BANK) takeNew(s, typeOf(train), company);
    else takeFromPool(s, train, company);
    ownsPermanent(s, company, train);
    emit?.({ type: 'trainBought', company, train, from, price, added });
    if (from === BANK) trainSold(s, typeOf(train), emit);
  },
  pass() {},
  passing: [
    must(
      'train.mustBuy',
      [],
      (s) => !mustBuyTrain(s, buyer(s)),
      (s) => ({ company: buyer(s) }),
    ),
    must('train.governmentMustBuy', [], (s) => !cgrMustBuy(s)),
  ],
};
