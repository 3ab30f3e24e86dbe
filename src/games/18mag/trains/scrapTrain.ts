// Before running a minor may scrap any of its trains (R082).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { type TrainId, trainsOf } from '../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import { trainIds } from '../phases.ts';
import { must } from '../rules.ts';
import { type State18Mag, turnOf } from '../state.ts';
import { operator } from '../track/operator.ts';
import { scrap } from './scrap.ts';

export interface ScrapTrain {
  readonly type: 'scrapTrain';
  readonly train: TrainId;
}

export const scrapTrain: Step<State18Mag, ScrapTrain, Event18Mag> = {
  id: 'scrapTrain',
  stays: true,
  actor: operator,
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, turnOf(s).company)) },
  conditions: [
    // R102: who scraps afterwards could be left with a wagon and nothing to use it
    must('scrap.wagonHired', [], (s) => turnOf(s).wagons.length === 0),
    must(
      'scrap.notOwned',
      ['train'],
      (s, a) => trainsOf(s, turnOf(s).company).includes(a.train),
      (s, a) => ({ company: turnOf(s).company, train: a.train }),
    ),
  ],
  apply: (s, { train }, emit) => scrap(s, turnOf(s).company, train, emit),
};
