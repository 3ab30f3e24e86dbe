// A minor buys a train: from the supply, or from another minor by agreement (R103-R107).
import { must } from '../../../../engine/core/condition.ts';
import type { Emit } from '../../../../engine/core/event.ts';
import { int } from '../../../../engine/core/fields.ts';
import { companyOf, type Treasury, treasury } from '../../../../engine/core/owner.ts';
import { ruling } from '../../../../engine/core/state.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { type TrainType, takeNew, trainsOf } from '../../../../engine/trains/depot.ts';
import { offers, type Proposal } from '../../../../kernel/offer/question.ts';
import { buyTrain as buy, type BuyTrain as Purchase } from '../../../../kernel/trains/buyTrain.ts';
import { transferTrain } from '../../../../kernel/trains/moving.ts';
import { type MinorId, minorIds } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { ISTVAN, isSolo } from '../players.ts';
import {
  deciderOf,
  funds,
  inOperation,
  minorInTurn,
  minorsInPlay,
  operator,
  ownerOf,
  type State18Mag,
  turnOf,
} from '../state.ts';
import { sellersPart, TRAIN_LIMIT, trainFacts, trainsAndTypes, trainTypes } from '../trains.ts';
import { trainSold } from './phaseChange.ts';

/** Names a type if bought from the supply (the bank), a train if bought from a minor. */
interface BuyTrain extends Purchase {
  readonly from: typeof BANK | MinorId;
}

const LEAST_PRICE = 1;

/** Buys from the supply: the seller gets half of the price, or with one or two players a quarter (R105, R151). */
export function buyFromSupply(s: State18Mag, company: MinorId, type: TrainType, emit: Emit<Event18Mag>): void {
  const { price, seller } = trainFacts(s, type);
  const part = sellersPart(s, price);
  pay(s, treasury(company), treasury(seller), part, 'train', emit);
  pay(s, treasury(company), BANK, price - part, 'train', emit);
  const train = takeNew(s, type, company);
  emit?.({ type: 'trainBought', company, train, from: seller, price });
  trainSold(s, type, emit);
}

/** Sells from minor to minor, which is no sale of the supply (R034). */
export function sellOn(s: State18Mag, deal: Proposal<'train', MinorId>, emit: Emit<Event18Mag>): void {
  const { company, item: train, price } = deal;
  const from = companyOf(deal.from as Treasury);
  transferTrain(s, { company, item: train, from, price }, emit);
  emit?.({ type: 'trainBought', company, train, from, price });
}

/** R106 */
const between = offers<State18Mag, 'train', MinorId, Event18Mag>({
  cite: 'VI.3',
  turn: turnOf,
  asksOwners: (s) => ruling(s, 'consent') === 'asked',
  deals: { train: sellOn },
});
export const offer = between.frame;

function trainsAt(s: State18Mag, from: BuyTrain['from']): readonly string[] {
  if (from === BANK) return trainTypes(s).map(({ type }) => type);
  return from === inOperation(s) ? [] : trainsOf(s, from);
}

/** R174: true if the seller is István's: his minors do only what their cards say. */
const isIstvans = (s: State18Mag, from: BuyTrain['from']): boolean =>
  isSolo(s) && from !== BANK && from in s.minors && ownerOf(s, from) === ISTVAN;

const printed = (s: State18Mag, { train }: BuyTrain): number => trainFacts(s, train).price;

export const buyTrain = buy<State18Mag, Event18Mag, BuyTrain>({
  ...minorInTurn,
  trainTypes,
  trainIds: trainsAndTypes,
  sellers: [BANK, ...minorIds],
  selling: (s) => [BANK, ...minorsInPlay(s).filter((id) => trainsAt(s, id).length > 0)],
  trainLimit: () => TRAIN_LIMIT,
  trainsAt,
  isPrice: (s, a) => a.from !== BANK || a.price === printed(s, a),
  trainPrice: printed,
  fields: {
    price: int((s, a) => {
      if (a.from !== BANK) return { min: LEAST_PRICE, max: funds(s) };
      return { min: printed(s, a), max: printed(s, a) };
    }),
  },
})
  .ask(
    { before: 'train.notForSale' },
    must('train.istvans', ['from'], (s, a) => !isIstvans(s, a.from)),
  )
  .ask(
    { before: 'train.tooDear' },
    must(
      'train.leastPrice',
      ['from', 'price'],
      (_, a) => a.price >= LEAST_PRICE,
      () => ({ price: LEAST_PRICE }),
    ),
  )
  .ask('last', between.isNew('train', 'train'))
  .with({
    apply(s, { from, train, price }, emit) {
      const company = inOperation(s);
      if (from === BANK) return buyFromSupply(s, company, train, emit);
      const deal = { company, what: 'train', item: train, from: treasury(from), price } as const;
      between.propose(s, deal, deciderOf(s, from), operator(s), emit);
    },
  });
