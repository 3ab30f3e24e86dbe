// R125-R126, R144-R145: cash, shares less what loans take from them, privates at face value; company money does not count.
import type { Seat } from '../../engine/core/action.ts';
import { worthIn } from '../../kernel/worth.ts';
import { rail1856 } from './rail.ts';
import type { State1856 } from './state.ts';

export const worthOf = (s: State1856): Record<Seat, number> => worthIn(rail1856, s);
