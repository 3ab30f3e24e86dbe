// Companies over their limit of trains discard to the bank's pool, one company after the other, each its choice.
import type { Seat } from '../../engine/core/action.ts';
import { must } from '../../engine/core/condition.ts';
import type { GameEvent } from '../../engine/core/event.ts';
import { type Known, oneOf } from '../../engine/core/fields.ts';
import type { Core } from '../../engine/core/state.ts';
import { step } from '../../engine/core/step.ts';
import { type Frame, frameOf, push, under } from '../../engine/flow/frame.ts';
import { type DepotSlice, discardToPool, type TrainId, trainsOf } from '../../engine/trains/depot.ts';

export interface DiscardFrame extends Frame {
  readonly kind: 'discard';
  queue: string[];
}

export interface DiscardTrain {
  readonly type: 'discardTrain';
  readonly train: TrainId;
}

export interface TrainDiscarded {
  readonly type: 'trainDiscarded';
  readonly company: string;
  readonly train: TrainId;
}

export interface DiscardRules<S> {
  readonly cite: string;
  /** Trains that can be named. */
  readonly trains: (s: S) => Known;
  /** The seat that decides for a company. */
  controller(s: S, company: string): Seat;
  limit(s: S, company: string): number;
  /** Companies in the order in which they are asked. */
  order(s: S): readonly string[];
}

export function discarding<S extends Core & DepotSlice, E extends GameEvent>(rules: DiscardRules<S>) {
  const first = (s: S): string => under<DiscardFrame>(s, 'discard').queue[0]!;
  const isOverLimit = (s: S, company: string): boolean => trainsOf(s, company).length > rules.limit(s, company);

  /** Asks all companies that have too many. */
  function checkLimits(s: S): void {
    const queue = rules.order(s).filter((company) => isOverLimit(s, company));
    const frame: DiscardFrame = { kind: 'discard', at: 'discardTrain', queue };
    if (queue.length > 0) push(s, frame);
  }

  const discardTrain = step<S, DiscardTrain, E | TrainDiscarded>()({
    id: 'discardTrain',
    actor: (s) => rules.controller(s, first(s)),
    fields: { train: oneOf(rules.trains, (s) => trainsOf(s, first(s))) },
    conditions: [
      must(
        'discard.notOwned',
        ['train'],
        (s: S, a: DiscardTrain) => trainsOf(s, first(s)).includes(a.train),
        (s, a) => ({ company: first(s), train: a.train }),
      ),
    ],
    apply(s, { train }, emit) {
      const company = first(s);
      discardToPool(s, company, train);
      emit?.({ type: 'trainDiscarded', company, train });
      if (!isOverLimit(s, company)) under<DiscardFrame>(s, 'discard').queue.shift();
    },
  });

  const frame = {
    cite: rules.cite,
    stages: { discardTrain },
    again: (s: S) => frameOf<DiscardFrame>(s, 'discard').queue.length > 0,
  };
  return { frame, isOverLimit, checkLimits };
}
