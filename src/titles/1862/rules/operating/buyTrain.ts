// A company buys a train: from the bank, of a kind and with warranties as it likes, or from another company as it is
// (R141-R147, R207-R208).
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import { BANK, type Money } from '../../../../engine/money/bank.ts';
import { presiding } from '../../../../engine/shares/shares.ts';
import { copyOf, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import { buyTrain as buying } from '../../../../kernel/trains/buyTrain.ts';
import { type CompanyId, companyIds } from '../companies.ts';
import type { Event1862 } from '../events.ts';
import {
  active,
  hasTrain,
  isInReceivership,
  isLast,
  isStarted,
  must,
  operator,
  type State1862,
  turnOf,
} from '../state.ts';
import { type Kind, kinds, kindsOf, trainIds, trainTypes } from '../trains.ts';
import { isNewOffer, propose } from './offers.ts';
import { canRaise } from './raiseCash.ts';
import {
  bankTrain,
  buyFromBank,
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
  /** Warranties bought with it, besides the free ones. */
  readonly warranties: number;
  readonly price: Money;
}

const isUsed = ({ from }: Pick<BuyTrain, 'from'>): boolean => from !== BANK;

function trainsAt(s: State1862, from: BuyTrain['from']): readonly TrainId[] {
  if (from === BANK) return [bankTrain(s)];
  return from === active(s) ? [] : trainsOf(s, from);
}

const kindsAt = (s: State1862, { from, train }: BuyTrain): readonly Kind[] =>
  from === BANK ? kindsOf(s) : [copyOf(s, train).kind as Kind];

/** R146: only the bank sells them. */
const mostWarranties = (s: State1862, a: BuyTrain): number => (isUsed(a) ? 0 : warrantiesSold(s, a.train));

export const buyTrain = buying<State1862, Event1862, BuyTrain>({
  actor: operator,
  trainTypes,
  trainIds,
  sellers: [BANK, ...companyIds],
  selling: (s) => [BANK, ...companyIds.filter((id) => trainsAt(s, id).length > 0)],
  trainLimit: (s, company: CompanyId) => limitFor(s, company).atMost,
  mayBuyTrain: (s) => hasRoom(s, active(s)),
  trainsAt,
  trainPrice: (s, a) => (isUsed(a) ? usedPrice(s, a.train) : newPrice(s, a.train, a.warranties)),
  fields: { kind: oneOf(kinds, kindsAt), warranties: int((s, a) => ({ min: 0, max: mostWarranties(s, a) })) },
})
  .ask(
    'first',
    must('train.byItself', [], (s) => !isInReceivership(s, active(s))),
  )
  .ask(
    { before: 'train.notForSale' },
    must('train.lastSet', ['from'], (s, a) => !isUsed(a) || !isLast(s)),
    // R148: the train for which money was raised is the bank's; then it buys freely
    must('train.bankOnly', ['from'], (s, a) => !isUsed(a) || turnOf(s).raised === null || hasTrain(s, active(s))),
    must(
      'train.receivership',
      ['from'],
      (s, a) => a.from === BANK || !isInReceivership(s, a.from),
      (_, a) => ({ company: a.from }),
    ),
  )
  .ask(
    { after: 'train.notForSale' },
    must(
      'train.kind',
      ['from', 'train', 'kind'],
      (s, a) => kindsAt(s, a).includes(a.kind),
      (_, a) => ({ train: a.train, kind: a.kind }),
    ),
    must(
      'train.kindLimit',
      ['kind'],
      (s, a) => hasRoomFor(s, active(s), a.kind),
      (s, a) => ({ company: active(s), kind: a.kind, limit: limitFor(s, active(s)).atMost }),
    ),
    must(
      'train.warranties',
      ['from', 'train', 'warranties'],
      (s, a) => a.warranties <= mostWarranties(s, a),
      (s, a) => ({ most: mostWarranties(s, a) }),
    ),
  )
  .ask('last', isNewOffer('train', 'train'))
  .hold(
    must('train.mustBuy', [], (s) => !mustBuy(s, active(s))),
    must(
      'train.mustRaise',
      [],
      (s) => hasTrain(s, active(s)) || !canRaise(s),
      (s) => ({ company: active(s), missing: missingForTrain(s, active(s)) }),
    ),
  )
  .with({
    apply(s, { from, train, kind, warranties, price }, emit) {
      const company = active(s);
      if (from === BANK) return buyFromBank(s, company, { kind, warranties }, emit);
      const deal = { company, what: 'train', item: train, from: treasury(from), price } as const;
      // R155: nobody speaks for a bankrupt company whose trains are still for sale
      propose(s, deal, isStarted(s, from) ? presiding(s, from) : operator(s), operator(s), emit);
    },
  });
