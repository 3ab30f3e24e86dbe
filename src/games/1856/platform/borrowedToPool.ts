// As 18xx.games plays R114 (ruling `borrowedTrain`): the borrowed train is among those of the CGR, without being owned, until
// its train step is over; then it lies in the pool, where anybody may buy it or exchange for it (a slip).
import type { Emit } from '../../../engine/core/event.ts';
import { ruling } from '../../../engine/core/state.ts';
import type { AnyStep } from '../../../engine/core/step.ts';
import { POOL } from '../../../engine/shares/shares.ts';
import { discardToPool, type TrainId, takeNew, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import { borrowedTrain } from '../cgr/borrowTrain.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type BuyTrain, buyTrain } from '../operating/buyTrain.ts';
import { exchangeTrain, exchanging, newLast } from '../operating/exchangeTrain.ts';
import { trainSold } from '../operating/phaseChange.ts';
import { isLast } from '../operating/supply.ts';
import { type State1856, turnOf } from '../state.ts';
import { autoOf, eachStep, type Slip, withFrame } from './wrap.ts';

const isToPool = (s: State1856): boolean => ruling(s, 'borrowedTrain') === 'toPool';

/** The CGR has just borrowed: the train comes off the stack. */
function takeIfBorrowed(s: State1856): void {
  const turn = turnOf(s);
  if (!turn.borrowed || turn.borrowedTrain !== undefined || !isToPool(s)) return;
  const train = borrowedTrain(s);
  takeNew(s, typeOf(train), CGR);
  turn.borrowedTrain = train;
}

function returnBorrowed(s: State1856, emit: Emit<Event1856>): void {
  const train = turnOf(s).borrowedTrain;
  if (train === undefined || !trainsOf(s, CGR).includes(train)) return;
  discardToPool(s, CGR, train);
  emit?.({ type: 'borrowedTrainPooled', train });
}

const thenTakes = (step: AnyStep<State1856>): AnyStep<State1856> => ({
  ...step,
  apply(s, a, emit, seat) {
    step.apply(s, a, emit, seat);
    takeIfBorrowed(s);
  },
});

/** One of the last type in the pool was perhaps only borrowed: its purchase may begin the phase. */
const buysBorrowed = (step: AnyStep<State1856>): AnyStep<State1856> => ({
  ...step,
  apply(s, a, emit: Emit<Event1856>, seat) {
    const { from, train } = a as BuyTrain;
    step.apply(s, a, emit as never, seat);
    if (from === POOL && isLast(s, train)) trainSold(s, typeOf(train), emit);
  },
  pass: returnBorrowed,
});

/** A new one, or one in the pool. */
const exchangesBorrowed: AnyStep<State1856> = exchanging((s): readonly TrainId[] => [
  ...newLast(s),
  ...(isToPool(s) ? s.depot.pool.filter((train) => isLast(s, train)) : []),
]);

const inTrains = (step: AnyStep<State1856>): AnyStep<State1856> => {
  if (step.id === buyTrain.id) return buysBorrowed(step);
  return step.id === exchangeTrain.id ? exchangesBorrowed : step;
};

export const borrowedToPool: Slip = (frames) =>
  withFrame(frames, 'turn', ({ stages }) => {
    const { id, auto } = autoOf(stages, 'borrowAtOnce');
    return {
      stages: {
        ...stages,
        borrowAtOnce: {
          id,
          auto(s, emit) {
            auto(s, emit);
            takeIfBorrowed(s);
          },
        },
        borrowTrain: eachStep(stages.borrowTrain!, thenTakes),
        trains: eachStep(stages.trains!, inTrains),
      },
    };
  });
