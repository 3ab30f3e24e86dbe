// A minor buys a train: from the supply, or from another minor (R103-R107).
import { int, oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { BANK, cashOf } from '../../../engine/money/bank.ts';
import { type TrainId, type TrainType, trainsOf } from '../../../engine/trains/depot.ts';
import { type MinorId, minorIds, purseOf } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { askOwner, isAsked, refusedAt } from '../offer/ask.ts';
import { TRAIN_LIMIT, trainFacts, trainsAndTypes, trainTypes } from '../phases.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { must } from '../rules.ts';
import { minorsInPlay, ownerOf, type State18Mag, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { buyFromSupply } from './buy.ts';
import { transferTrain } from './transfer.ts';

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
const treasury = (s: State18Mag): number => cashOf(s, purseOf(buyer(s)));
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
      if (!isSupply(a.from)) return { min: LEAST_PRICE, max: treasury(s) };
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
      (s, a) => a.price <= treasury(s),
      (s, a) => ({ price: a.price, cash: treasury(s) }),
    ),
    must(
      'offer.refused',
      ['train', 'price'],
      (s, a) => a.price > refusedAt(s, a.train),
      (s, a) => ({ train: a.train, price: refusedAt(s, a.train) }),
    ),
  ],
  apply(s, { from, train, price }, emit) {
    const { company } = turnOf(s);
    if (isSupply(from)) return buyFromSupply(s, company, train, emit);
    const seat = ownerOf(s, from);
    const deal = { company, train, from, price };
    if (!isAsked(s, seat, ownerOf(s, company))) return transferTrain(s, deal, emit);
    askOwner(s, { kind: 'offer', step: 0, seat, ...deal }, emit);
  },
  pass() {},
};
