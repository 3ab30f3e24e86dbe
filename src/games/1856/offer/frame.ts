// One question to one owner.
import type { Emit } from '../../../engine/core/event.ts';
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { Event1856 } from '../events.ts';
import { collectLate } from '../money/lateInterest.ts';
import type { State1856 } from '../state.ts';
import { answer } from './answer.ts';

export const offer: FrameDef<State1856> = {
  cite: 'Operating Round',
  stages: { answer },
  end: (s, _, emit: Emit<Event1856>) => collectLate(s, emit),
};
