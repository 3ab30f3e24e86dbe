// Numbers of players: three to six, two, or one against István (R001).
import type { Seat } from '../../../engine/core/action.ts';

export interface Table {
  readonly players: number;
}

/** István, the automatic opponent, sits to the left of the one player. */
export const ISTVAN: Seat = 2;

export const isSolo = ({ players }: Table): boolean => players === 1;

/** R148-R151: the small game, with seven minors and four majors on their own map. */
export const isSmall = ({ players }: Table): boolean => players <= 2;
