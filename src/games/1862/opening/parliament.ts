// A parliamentary round: player by player somebody opens an auction for a charter, until all decline (R021-R030).
import type { AutoStep } from '../../../engine/core/step.ts';
import { push } from '../../../engine/flow/frame.ts';
import { courseOf } from '../../../kernel/rounds/course.ts';
import type { Event1862 } from '../events.ts';
import { isLast, type State1862 } from '../state.ts';

/** R011, R160: one before each stock round, two before the first, none after the LNER. */
export const parliament: AutoStep<State1862, Event1862> = {
  id: 'parliament',
  auto(s, emit) {
    if (isLast(s)) return;
    const set = courseOf(s).set + 1;
    const sittings = set === 1 ? [2, 1] : [1]; // the last one pushed is the first to sit
    for (const sitting of sittings)
      push(s, { kind: 'parliament', at: 'open', set, sitting, seat: s.priority, passes: 0, won: [] });
    emit?.({ type: 'parliamentBegan', set, sitting: 1, seat: s.priority });
  },
};
