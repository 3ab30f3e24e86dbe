// As 18xx.games plays R114 (ruling `borrowedTrain`): the borrowed train is among those of the CGR, without being owned, until
// its train step is over; then it lies in the pool, where anybody may buy it (a slip).
import type { Emit } from '../../../engine/core/event.ts';
import { discardToPool, type TrainId, takeNew, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { type State1856, turnOf } from '../state.ts';

export function takeBorrowed(s: State1856, train: TrainId): void {
  takeNew(s, typeOf(train), CGR);
  turnOf(s).borrowedTrain = train;
}

export function returnBorrowed(s: State1856, emit: Emit<Event1856>): void {
  const train = turnOf(s).borrowedTrain;
  if (train === undefined || !trainsOf(s, CGR).includes(train)) return;
  discardToPool(s, CGR, train);
  emit?.({ type: 'borrowedTrainPooled', train });
}
