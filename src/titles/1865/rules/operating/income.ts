// An operating round begins with what the maritime companies in the hands of players pay (R014, R097).
import type { Emit } from '../../../../engine/core/event.ts';
import { seatsOf } from '../../../../engine/core/seats.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import { INCOME } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { maritimesOwned, type State1865 } from '../state.ts';

export function payMaritimes(s: State1865, emit: Emit<Event1865>): void {
  for (const seat of seatsOf(s)) {
    const maritimes = maritimesOwned(s, seat);
    if (maritimes.length === 0) continue;
    const sum = INCOME * maritimes.length;
    pay(s, BANK, seat, sum, 'maritime', emit);
    emit?.({ type: 'maritimesPaid', seat, maritimes, sum });
  }
}
