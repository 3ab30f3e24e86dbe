// Positions of a table: its set-up, and the positions its moves lead to.
import { apply, type Core, copy, following, type Game, type Seat, setup } from '../../engine/index.ts';
import { startOf } from '../../records/start.ts';
import { Fault } from '../http/fault.ts';
import type { TableRow } from '../store/schema.ts';
import { headOf, hold, type KeptEntry, type Loaded } from './loaded.ts';

/** The columns of a table's row that decide how its game begins. */
export type Opening = Pick<TableRow, 'players' | 'rules_version' | 'options' | 'rulings' | 'start' | 'draws' | 'seed'>;

/** The first position, with all its chance: draws brought along by the table first, then the seed. */
export function firstState(game: Game, row: Opening): Core {
  const draws = JSON.parse(row.draws) as number[];
  if (row.start !== null) {
    const seats = Array.from({ length: row.players }, () => ({ name: '', kind: 'person' as const }));
    const record = { start: JSON.parse(row.start), seats, rulesVersion: row.rules_version, draws, seed: row.seed };
    const start = startOf(game, record as unknown as Parameters<typeof startOf>[1]);
    // After a rollback, this build may know less than the one that accepted the start.
    if ('problem' in start) throw new Fault('badRecord', start);
    return start;
  }
  const asked = { ...JSON.parse(row.options), ...JSON.parse(row.rulings) };
  const table = { players: row.players, asked, rulesVersion: row.rules_version };
  const ready = setup(game, table, following(draws, row.seed));
  if (!ready.ok) throw new Error(`a table that was accepted cannot be set up: ${ready.problem.problem}`);
  return ready.state;
}

/** The position this move led to; 0 is the set-up. Computed from the nearest known position before it. */
export function stateAt(table: Loaded, move: number): Core {
  const due: KeptEntry[] = [];
  let seq = move;
  while (!table.states.has(seq) && seq !== 0) {
    due.push(table.entries[seq - 1]!);
    seq = table.before[seq]!;
  }
  const known = table.states.get(seq);
  let state: Core = known ?? firstState(table.game, table.row);
  if (!known) hold(table, seq, state);
  for (const entry of due.reverse()) {
    const outcome = applied(table, state, entry.seat, (entry as { action: unknown }).action);
    if (!outcome.ok) throw new Error(`entry ${entry.seq} of ${table.row.id} is refused: ${outcome.refusal.code}`);
    state = outcome.state;
  }
  if (due.length > 0) hold(table, move, state);
  return state;
}

/**
 * Applies a copy of the action: the engine remembers facts about an action object while it lives, and entries live as
 * long as their table.
 */
const applied = ({ game }: Loaded, state: Core, seat: Seat, action: unknown) => apply(game, state, seat, copy(action));

/** The position now. */
export const stateOf = (table: Loaded): Core => stateAt(table, headOf(table));
