// As 18xx.games plays it companies discard at the end of the turn in which the limit fell (ruling `discardTime`).
import type { AutoStep } from '../../../engine/core/step.ts';
import type { Event1856 } from '../events.ts';
import type { State1856 } from '../state.ts';
import { checkTrainLimits } from './limits.ts';

export const discardAtEnd: AutoStep<State1856, Event1856> = {
  id: 'discardAtEnd',
  auto: (s) => checkTrainLimits(s),
};
