// A company buys a train: from the bank, of a kind and with warranties as it likes, or from another company as it is
// (R141-R147, R207-R208).
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, type Money } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { copyOf, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { trainBuying } from '../../../../kernel/trains/buying.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import { must } from '../rules.ts';
import { hasTrain, isInReceivership, isLast, isStarted, operator, type State1862, turnOf } from '../state.ts';
import { type Kind, kinds, kindsOf, trainIds } from '../trains.ts';
import { buyFromBank } from './fromBank.ts';
import { isNewOffer, propose } from './offers.ts';
import { canRaise } from './raising.ts';
import {
  bankTrain,
  hasRoom,
  hasRoomFor,
  limitFor,
  missingForTrain,
  mustBuy,
  newPrice,
  usedPrice,
  warrantiesSold,
} from './supply.ts';

export interface BuyTrain {
  readonly type: 'buyTrain';
  readonly from: typeof BANK | CompanyId;
  readonly train: TrainId;
  /** R143: chosen when the bank sells it. */
  readonly kind: Kind;
  /** How many are bought with it, besides those that come free. */
  readonly warranties: number;
  readonly price: Money;
}

const buyer = (s: State1862): CompanyId => turnOf(s).company;
const funds = (s: State1862): Money => cashOf(s, treasury(buyer(s)));
const isUsed = ({ from }: Pick<BuyTrain, 'from'>): boolean => from !== BANK;

function trainsAt(s: State1862, from: BuyTrain['from']): readonly TrainId[] {
  if (from === BANK) return [bankTrain(s)];
  return from === buyer(s) ? [] : trainsOf(s, from);
}

const kindsAt = (s: State1862, { from, train }: BuyTrain): readonly Kind[] =>
  from === BANK ? kindsOf(s) : [copyOf(s, train).kind as Kind];

/** R146: only the bank sells them. */
const mostWarranties = (s: State1862, a: BuyTrain): number => (isUsed(a) ? 0 : warrantiesSold(s, a.train));

const priceOf = (s: State1862, a: BuyTrain): Money =>
  isUsed(a) ? usedPrice(s, a.train) : newPrice(s, a.train, a.warranties);

const sale = trainBuying<State1862, BuyTrain>({
  buyer,
  limit: (s) => limitFor(s, buyer(s)).atMost,
  hasRoom: (s) => hasRoom(s, buyer(s)),
  trainsAt,
  isPrice: (s, a) => a.price === priceOf(s, a),
  price: priceOf,
  cash: funds,
});

export const buyTrain: Step<State1862, BuyTrain, Event1862> = {
  id: 'buyTrain',
  stays: true,
  actor: operator,
  fields: {
    from: oneOf([BANK, ...companyIds], (s) => [BANK, ...companyIds.filter((id) => trainsAt(s, id).length > 0)]),
    train: oneOf(trainIds, (s, a) => trainsAt(s, a.from)),
    kind: oneOf(kinds, kindsAt),
    warranties: int((s, a) => ({ min: 0, max: mostWarranties(s, a) })),
    price: int((s, a) => ({ min: priceOf(s, a), max: priceOf(s, a) })),
  },
  conditions: [
    must(
      'train.byItself',
      [],
      (s) => !isInReceivership(s, buyer(s)),
      (s) => ({ company: buyer(s) }),
    ),
    sale.hasRoom,
    must('train.lastSet', ['from'], (s, a) => !isUsed(a) || !isLast(s)),
    // R148: the train for which money was raised is the bank's; then it buys as ever
    must('train.bankOnly', ['from'], (s, a) => !isUsed(a) || turnOf(s).raised === null || hasTrain(s, buyer(s))),
    must(
      'train.receivership',
      ['from'],
      (s, a) => a.from === BANK || !isInReceivership(s, a.from),
      (_, a) => ({ company: a.from }),
    ),
    sale.isForSale,
    must(
      'train.kind',
      ['from', 'train', 'kind'],
      (s, a) => kindsAt(s, a).includes(a.kind),
      (_, a) => ({ train: a.train, kind: a.kind }),
    ),
    must(
      'train.kindLimit',
      ['kind'],
      (s, a) => hasRoomFor(s, buyer(s), a.kind),
      (s, a) => ({ company: buyer(s), kind: a.kind, limit: limitFor(s, buyer(s)).atMost }),
    ),
    must(
      'train.warranties',
      ['from', 'train', 'warranties'],
      (s, a) => a.warranties <= mostWarranties(s, a),
      (s, a) => ({ most: mostWarranties(s, a) }),
    ),
    sale.isPrice,
    sale.canPay,
    isNewOffer('train', 'train'),
  ],
  apply(s, { from, train, kind, warranties, price }, emit) {
    const company = buyer(s);
    if (from === BANK) return buyFromBank(s, company, { kind, warranties }, emit);
    const deal = { company, what: 'train', item: train, from: treasury(from), price } as const;
    // R155: nobody speaks for a bankrupt company whose trains are still for sale
    propose(s, deal, isStarted(s, from) ? presiding(s, from) : operator(s), operator(s), emit);
  },
  pass() {},
  passing: [
    must(
      'train.mustBuy',
      [],
      (s) => !mustBuy(s, buyer(s)),
      (s) => ({ company: buyer(s) }),
    ),
    must(
      'train.mustRaise',
      [],
      (s) => hasTrain(s, buyer(s)) || !canRaise(s),
      (s) => ({ company: buyer(s), missing: missingForTrain(s, buyer(s)) }),
    ),
  ],
};
