// Before a stock round: each marker on the Dragons' chart moves a row towards that of the phase (R033).
import type { AutoStep } from '../../../../engine/core/step.ts';
import { rowOfPhase, tradingPhase } from '../chart.ts';
import type { CompanyId } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import { zoneOf } from '../rank.ts';
import { launchedIds, own, type State1865 } from '../state.ts';

/** The row in which its marker will be then. */
export function nextRow(s: State1865, company: CompanyId): number {
  const { row } = own(s, company);
  return row + Math.sign(rowOfPhase(tradingPhase(s)) - row);
}

export const moveRows: AutoStep<State1865, Event1865> = {
  id: 'moveRows',
  auto(s, emit) {
    for (const company of launchedIds(s)) {
      const row = nextRow(s, company);
      if (row === own(s, company).row) continue;
      own(s, company).row = row;
      emit?.({ type: 'rowChanged', company, row, zone: zoneOf(s, company)! });
    }
  },
};
