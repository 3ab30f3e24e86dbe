// One question to one owner.
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { State1856 } from '../state.ts';
import { answer } from './answer.ts';

export const offer: FrameDef<State1856> = { cite: 'Private Companies', steps: [answer] };
