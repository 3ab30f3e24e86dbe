// A president owes a sum: he pays from his cash, or sells shares until he can (R068-R070).
import type { Emit } from '../../../engine/core/event.ts';
import { push } from '../../../engine/flow/frame.ts';
import { BANK, cashOf, pay } from '../../../engine/money/bank.ts';
import type { Event1856 } from '../events.ts';
import type { RaiseFrame, State1856 } from '../state.ts';

type Demand = Pick<RaiseFrame, 'seat' | 'company' | 'sum' | 'reason'>;

export function demand(s: State1856, { seat, company, sum, reason }: Demand, emit: Emit<Event1856>): void {
  if (cashOf(s, seat) >= sum) pay(s, seat, BANK, sum, reason, emit);
  else {
    push(s, { kind: 'raise', at: 'raise', seat, company, sum, reason, sold: [] });
    emit?.({ type: 'cashDemanded', seat, company, sum, reason });
  }
}
