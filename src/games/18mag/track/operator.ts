// Who acts for the minor whose turn it is.
import type { Seat } from '../../../engine/core/action.ts';
import { deciderOf, type State18Mag, turnOf } from '../state.ts';

export const operator = (s: State18Mag): Seat => deciderOf(s, turnOf(s).company);
