// Before running a minor may scrap any of its trains (R082).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import { step } from '../../../../engine/core/step.ts';
import { dropTrain, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { inOperation, mustOfMinor, operator, type State18Mag } from '../state.ts';
import { trainIds } from '../trains.ts';

interface ScrapTrain {
  readonly type: 'scrapTrain';
  readonly train: TrainId;
}

/** R082, R084: takes a train out of the game for nothing. */
export function scrap(s: State18Mag, company: MinorId, train: TrainId, emit: Emit<Event18Mag>): void {
  dropTrain(s, company, train);
  emit?.({ type: 'trainScrapped', company, train });
}

const trains = (s: State18Mag): readonly TrainId[] => trainsOf(s, inOperation(s));

export const scrapTrain = step<State18Mag, ScrapTrain, Event18Mag>()({
  id: 'scrapTrain',
  stays: true,
  actor: operator,
  fields: { train: oneOf(trainIds, trains) },
  conditions: [mustOfMinor('scrap.notOwned', ['train'], (s, a: ScrapTrain) => trains(s).includes(a.train))],
  apply: (s, { train }, emit) => scrap(s, inOperation(s), train, emit),
});
