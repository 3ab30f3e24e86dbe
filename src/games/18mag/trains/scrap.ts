// R082, R084: a scrapped train brings nothing and is no more.
import type { Emit } from '../../../engine/core/event.ts';
import { dropTrain, type TrainId } from '../../../engine/trains/depot.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import type { State18Mag } from '../state.ts';

export function scrap(s: State18Mag, company: MinorId, train: TrainId, emit: Emit<Event18Mag>): void {
  dropTrain(s, company, train);
  emit?.({ type: 'trainScrapped', company, train });
}
