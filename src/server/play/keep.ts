// Storing an entry: on disk with all that follows from it, or not at all. What was not stored is not kept in memory
// either.
import type { Kysely } from 'kysely';
import { type Core, isOver, result, type Seat, waiting } from '../../engine/index.ts';
import { charged, type Pace } from '../../match/clock.ts';
import type { Schema } from '../store/schema.ts';
import { isTwice } from '../store/trouble.ts';
import { change, type House } from './house.ts';
import { type Aside, grow, type KeptEntry, type Loaded } from './loaded.ts';
import { snapshot } from './snapshots.ts';

export interface Addition {
  readonly seat: Seat;
  readonly key: string;
  readonly what: ({ readonly action: unknown } & Aside) | { readonly to: number };
  /** The position after the entry, and the move that led there (left out if the entry itself is that move). */
  readonly state: Core;
  readonly head?: number;
  readonly draws: readonly number[];
}

class MovedOn extends Error {}

/** The number of the entry; null when the table has moved on in the meantime. */
export async function keep(
  house: House,
  table: Loaded,
  addition: Addition,
  alongside?: (db: Kysely<Schema>) => Promise<void>,
): Promise<number | null> {
  const { id, seq: base } = table.row;
  const seq = base + 1;
  const at = house.now();
  const { seat, key, what, state, draws, head = seq } = addition;
  const after = rowAfter(table, state, at);
  try {
    await change(house, async (db, tell) => {
      const { numUpdatedRows } = await db
        .updateTable('game_table')
        .set({ seq, ...after })
        .where('id', '=', id)
        .where('seq', '=', base)
        .where('status', '=', 'playing')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw new MovedOn();
      const row = { game_table: id, seq, seat, key, json: JSON.stringify(what), draws: JSON.stringify(draws), at };
      await db.insertInto('entry').values(row).execute();
      for (const [one, usedMs] of timesAfter(table, addition, at))
        await db
          .updateTable('seat')
          .set({ used_ms: usedMs })
          .where('game_table', '=', id)
          .where('seat', '=', one)
          .execute();
      await alongside?.(db);
      await lapse(db, id, after.status === 'over');
      await snapshot(db, table, seq, { head, state });
      tell({ table: id, what: 'entries' });
    });
  } catch (error) {
    house.tables.drop(id);
    if (error instanceof MovedOn || isTwice(error)) return null;
    throw error;
  }
  table.row = { ...table.row, seq, ...after };
  grow(table, { seq, seat, key, draws, at, ...what } as KeptEntry);
  table.states.set(head, state);
  return seq;
}

function rowAfter({ game }: Loaded, state: Core, at: number) {
  const over = isOver(state);
  return {
    waiting: JSON.stringify(waiting(game, state)),
    status: over ? ('over' as const) : ('playing' as const),
    result: over ? JSON.stringify(result(game, state).worth) : null,
    moved_at: at,
  };
}

/**
 * The clocks after an entry: a move is charged to its seat, with its increment; an undo to the seat that was thinking.
 */
function timesAfter({ row, seats }: Loaded, { seat, what }: Addition, at: number): [Seat, number][] {
  const pace = JSON.parse(row.pace) as Pace;
  const thought = at - row.moved_at;
  const used = (one: Seat) => seats[one - 1]!.used_ms;
  if ('action' in what) return [[seat, charged(pace, used(seat), thought)]];
  return (JSON.parse(row.waiting) as Seat[]).map((one) => [one, used(one) + Math.max(0, thought)]);
}

/** Closes proposals about a position that has passed; at the end of the game, all proposals. */
async function lapse(db: Kysely<Schema>, table: string, all: boolean): Promise<void> {
  const open = db
    .updateTable('proposal')
    .set({ status: 'lapsed' })
    .where('game_table', '=', table)
    .where('status', '=', 'open');
  await (all ? open : open.where('kind', '=', 'undo')).execute();
}
