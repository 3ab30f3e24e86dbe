// Positions of a table, made without holding up the loop: a thread carries out moves that may take long.
import { type Core, copy, type Game, type Refusal, type Seat } from '../../engine/index.ts';
import { applyAnew } from '../../match/applyAnew.ts';
import { Fault } from '../http/fault.ts';
import { decodedOf, encodedOf, nextId } from '../threads/encoded.ts';
import { headOf, hold, type KeptEntry, type Loaded } from './loaded.ts';
import { stateAt } from './position.ts';
import type { Services } from './services.ts';
import { keepStops, recall, stopsAmong } from './snapshots.ts';

/** True for games with track, where ways and best runs may take a second for a single move. */
const takesLong = ({ rail }: Game): boolean => rail !== undefined;

/** The owner under whom work for a table is counted. */
export const ownerOf = ({ row }: Loaded): string => row.host ?? row.id;

export const positionNow = (services: Services, table: Loaded): Promise<Core> =>
  positionAt(services, table, headOf(table));

/** The position this move led to; 0 is the set-up. Computed from the nearest known position before it. */
export async function positionAt(services: Services, table: Loaded, move: number): Promise<Core> {
  const held = table.states.get(move);
  if (held) return held;
  await recall(services.store.db, table, move);
  return takesLong(table.game) ? walkedTo(services, table, move) : stateAt(table, move);
}

async function walkedTo(services: Services, table: Loaded, move: number): Promise<Core> {
  const due: Extract<KeptEntry, { action: unknown }>[] = [];
  let seq = move;
  for (; !table.states.has(seq) && seq !== 0; seq = table.before[seq]!) due.unshift(table.entries[seq - 1] as never);
  const known = table.states.get(seq);
  if (known && due.length === 0) return known;
  const walked = await services.workers.ask('walk', ownerOf(table), {
    game: table.game.id,
    from: known ? encodedOf(known) : table.row,
    moves: due.map(({ seq: number, seat, action }) => ({ seq: number, seat, action })),
    stops: stopsAmong(due.map((entry) => entry.seq)),
    id: nextId(),
  });
  // After a rollback, this build may know less than the one that accepted the start.
  if ('problem' in walked) throw new Fault('badRecord', walked.problem);
  if ('refused' in walked) throw new Error(`entry ${walked.refused} of ${table.row.id} is refused: ${walked.code}`);
  await keepStops(services.store, table, walked.stops);
  const state = decodedOf(walked.end);
  hold(table, move, state);
  return state;
}

type Outcome = { readonly ok: true; readonly state: Core } | { readonly ok: false; readonly refusal: Refusal };

/** The outcome of a move made now. */
export async function judged(
  services: Services,
  table: Loaded,
  state: Core,
  { seat, action }: { readonly seat: Seat; readonly action: unknown },
): Promise<Outcome> {
  const { game, row } = table;
  // The engine remembers facts about an action object while it lives, so it gets a copy.
  if (!takesLong(game)) return applyAnew(game, state, seat, copy(action));
  const asked = { game: game.id, position: encodedOf(state), seat, action, id: nextId() };
  const told = await services.workers.ask('judge', ownerOf(table), asked, { near: row.id });
  return told.ok ? { ok: true, state: decodedOf(told.position) } : told;
}
