// Who acts for the major whose turn it is.
import type { Seat } from '../../../engine/core/action.ts';
import { ISTVAN, isSolo } from '../players.ts';
import { deciderOf, majorTurnOf, ownerOf, type State18Mag } from '../state.ts';

export const director = (s: State18Mag): Seat => deciderOf(s, majorTurnOf(s).company);

/** R118, R183: nobody decides for a major without a director, nor for one that István directs. */
export function goesByItself(s: State18Mag): boolean {
  const seat = ownerOf(s, majorTurnOf(s).company);
  return seat === null || (isSolo(s) && seat === ISTVAN);
}
