// A minor buys a train: from the supply, or from another minor (R103-R107).
import type { Emit } from '../../../../engine/core/event.ts';
import { int, oneOf } from '../../../../engine/core/fields.ts';
import { treasury } from '../../../../engine/core/owner.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { BANK, cashOf, pay } from '../../../../engine/money/bank.ts';
import { type TrainId, type TrainType, takeNew, trainsOf } from '../../../../engine/trains/depot.ts';
import { trainBuying } from '../../../../kernel/trains/buying.ts';
import { type MinorId, minorIds } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { must } from '../rules.ts';
import { deciderOf, minorsInPlay, operator, ownerOf, type State18Mag, turnOf } from '../state.ts';
import { sellersPart, TRAIN_LIMIT, trainFacts, trainsAndTypes, trainTypes } from '../trains.ts';
import { isNewOffer, propose } from './offers.ts';
import { trainSold } from './phaseChange.ts';

export interface BuyTrain {
  readonly type: 'buyTrain';
  /** The bank for the supply, or the minor that owns it. */
  readonly from: typeof BANK | MinorId;
  /** Of the supply a type, of a minor one of its trains. */
  readonly train: TrainType | TrainId;
  readonly price: number;
}

const LEAST_PRICE = 1;

const buyer = (s: State18Mag): MinorId => turnOf(s).company;
const funds = (s: State18Mag): number => cashOf(s, treasury(buyer(s)));
const isSupply = (from: BuyTrain['from']): from is typeof BANK => from === BANK;
const types = (s: State18Mag): TrainType[] => trainTypes(s).map(({ type }) => type);

function trainsAt(s: State18Mag, from: BuyTrain['from']): readonly string[] {
  if (isSupply(from)) return types(s);
  return from === buyer(s) ? [] : trainsOf(s, from);
}

/** R174: his minors do what their cards say, and no more. */
const isIstvans = (s: State18Mag, from: BuyTrain['from']): boolean =>
  isSolo(s) && !isSupply(from) && from in s.minors && ownerOf(s, from as MinorId) === ISTVAN;

/** The seller has a half of the price, or with one or two players a quarter (R105, R151). */
export function buyFromSupply(s: State18Mag, company: MinorId, type: TrainType, emit: Emit<Event18Mag>): void {
  const { price, seller } = trainFacts(s, type);
  const part = sellersPart(s, price);
  pay(s, treasury(company), treasury(seller), part, 'train', emit);
  pay(s, treasury(company), BANK, price - part, 'train', emit);
  const train = takeNew(s, type, company);
  emit?.({ type: 'trainBought', company, train, from: seller, price });
  trainSold(s, type, emit);
}

const { hasRoom, isForSale, isPrice, canPay } = trainBuying<State18Mag, BuyTrain>({
  buyer,
  limit: () => TRAIN_LIMIT,
  trainsAt,
  isPrice: (s, a) => !isSupply(a.from) || a.price === trainFacts(s, a.train).price,
  price: (s, a) => trainFacts(s, a.train).price,
  cash: funds,
});

export const buyTrain: Step<State18Mag, BuyTrain, Event18Mag> = {
  id: 'buyTrain',
  stays: true,
  actor: operator,
  fields: {
    from: oneOf([BANK, ...minorIds], (s) => [BANK, ...minorsInPlay(s).filter((id) => trainsAt(s, id).length > 0)]),
    train: oneOf(trainsAndTypes, (s, a) => trainsAt(s, a.from)),
    price: int((s, a) => {
      if (!isSupply(a.from)) return { min: LEAST_PRICE, max: funds(s) };
      const { price } = trainFacts(s, a.train);
      return { min: price, max: price };
    }),
  },
  conditions: [
    hasRoom,
    must(
      'train.istvans',
      ['from'],
      (s, a) => !isIstvans(s, a.from),
      (_, a) => ({ from: a.from as MinorId }),
    ),
    isForSale,
    isPrice,
    must(
      'train.leastPrice',
      ['from', 'price'],
      (_, a) => a.price >= LEAST_PRICE,
      () => ({ price: LEAST_PRICE }),
    ),
    canPay,
    isNewOffer('train', 'train'),
  ],
  apply(s, { from, train, price }, emit) {
    const { company } = turnOf(s);
    if (isSupply(from)) return buyFromSupply(s, company, train, emit);
    const seat = deciderOf(s, from);
    propose(s, { company, what: 'train', item: train, from: treasury(from), price }, seat, operator(s), emit);
  },
  pass() {},
};
