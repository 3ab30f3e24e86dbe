// The end of the game (R123-R126, R144).
import { ending } from '../../../kernel/rounds/end.ts';
import type { EndReason, State1856 } from '../state.ts';
import { worthOf } from '../worth.ts';

export const endGame = ending<EndReason, State1856>(worthOf);
