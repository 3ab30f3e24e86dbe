// Company by company, until nobody has too many trains (R091).
import { type FrameDef, frameOf } from '../../../engine/flow/frame.ts';
import type { DiscardFrame, State1856 } from '../state.ts';
import { discardTrain } from './discardTrain.ts';

export const discard: FrameDef<State1856> = {
  cite: 'Treni',
  stages: { discardTrain },
  again: (s) => frameOf<DiscardFrame>(s, 'discard').queue.length > 0,
};
