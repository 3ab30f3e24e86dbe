// R002, R145: cash and shares at their price; minors, company money and trains count nothing.
import type { Seat } from '../../engine/core/action.ts';
import { worthIn } from '../../kernel/worth.ts';
import { rail18mag } from './rail.ts';
import type { State18Mag } from './state.ts';

export const worthOf = (s: State18Mag): Record<Seat, number> => worthIn(rail18mag, s);
