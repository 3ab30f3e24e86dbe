// The end of the game (R037, R144-R146).
import { ending } from '../../../kernel/rounds/end.ts';
import type { EndReason, State18Mag } from '../state.ts';
import { worthOf } from '../worth.ts';

export const endGame = ending<EndReason, State18Mag>(worthOf);
