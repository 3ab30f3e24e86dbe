// R104-R105: most cash wins, equals win together; shares and company money count for nothing.
import type { Seat } from '../../engine/core/action.ts';
import { cashOf } from '../../engine/money/bank.ts';
import type { ChicagoState } from './state.ts';

export const worthOf = (s: ChicagoState): Record<Seat, number> =>
  Object.fromEntries(Array.from({ length: s.players }, (_, i) => [i + 1, cashOf(s, i + 1)]));
