// R002, R145: cash and shares at their price; minors, company money and trains count nothing.

import type { Seat } from '../../engine/core/action.ts';
import { seatsOf } from '../../engine/core/seats.ts';
import { cashOf } from '../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../engine/shares/shares.ts';
import { majorsOf } from './companies.ts';
import { priceOf, type State18Mag } from './state.ts';

const worthOfSeat = (s: State18Mag, seat: Seat): number =>
  majorsOf(s).reduce((sum, id) => sum + (priceOf(s, id) * percentOf(s, id, seat)) / unitOf(s, id), cashOf(s, seat));

export const worthOf = (s: State18Mag): Record<Seat, number> =>
  Object.fromEntries(seatsOf(s).map((seat) => [seat, worthOfSeat(s, seat)]));
