// A company buys a train: from the bank, from its pool, or from another company (R090-R093, R116-R117).
import { must } from '../../../../engine/core/condition.ts';
import { int } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { POOL, presiding } from '../../../../engine/shares/shares.ts';
import { type TrainId, takeFromPool, takeNew, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { buyTrain as buying, type BuyTrain as Purchase } from '../../../../kernel/trains/buyTrain.ts';
import { funds, operator } from '../../../../kernel/turn.ts';
import { cgrMustBuy } from '../cgr/trains.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { isCgr, mustInTurn, type State1856, turnOf } from '../state.ts';
import { trainIds, trainTypes } from '../trains.ts';
import { isNewOffer, propose } from './offers.ts';
import { trainSold } from './phaseChange.ts';
import { forcedPurchase, mustBuyTrain, newTrains, ownsPermanent, priceOfTrain, suits, trainLimit } from './supply.ts';

export interface BuyTrain extends Purchase {
  readonly from: typeof BANK | typeof POOL | CompanyId;
}

/** Companies agree on any price between them, but not on none. */
const LEAST_PRICE = 1;

const sellers: readonly BuyTrain['from'][] = [BANK, POOL, ...companyIds];
const isFromCompany = (from: BuyTrain['from']): from is CompanyId => from !== BANK && from !== POOL;

/** Trains for sale there. */
function trainsAt(s: State1856, from: BuyTrain['from']): readonly TrainId[] {
  if (from === BANK) return newTrains(s);
  if (from === POOL) return s.depot.pool;
  return from === turnOf(s).company ? [] : trainsOf(s, from);
}

/** True if the price is fixed: from bank and pool (R090), and in every deal of the CGR (R117). */
const isFixed = (s: State1856, from: BuyTrain['from']): boolean =>
  !isFromCompany(from) || isCgr(from) || isCgr(turnOf(s).company);

/** The president's part: only for the cheapest train, and only if one must be bought (R093). */
function addedTo(s: State1856, { from, price }: BuyTrain): number {
  if (isFromCompany(from) || price <= funds(s)) return 0;
  const forced = forcedPurchase(s);
  return forced && forced.price === price ? forced.sum : 0;
}

export const buyTrain = buying<State1856, Event1856, BuyTrain>({
  trainTypes,
  trainIds,
  sellers,
  selling: () => sellers,
  trainLimit,
  trainsAt,
  isPrice: (s, a) => (isFromCompany(a.from) ? a.price >= LEAST_PRICE : a.price === priceOfTrain(s, a.train)),
  trainPrice: (s, a) => (isFromCompany(a.from) ? LEAST_PRICE : priceOfTrain(s, a.train)),
  added: addedTo,
  fields: {
    price: int((s, a) => {
      const price = priceOfTrain(s, a.train);
      return isFixed(s, a.from) ? { min: price, max: price } : { min: LEAST_PRICE, max: funds(s) };
    }),
  },
  trainSold,
})
  // after the president has sold shares for it
  .ask(
    { after: 'train.limit' },
    must('train.bankOnly', ['from'], (s, a) => !isFromCompany(a.from) || turnOf(s).sold.length === 0),
  )
  .ask(
    { before: 'train.price' },
    must('train.government', ['train'], (s, a) => suits(s, turnOf(s).company, a.train)),
    must(
      'train.faceValue',
      ['from', 'train', 'price'],
      (s, a) => !isFromCompany(a.from) || !isFixed(s, a.from) || a.price === priceOfTrain(s, a.train),
      (s, a) => ({ price: priceOfTrain(s, a.train) }),
    ),
  )
  .ask(
    { before: 'train.tooDear' },
    must(
      'train.notCheapest',
      ['from', 'train', 'price'],
      (s, a) => {
        const forced = isFromCompany(a.from) || a.price <= funds(s) ? null : forcedPurchase(s);
        return forced === null || forced.price === a.price;
      },
      (s) => ({ price: forcedPurchase(s)!.price }),
    ),
  )
  .ask(
    'last',
    must(
      'train.presidentShort',
      ['from', 'train', 'price'],
      (s, a) => addedTo(s, a) <= cashOf(s, operator(s)),
      (s, a) => ({ missing: addedTo(s, a) - cashOf(s, operator(s)) }),
    ),
    isNewOffer('train', 'train'),
  )
  .hold(
    mustInTurn('train.mustBuy', [], (s) => !mustBuyTrain(s, turnOf(s).company)),
    must('train.governmentMustBuy', [], (s) => !cgrMustBuy(s)),
  )
  .with({
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
  });
