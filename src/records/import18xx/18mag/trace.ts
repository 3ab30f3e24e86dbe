// A state of 18Mag in the words of the platform's traces.

import type { Seat } from '../../../engine/core/action.ts';
import { treasury } from '../../../engine/core/owner.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf } from '../../../engine/money/bank.ts';
import { isSeat, POOL } from '../../../engine/shares/shares.ts';
import { typeOf } from '../../../engine/trains/depot.ts';
import { type CompanyId, type MajorId, majorsOf, minorIds, minors } from '../../../games/18mag/companies.ts';
import { deciderOf, ownerOf, priceOf, type State18Mag } from '../../../games/18mag/state.ts';
import type { ForeignRecord } from '../foreign.ts';
import { BY_HAND, type TraceState } from '../importer.ts';
import { each, stationsOf } from '../traceParts.ts';
import { theirsFor, trainsAfter } from './trains.ts';
import { minorTurnIn } from './where.ts';

/** A minor of the expansion, which is on the platform's list of terrain tokens in every game. */
const OF_EXPANSION = { 14: 2 };

/** The cells of the price track bear no second name. */
export const readTrace = (state: TraceState): TraceState => state;

export function traceOf(s: State18Mag, record: ForeignRecord, done: number, acted: State18Mag): TraceState {
  const last = record.actions[done - 1];
  const player = (seat: Seat): string => record.players[seat - 1]!.id;
  const majors = majorsOf(s);
  const inPlay = [...minorIds.filter((id) => s.minors[id] && s.minors[id].status !== 'out'), ...majors];
  return {
    r: last?.type === BY_HAND ? 'END' : roundOf(s),
    ph: s.phase[0]!.toUpperCase() + s.phase.slice(1),
    pd: player(s.priority),
    c: seatsOf(s).map((seat) => cashOf(s, seat)),
    k: each(inPlay, (id) => cashOf(s, treasury(id))),
    s: each(majors, (id) => [s.market.spots[id]!.row, s.market.spots[id]!.col, priceOf(s, id)]),
    sh: each(majors, (id) => holders(s, id, player)),
    pr: each(
      inPlay.filter((id) => ownerOf(s, id) !== null),
      (id) => player(deciderOf(s, id)),
    ),
    tr: each(
      Object.keys(s.trains).filter((id) => s.trains[id]!.length > 0),
      (id) => s.trains[id]!.map(typeOf),
    ),
    tk: each(inPlay, (id: CompanyId) => s.tokens[id]!),
    t: { ...s.board.laid },
    o: stationsOf(s.board),
    x: { terrain: terrainTokens(s), noTrain: s.markers },
    ...(last?.type === 'run_routes' ? { rt: runsIn(acted, record, done) } : {}),
  };
}

function roundOf(s: State18Mag): string {
  for (const frame of s.flow) {
    if (frame.kind === 'draft') return 'DRAFT';
    if (frame.kind === 'stock') return `SR${frame.set}`;
    if (frame.kind === 'operating') return `OR${frame.set}.${frame.round}`;
  }
  return 'END';
}

function holders(s: State18Mag, id: MajorId, player: (seat: Seat) => string): Record<string, number> {
  const out: Record<string, number> = {};
  const { percents, holders } = s.shares[id]!;
  for (const [i, holder] of holders.entries()) {
    const name = isSeat(holder) ? player(holder) : POOL;
    out[name] = (out[name] ?? 0) + percents[i]!;
  }
  return out;
}

/** Minors that take no part keep theirs. */
const terrainTokens = (s: State18Mag): Record<string, number> => ({
  ...each(
    minorIds.filter((id) => minors[id].terrainTokens > 0),
    (id) => s.minors[id]?.terrainTokens ?? minors[id].terrainTokens,
  ),
  ...OF_EXPANSION,
});

/** The runs of the turn that is going on, by the platform's numbers of the trains. */
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
