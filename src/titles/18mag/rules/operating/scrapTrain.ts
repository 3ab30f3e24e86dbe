// Before running a minor may scrap any of its trains (R082).
import type { Emit } from '../../../../engine/core/event.ts';
import { oneOf } from '../../../../engine/core/fields.ts';
import type { Step } from '../../../../engine/core/step.ts';
import { dropTrain, type TrainId, trainsOf } from '../../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { must } from '../rules.ts';
import { operator, type State18Mag, turnOf } from '../state.ts';
import { trainIds } from '../trains.ts';

export interface ScrapTrain {
  readonly type: 'scrapTrain';
  readonly train: TrainId;
}

/** R082, R084: it brings nothing and is no more. */
export function scrap(s: State18Mag, company: MinorId, train: TrainId, emit: Emit<Event18Mag>): void {
  dropTrain(s, company, train);
  emit?.({ type: 'trainScrapped', company, train });
}

export const scrapTrain: Step<State18Mag, ScrapTrain, Event18Mag> = {
  id: 'scrapTrain',
  stays: true,
  actor: operator,
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, turnOf(s).company)) },
  conditions: [
    must(
      'scrap.notOwned',
      ['train'],
      (s, a) => trainsOf(s, turnOf(s).company).includes(a.train),
      (s, a) => ({ company: turnOf(s).company, train: a.train }),
    ),
  ],
  apply: (s, { train }, emit) => scrap(s, turnOf(s).company, train, emit),
};
