// A company over its limit discards a train of its choice to the bank's pool (R091).
import { oneOf } from '../../../engine/core/fields.ts';
import type { Step } from '../../../engine/core/step.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { discardToPool, type TrainId, trainsOf } from '../../../engine/trains/depot.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1856 } from '../events.ts';
import { trainIds } from '../phases.ts';
import { must } from '../rules.ts';
import { type DiscardFrame, type State1856, under } from '../state.ts';
import { isOverLimit } from './limits.ts';

export interface DiscardTrain {
  readonly type: 'discardTrain';
  readonly train: TrainId;
}

const first = (s: State1856): CompanyId => under<DiscardFrame>(s, 'discard').queue[0]!;

export const discardTrain: Step<State1856, DiscardTrain, Event1856> = {
  id: 'discardTrain',
  actor: (s) => presiding(s, first(s)),
  fields: { train: oneOf(trainIds, (s) => trainsOf(s, first(s))) },
  conditions: [
    must(
      'discard.notOwned',
      ['train'],
      (s, a) => trainsOf(s, first(s)).includes(a.train),
      (s, a) => ({ company: first(s), train: a.train }),
    ),
  ],
  apply(s, { train }, emit) {
    const company = first(s);
    discardToPool(s, company, train);
    emit?.({ type: 'trainDiscarded', company, train });
    if (!isOverLimit(s, company)) under<DiscardFrame>(s, 'discard').queue.shift();
  },
};
