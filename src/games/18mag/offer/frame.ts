// One question to one owner.
import type { FrameDef } from '../../../engine/flow/frame.ts';
import type { State18Mag } from '../state.ts';
import { answer } from './answer.ts';

export const offer: FrameDef<State18Mag> = { cite: 'VI.3', stages: { answer } };
