// The turn passes clockwise (R025, R086, R096).

import { nextSeat } from '../../../../engine/core/seats.ts';
import type { AutoStep } from '../../../../engine/core/step.ts';
import { top } from '../../../../engine/flow/frame.ts';
import type { ChicagoEvent } from '../events.ts';
import type { PlayFrame } from '../frames.ts';
import type { ChicagoState } from '../state.ts';

export const nextTurn: AutoStep<ChicagoState, ChicagoEvent> = {
  id: 'nextTurn',
  auto(s, emit) {
    const frame = top(s) as PlayFrame;
    frame.seat = nextSeat(s, frame.seat);
    emit?.({ type: 'turnBegan', seat: frame.seat });
  },
};
