// Before a stock round: each marker on the Dragons' chart moves a row towards that of the phase (R033).
import type { AutoStep } from '../../../engine/core/step.ts';
import { rowOfPhase, tradingPhase } from '../chart.ts';
import type { Event1865 } from '../events.ts';
import { zoneOf } from '../rank.ts';
import { launchedIds, own, type State1865 } from '../state.ts';

export const moveRows: AutoStep<State1865, Event1865> = {
  id: 'moveRows',
  auto(s, emit) {
    for (const company of launchedIds(s)) {
      const state = own(s, company);
      const step = Math.sign(rowOfPhase(tradingPhase(s)) - state.row);
      if (step === 0) continue;
      state.row += step;
      emit?.({ type: 'rowChanged', company, row: state.row, zone: zoneOf(s, company)! });
    }
  },
};
