// The first train of a kind brings a phase, with all that follows at once (R011, R023, R131-R132, R181).
import type { Emit } from '../../../../engine/core/event.ts';
import { phasesByTrain } from '../../../../kernel/trains/phase.ts';
import { maritimesOf } from '../companies.ts';
import type { Event1865 } from '../events.ts';
import type { State1865 } from '../state.ts';
import { phaseOf, type TrainFacts1865, trainTypes } from '../trains.ts';
import { checkLimits } from './discardTrain.ts';

export const trainSold = phasesByTrain<State1865, Event1865>({
  trainTypes,
  phaseOf: (_, type) => phaseOf(type as TrainFacts1865['type']),
  brings(s, type, emit) {
    if (type === 'PH5') discardMaritimes(s, emit);
    checkLimits(s); // R132
  },
});

/** R023: those of companies stay. */
function discardMaritimes(s: State1865, emit: Emit<Event1865>): void {
  const gone = maritimesOf(s).filter((id) => typeof s.maritimes[id].owner === 'number');
  if (gone.length === 0) return;
  for (const id of gone) s.maritimes[id].owner = null;
  emit?.({ type: 'maritimesDiscarded', maritimes: gone });
}
