// Who acts for the company whose turn it is.
import type { Action, Seat } from '../../../engine/core/action.ts';
import type { Condition } from '../../../engine/core/condition.ts';
import { presiding } from '../../../engine/shares/shares.ts';
import { must } from '../rules.ts';
import { type State1856, turnOf } from '../state.ts';

/** The president of the company whose turn it is. */
export const operator = (s: State1856): Seat => presiding(s, turnOf(s).company);

/**
 * R064: what may be done at any time in a turn is for its president alone, also while the president of another company
 * decides something (the city of a token).
 */
export const inOwnTurn = <A extends Action>(): Condition<State1856, A> =>
  must<State1856, A, 'turn.notPresident'>(
    'turn.notPresident',
    [],
    (s, _, seat) => operator(s) === seat,
    (s) => ({ company: turnOf(s).company }),
  );
