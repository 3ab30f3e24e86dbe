// A state of 18Mag in the notation of the platform's traces.

import type { ForeignRecord } from '../../../records/import18xx/foreign.ts';
import type { TraceState } from '../../../records/import18xx/importer.ts';
import { each, partsOf } from '../../../records/import18xx/traceParts.ts';
import { majorsOf, minorIds, minors } from '../rules/companies.ts';
import { rail18mag } from '../rules/rail.ts';
import type { State18Mag } from '../rules/state.ts';
import { theirsFor, trainsAfter } from './trains.ts';
import { minorTurnIn } from './where.ts';

/** A minor of the expansion, which is on the platform's list of terrain tokens in every game. */
const OF_EXPANSION = { 14: 2 };

/** Unchanged: the cells of the price track have no second name. */
export const readTrace = (state: TraceState): TraceState => state;

export function traceOf(s: State18Mag, record: ForeignRecord, done: number, acted: State18Mag): TraceState {
  const listed = [...minorIds.filter((id) => s.minors[id] && s.minors[id].status !== 'out'), ...majorsOf(s)];
  return {
    ...partsOf(rail18mag, s, record, done, listed),
    ph: s.phase[0]!.toUpperCase() + s.phase.slice(1),
    x: { terrain: terrainTokens(s), noTrain: s.markers },
    ...(record.actions[done - 1]?.type === 'run_routes' ? { rt: runsIn(acted, record, done) } : {}),
  };
}

/** Minors outside the game keep theirs. */
const terrainTokens = (s: State18Mag): Record<string, number> => ({
  ...each(
    minorIds.filter((id) => minors[id].terrainTokens > 0),
    (id) => s.minors[id]?.terrainTokens ?? minors[id].terrainTokens,
  ),
  ...OF_EXPANSION,
});

/** The runs of the current turn, by the platform's numbers of the trains. */
export function runsIn(
  s: State18Mag,
  record: ForeignRecord,
  done: number,
): (readonly [train: string, revenue: number, subsidy: number])[] {
  const trains = trainsAfter(record, done);
  return (minorTurnIn(s)?.runs ?? []).map(({ train, revenue, subsidy }) => [
    theirsFor(s, trains, train),
    revenue,
    subsidy,
  ]);
}
