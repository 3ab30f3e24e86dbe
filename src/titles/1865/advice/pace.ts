// The supply of trains in the rounds to come: what is on sale then, and how long a train lasts.
import { type TrainId, typeOf } from '../../../engine/index.ts';
import { launchedIds, type State1865 } from '../rules/state.ts';
import { type PhaseId, phaseOf, phases, trainTypes } from '../rules/trains.ts';

/** Trains sold in a round, for each company that operates, and besides. */
const BY_COMPANY = 0.2;
const BESIDES = 0.1;

/** A type of train in the time when it is on sale. */
export interface Supply {
  readonly type: string;
  readonly price: number;
  readonly coverage: number;
  /** Rounds until it is sold out, and until it is obsolete. */
  readonly until: number;
  readonly life: number;
  readonly limit: number;
}

/** The types still to be sold, in their order. */
export function suppliesOf(s: State1865): readonly Supply[] {
  const perRound = BESIDES + BY_COMPANY * launchedIds(s).length;
  const types = trainTypes(s);
  const ends: Record<string, number> = {};
  let rounds = 0;
  for (const { type, count } of types) {
    rounds += count === null ? Infinity : (count - (s.depot.sold[type] ?? 0)) / perRound;
    ends[type] = rounds;
  }
  // the first of a type is sold when the one before it is sold out
  const begins = (type: string): number => ends[types[types.findIndex((facts) => facts.type === type) - 1]!.type]!;
  return types.map(({ type, price, coverage, rustsOn }) => {
    const then = phaseOf(type);
    return {
      type,
      price,
      coverage,
      until: ends[type]!,
      life: rustsOn === undefined ? Infinity : begins(rustsOn),
      limit: phases[(then > s.phase ? then : s.phase) as PhaseId].trainLimit,
    };
  });
}

/** Rounds in which a train still covers traffic. */
export const lifeOf = (s: State1865, train: TrainId): number =>
  suppliesOf(s).find(({ type }) => type === typeOf(train))!.life;
