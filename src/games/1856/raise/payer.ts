// Who has to find the money: the seat of a raise frame, or the president of the company whose turn it is.
import type { Seat } from '../../../engine/core/action.ts';
import { top } from '../../../engine/flow/frame.ts';
import type { RaiseFrame, State1856 } from '../state.ts';
import { operator } from '../track/operator.ts';

export function payer(s: State1856): Seat {
  const frame = top(s)!;
  return frame.kind === 'raise' ? (frame as RaiseFrame).seat : operator(s);
}
