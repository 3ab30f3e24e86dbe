// A minor buys a train: from the supply, or from another minor (R103-R107).
import { int, oneOf } from '../../../engine/core/fields.ts';
import { treasury } from '../../../engine/core/owner.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { type TrainId, type TrainType, trainsOf } from '../../../engine/trains/depot.ts';
import { type MinorId, minorIds } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { isNewOffer, propose } from '../offers.ts';
import { TRAIN_LIMIT, trainFacts, trainsAndTypes, trainTypes } from '../phases.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { must } from '../rules.ts';
import { deciderOf, minorsInPlay, ownerOf, type State18Mag, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { buyFromSupply } from './buy.ts';

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
    must(
      'train.limit',
      [],
      (s) => trainsOf(s, buyer(s)).length < TRAIN_LIMIT,
      (s) => ({ company: buyer(s), limit: TRAIN_LIMIT }),
    ),
    must(
      'train.istvans',
      ['from'],
      (s, a) => !isIstvans(s, a.from),
      (_, a) => ({ from: a.from as MinorId }),
    ),
    must(
      'train.notForSale',
      ['from', 'train'],
      (s, a) => trainsAt(s, a.from).includes(a.train),
      (_, a) => ({ train: a.train, from: a.from }),
    ),
    must(
      'train.price',
      ['from', 'train', 'price'],
      (s, a) => !isSupply(a.from) || a.price === trainFacts(s, a.train).price,
      (s, a) => ({ price: trainFacts(s, a.train).price }),
    ),
    must(
      'train.leastPrice',
      ['from', 'price'],
      (_, a) => a.price >= LEAST_PRICE,
      () => ({ price: LEAST_PRICE }),
    ),
    must(
      'train.tooDear',
      ['price'],
      (s, a) => a.price <= funds(s),
      (s, a) => ({ price: a.price, cash: funds(s) }),
    ),
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
