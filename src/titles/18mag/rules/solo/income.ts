// R166: in the short game the first space of István's board is empty, and both sides receive its income.

import type { Emit } from '../../../../engine/core/event.ts';
import { seatsOf } from '../../../../engine/core/seats.ts';
import { BANK, pay } from '../../../../engine/money/bank.ts';
import type { Event18Mag } from '../events.ts';
import type { State18Mag } from '../state.ts';
import type { PhaseId } from '../trains.ts';

const income: Readonly<Record<PhaseId, number>> = { yellow: 30, green: 60, brown: 0, gray: 0 };

/** Income of each side in this phase; 0 in the long game. */
export const boardIncome = (s: State18Mag): number => (s.options.soloLength === 'short' ? income[s.phase] : 0);

/** Pays both sides at the start of each operating round, by the phase in force. */
export function payBoardIncome(s: State18Mag, emit: Emit<Event18Mag>): void {
  const amount = boardIncome(s);
  if (amount === 0) return;
  for (const seat of seatsOf(s)) pay(s, BANK, seat, amount, 'boardIncome', emit);
  emit?.({ type: 'boardIncome', phase: s.phase, amount });
}
