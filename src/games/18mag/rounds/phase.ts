// The next phase begins, by the first train of a type or by the last marker (R028-R030, R033, R036).
import type { Emit } from '../../../engine/core/event.ts';
import type { TrainType } from '../../../engine/trains/depot.ts';
import type { Event18Mag } from '../events.ts';
import { lastPhase, phaseIds } from '../phases.ts';
import type { State18Mag } from '../state.ts';

export function beginPhase(s: State18Mag, by: 'train' | 'markers', train: TrainType, emit: Emit<Event18Mag>): void {
  if (s.phase === lastPhase(s)) return;
  s.phase = phaseIds[phaseIds.indexOf(s.phase) + 1]!;
  s.phasesBy.push(by);
  s.setEnds = true; // R029
  emit?.({ type: 'phaseBegan', phase: s.phase, by, train });
}
