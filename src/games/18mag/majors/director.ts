// Who acts for the major whose turn it is.
import type { Seat } from '../../../engine/core/action.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { majorTurnOf, ownerOf, type State18Mag } from '../state.ts';

export const director = (s: State18Mag): Seat => ownerOf(s, majorTurnOf(s).company);

/** R118, R183: nobody decides for a major without a director, nor for one that István directs. */
export const goesByItself = (s: State18Mag): boolean => director(s) === 0 || (isSolo(s) && director(s) === ISTVAN);
