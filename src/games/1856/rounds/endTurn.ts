import type { AutoStep } from '../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import { type State1856, turnOf } from '../state.ts';

/** From its first turn on a company has operated: its quota is not asked for again (R057), its home is its own. */
export const endTurn: AutoStep<State1856, Event1856> = {
  id: 'endTurn',
  auto(s) {
    s.companies[turnOf(s).company].operated = true;
  },
};
