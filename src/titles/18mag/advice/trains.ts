// Buys and scraps a minor's trains, by their revenue on the present board.
import { BANK, companyOf, type TrainId, type Treasury, trainsOf, typeOf, under } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MinorId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { minorsInPlay, ownerOf, type State18Mag, turnOf } from '../rules/state.ts';
import { sellersPart, TRAIN_LIMIT, trainFacts, trainTypes } from '../rules/trains.ts';
import { revenueWorth, roundsAfter, roundsLeft } from './horizon.ts';
import { paymentWorth } from './payments.ts';
import { revenueOf, trainsLike } from './runs.ts';
import type { Idea, Situation } from './situation.ts';

/** Runs grow with the track, so that a train is worth more than its first run. */
const GROWTH = 1.2;

const gainWith = (s: State18Mag, minor: MinorId, trains: readonly TrainId[], types: readonly string[]): number =>
  GROWTH * (revenueOf(s, minor, [...trains, ...trainsLike(types)], s.board) - revenueOf(s, minor, trains, s.board));

/** Worth of a new train of this type beyond its price, in the rounds after this one. */
function purchaseWorth(s: State18Mag, seat: number, minor: MinorId, trains: readonly TrainId[], type: string): number {
  const { price, seller } = trainFacts(s, type);
  const paid = paymentWorth(s, seat, price, seller, sellersPart(s, price));
  return gainWith(s, minor, trains, [type]) * roundsAfter(s) * revenueWorth(s) + paid;
}

export function trainIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  const trains = trainsOf(s, company);
  const ideas = trainTypes(s).map(
    ({ type, price }): Idea => ({
      action: { type: 'buyTrain', from: BANK, train: type, price },
      value: purchaseWorth(s, seat, company, trains, type),
    }),
  );
  return [...ideas, ...fromSisters(s, seat, company)];
}

/** A train that another minor of the same owner can spare, for a low price. */
function fromSisters(s: State18Mag, seat: number, minor: MinorId): Idea[] {
  const trains = trainsOf(s, minor);
  const sisters = minorsInPlay(s).filter((id) => id !== minor && ownerOf(s, id) === seat);
  return sisters.flatMap((from) =>
    trainsOf(s, from).map((train): Idea => {
      const rest = trainsOf(s, from).filter((other) => other !== train);
      const lost = gainWith(s, from, rest, [typeOf(train)]);
      const gained = gainWith(s, minor, trains, [typeOf(train)]);
      return {
        action: { type: 'buyTrain', from, train, price: 1 },
        value: (gained - lost) * roundsAfter(s) * revenueWorth(s) - SWAP,
      };
    }),
  );
}
/** Cost of moving a train, against idle moves. */
const SWAP = 10;

/** Before the run: a small train makes room for a better one that the treasury can then pay. */
export function scrapIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  const trains = trainsOf(s, company);
  if (trains.length < TRAIN_LIMIT || roundsLeft(s) <= 1) return [];
  const all = revenueOf(s, company, trains, s.board);
  return trains.map((train): Idea => {
    const kept = trains.filter((other) => other !== train);
    const without = revenueOf(s, company, kept, s.board);
    const money = treasuryOf(s, company) + without / 2;
    const worths = trainTypes(s)
      .filter(({ price, distance }) => price <= money && distance > trainFacts(s, typeOf(train)).distance)
      .map(({ type }) => purchaseWorth(s, seat, company, kept, type));
    const future = GROWTH * (all - without) * roundsAfter(s) * revenueWorth(s);
    const lostNow = (all - without) * revenueWorth(s);
    return {
      action: { type: 'scrapTrain', train },
      value: Math.max(0, ...worths) - future - lostNow - SWAP,
    };
  });
}

/** Weighs another owner's offer for a train against the train's revenue. */
export function offerIdeas({ s, seat }: Situation): Idea[] {
  const { item: train, from: owner, price } = under<OfferFrame>(s, 'offer');
  const from = companyOf(owner as Treasury) as MinorId;
  const rest = trainsOf(s, from).filter((other) => other !== train);
  const lost = gainWith(s, from, rest, [typeOf(train)]) * roundsAfter(s) * revenueWorth(s);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: -paymentWorth(s, seat, price) - lost },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}
