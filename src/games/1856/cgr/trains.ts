// R113: which trains of the absorbed companies the CGR does not keep.

import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { discardToPool, trainsOf } from '../../../engine/trains/depot.ts';
import type { DiscardTrain } from '../../../kernel/trains/discard.ts';
import { CGR } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { trainIds } from '../phases.ts';
import { must } from '../rules.ts';
import type { State1856 } from '../state.ts';
import { isPermanent, trainLimit } from '../trains/supply.ts';

const permanents = (s: State1856): number => trainsOf(s, CGR).filter((train) => isPermanent(s, train)).length;

export const discardTrains: Step<State1856, DiscardTrain, Event1856> = {
  id: 'discardTrain',
  actor: (s) => presiding(s, CGR),
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, CGR)) },
  conditions: [
    // 5-trains and better are kept, unless there are too many of them
    must(
      'cgr.keepsTrain',
      ['train'],
      (s, { train }) =>
        trainsOf(s, CGR).includes(train) && (!isPermanent(s, train) || permanents(s) > trainLimit(s, CGR)),
      (_, { train }) => ({ train }),
    ),
  ],
  apply(s, { train }, emit) {
    discardToPool(s, CGR, train);
    emit?.({ type: 'trainDiscarded', company: CGR, train });
  },
  stays: true,
  pass() {},
  passing: [
    must(
      'cgr.tooManyTrains',
      [],
      (s) => trainsOf(s, CGR).length <= trainLimit(s, CGR),
      (s) => ({ limit: trainLimit(s, CGR), trains: trainsOf(s, CGR).length }),
    ),
  ],
};
