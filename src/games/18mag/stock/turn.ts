// Whose turn of a stock round it is, and what he may still do in it (R120-R122, R132, R138).
import type { Action, Seat } from '../../../engine/core/action.ts';
import type { Condition } from '../../../engine/core/condition.ts';
import { percentOf, presidentOf } from '../../../engine/shares/shares.ts';
import { type MajorId, majorsOf } from '../companies.ts';
import { directorsPercent, nextInLine } from '../director.ts';
import { nextSeat } from '../players.ts';
import { must } from '../rules.ts';
import { type State18Mag, stockOf } from '../state.ts';

export const inTurn = (s: State18Mag): Seat => stockOf(s).seat;

type OfMajor = Action & { readonly company: MajorId };

/** R149: with one and two players there are four majors. */
export const takesPart: Condition<State18Mag, OfMajor> = must(
  'share.notInPlay',
  ['company'],
  (s, a) => majorsOf(s).includes(a.company),
  (_, a) => ({ company: a.company }),
);

/** R133, R138: a director sells below his certificate only where another player can take it. */
export function directorAllows(s: State18Mag, seat: Seat, company: MajorId, percent: number): boolean {
  if (presidentOf(s, company) !== seat) return true;
  const certificate = directorsPercent(s, company);
  const left = percentOf(s, company, seat) - percent;
  return left >= certificate || nextInLine(s, company, seat).percent >= certificate;
}

/** Something is bought or sold: passes are counted anew (R121), and the card goes to the left of this seat (R122). */
export function acts(s: State18Mag, seat: Seat): void {
  stockOf(s).passes = 0;
  s.priority = nextSeat(s, seat);
}

/** R121: to stop after having sold is no pass. */
export function passTurn(s: State18Mag): void {
  const round = stockOf(s);
  if (round.sold.length === 0) round.passes += 1;
}
