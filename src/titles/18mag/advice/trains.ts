// Buys and scraps a minor's trains, by the course that it would take with them.
import { BANK, companyOf, type TrainId, type Treasury, trainsOf, under } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MinorId } from '../rules/companies.ts';
import type { OfferFrame } from '../rules/frames.ts';
import { minorsInPlay, ownerOf, type State18Mag, turnOf } from '../rules/state.ts';
import { TRAIN_LIMIT, trainTypes } from '../rules/trains.ts';
import { courseOf } from './course.ts';
import { roundsAfter, roundsLeft } from './horizon.ts';
import { trainsLike } from './runs.ts';
import type { Idea, Situation } from './situation.ts';

export function trainIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  const trains = trainsOf(s, company);
  const money = treasuryOf(s, company);
  const course = courseOf(s, seat, company);
  const runs = roundsAfter(s);
  const now = course.worth(runs, trains, money);
  const ideas = trainTypes(s)
    .filter(({ price }) => price <= money)
    .map(
      ({ type, price }): Idea => ({
        action: { type: 'buyTrain', from: BANK, train: type, price },
        value: course.worth(runs, [...trains, ...trainsLike([type])], money - price) + course.back(type) - now,
      }),
    );
  return [...ideas, ...fromSisters(s, seat, company)];
}

/** Cost of moving a train, against idle moves. */
const SWAP = 10;

/** A train of another minor of the same owner, for little or for all there is: a treasury that cannot use its money gives it away so. */
function fromSisters(s: State18Mag, seat: number, minor: MinorId): Idea[] {
  const money = treasuryOf(s, minor);
  const trains = trainsOf(s, minor);
  if (money === 0 || trains.length >= TRAIN_LIMIT) return [];
  const runs = roundsAfter(s);
  const own = courseOf(s, seat, minor);
  const now = own.worth(runs, trains, money);
  const sisters = minorsInPlay(s).filter((id) => id !== minor && ownerOf(s, id) === seat);
  return sisters.flatMap((from) => {
    const course = courseOf(s, seat, from);
    const theirs = trainsOf(s, from);
    const till = treasuryOf(s, from);
    // a sister with a lower number has already run
    const before = course.worth(runs, theirs, till);
    return theirs.flatMap((train) =>
      [...new Set([1, Math.ceil(money / 2), money])].map((price): Idea => {
        const rest = without(theirs, train);
        const gained = own.worth(runs, [...trains, train], money - price) - now;
        const lost = before - course.worth(runs, rest, till + price);
        return { action: { type: 'buyTrain', from, train, price }, value: gained - lost - SWAP };
      }),
    );
  });
}

/** Before the run: a small train makes room for a better one that the treasury can then pay. */
export function scrapIdeas({ s, seat }: Situation): Idea[] {
  const { company } = turnOf(s);
  const trains = trainsOf(s, company);
  const runs = roundsLeft(s);
  if (trains.length < TRAIN_LIMIT || runs <= 1) return [];
  const money = treasuryOf(s, company);
  const course = courseOf(s, seat, company);
  const kept = course.keeping(runs, trains, money);
  return trains.map((train) => ({
    action: { type: 'scrapTrain', train },
    value: course.keeping(runs, without(trains, train), money) - kept,
  }));
}

const without = (trains: readonly TrainId[], train: TrainId): TrainId[] => trains.filter((other) => other !== train);

/** Weighs another owner's offer for a train against the train's revenue. */
export function offerIdeas({ s, seat }: Situation): Idea[] {
  const { item: train, from: owner, price } = under<OfferFrame>(s, 'offer');
  const from = companyOf(owner as Treasury) as MinorId;
  const course = courseOf(s, seat, from);
  const [trains, money, runs] = [trainsOf(s, from), treasuryOf(s, from), roundsAfter(s)];
  const gained = course.worth(runs, without(trains, train), money + price) - course.worth(runs, trains, money);
  return [
    { action: { type: 'answer', reply: 'accept' }, value: gained - SWAP },
    { action: { type: 'answer', reply: 'refuse' }, value: 0 },
  ];
}
