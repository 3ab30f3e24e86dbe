// R114: whether the CGR has owned a train that does not rust.
import { type TrainId, trainsOf, typeOf } from '../../../engine/trains/depot.ts';
import { CGR } from '../companies.ts';
import { trainFacts } from '../phases.ts';
import type { State1856 } from '../state.ts';

export const isPermanent = (s: State1856, train: TrainId): boolean =>
  trainFacts(s, typeOf(train)).rustsOn === undefined;

/** R114: asked whenever a company has got a train; having owned a permanent one once is enough for the CGR. */
export function noteCgrTrain(s: State1856): void {
  if (trainsOf(s, CGR).some((train) => isPermanent(s, train))) s.cgr.permanent = true;
}
