// As 18xx.games plays R114 (ruling `borrowedTrain`, a slip): the borrowed train lies among those of the CGR, without being
// owned, until the train step is over. Then it goes to the pool, where anybody may buy it or exchange for it.
import type { Emit } from '../../../../engine/core/event.ts';
import { ruling } from '../../../../engine/core/state.ts';
import type { AnyStep } from '../../../../engine/core/step.ts';
import { POOL } from '../../../../engine/shares/shares.ts';
import { discardToPool, type TrainId, takeNew, trainsOf, typeOf } from '../../../../engine/trains/depot.ts';
import { type Slip, withAuto, withStep, wrapped } from '../../../../kernel/wrapping.ts';
import { borrowedTrain, borrowTrain } from '../cgr/trains.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type BuyTrain, buyTrain } from '../operating/buyTrain.ts';
import { exchangeTrain, exchanging, newLast } from '../operating/exchangeTrain.ts';
import { trainSold } from '../operating/phaseChange.ts';
import { isLast } from '../operating/supply.ts';
import { type State1856, turnOf } from '../state.ts';

const isToPool = (s: State1856): boolean => ruling(s, 'borrowedTrain') === 'toPool';

/** Takes the train off the stack if the CGR has just borrowed it. */
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

/** A train of the last type in the pool may only have been borrowed, so its purchase can begin the phase. */
const buysBorrowed = (step: AnyStep<State1856>): AnyStep<State1856> => ({
  ...step,
  apply(s, a, emit: Emit<Event1856>, seat) {
    const { from, train } = a as BuyTrain;
    step.apply(s, a, emit as never, seat);
    if (from === POOL && isLast(s, train)) trainSold(s, typeOf(train), emit);
  },
  pass: returnBorrowed,
});

/** The exchange for a new train of the last type, or for one in the pool. */
const exchangesBorrowed: AnyStep<State1856> = exchanging((s): readonly TrainId[] => [
  ...newLast(s),
  ...(isToPool(s) ? s.depot.pool.filter((train) => isLast(s, train)) : []),
]);

/** After the automatic stage or the decision to borrow, the train comes off the stack. */
const borrows: Slip<State1856> = (game) =>
  withStep(
    withAuto(game, 'turn', 'borrowAtOnce', (inner) => (s, emit) => {
      inner(s, emit);
      takeIfBorrowed(s);
    }),
    'turn',
    'borrowTrain',
    borrowTrain.id,
    thenTakes,
  );

const purchases: Slip<State1856> = (game) =>
  withStep(
    withStep(game, 'turn', 'trains', buyTrain.id, buysBorrowed),
    'turn',
    'trains',
    exchangeTrain.id,
    () => exchangesBorrowed,
  );

export const borrowedToPool: Slip<State1856> = (game) => wrapped(game, [borrows, purchases]);
