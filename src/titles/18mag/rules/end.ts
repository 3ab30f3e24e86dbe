// The end of the game, and who has won (R002, R037, R144-R146).
import type { Seat } from '../../../engine/core/action.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import { worthIn } from '../../../kernel/worth.ts';
import type { OperatingFrame } from './frames.ts';
import { rail18mag } from './rail.ts';
import type { EndReason, State18Mag } from './state.ts';

/** R037: the last round of the last set. */
export const isLastRound = ({ last, round, of }: OperatingFrame): boolean => last && round === of;

/** R002, R145: cash and shares at their price; minors, company money and trains count nothing. */
export const worthOf = (s: State18Mag): Record<Seat, number> => worthIn(rail18mag, s);

/** R146: equals share the win. */
export const endGame = ending<EndReason, State18Mag>(worthOf);
