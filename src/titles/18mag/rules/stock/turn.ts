// What a turn of a stock round asks for in 18Mag (R122, R149).
import type { Action, Seat } from '../../../../engine/core/action.ts';
import type { Condition } from '../../../../engine/core/condition.ts';
import { nextSeat } from '../../../../engine/core/seats.ts';
import { type MajorId, majorsOf } from '../companies.ts';
import { must } from '../rules.ts';
import type { State18Mag } from '../state.ts';

type OfMajor = Action & { readonly company: MajorId };

/** R149: with one and two players there are four majors. */
export const takesPart: Condition<State18Mag, OfMajor> = must(
  'share.notInPlay',
  ['company'],
  (s, a) => majorsOf(s).includes(a.company),
  (_, a) => ({ company: a.company }),
);

/** R122: the card goes to the left of whoever has bought or sold, at once. */
export function passPriority(s: State18Mag, seat: Seat): void {
  s.priority = nextSeat(s, seat);
}
