// Storing an entry: on disk with all that follows from it, or not at all. What was not stored is not kept in memory
// either.
import type { Kysely } from 'kysely';
import { type Core, isOver as hasEnded, result, type Seat, waiting } from '../../engine/index.ts';
import { charged, type Pace } from '../../match/clock.ts';
import { ready } from '../store/ready.ts';
import type { EntryRow, Schema, SeatRow } from '../store/schema.ts';
import { isTwice } from '../store/trouble.ts';
import { change, type House } from './house.ts';
import { type Aside, grow, hold, type KeptEntry, type Loaded } from './loaded.ts';
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
  const times = timesAfter(table, addition, at);
  const isOver = after.status === 'over';
  try {
    await change(house, async (db, tell) => {
      const { numAffectedRows } = await moveRow(db, { id, base, seq, ...after, ...sitterOf(table, addition) });
      if (numAffectedRows !== 1n) throw new MovedOn();
      const [json, drawn] = [JSON.stringify(what), JSON.stringify(draws)];
      await addEntry(db, { game_table: id, seq, seat, key, json, draws: drawn, at });
      for (const [one, used] of times) await setClock(db, { id, seat: one, used });
      await alongside?.(db);
      await (isOver ? lapseAll : lapseUndos)(db, { id });
      await snapshot(db, table, seq, { head, state });
      tell({ table: id, what: 'entries' });
    });
  } catch (error) {
    house.tables.doubt(id);
    if (error instanceof MovedOn || isTwice(error)) return null;
    throw error;
  }
  table.row = { ...table.row, seq, ...after };
  table.seats = table.seats.map((one) => ({ ...one, used_ms: times.get(one.seat) ?? one.used_ms }));
  table.proposals = table.proposals && (isOver ? [] : table.proposals.filter(({ shown }) => shown.kind !== 'undo'));
  grow(table, { seq, seat, key, draws, at, ...what } as KeptEntry);
  hold(table, head, state);
  return seq;
}

/** Only where the table still stands at that entry, and whoever moves still sits there. */
const moveRow = ready(
  (db, given: { id: string; base: number; seat: Seat; kind: SeatRow['kind']; person: string } & RowAfter) =>
    db
      .updateTable('game_table')
      .set({
        seq: given.seq,
        waiting: given.waiting,
        status: given.status,
        result: given.result,
        moved_at: given.moved_at,
      })
      .where('id', '=', given.id)
      .where('seq', '=', given.base)
      .where('status', '=', 'playing')
      .where((e) =>
        e.exists(
          e
            .selectFrom('seat')
            .select('seat')
            .where('game_table', '=', given.id)
            .where('seat', '=', given.seat)
            .where('kind', '=', given.kind)
            .where((s) => s(s.fn.coalesce('person', s.val('')), '=', given.person)),
        ),
      ),
);

const sitterOf = ({ seats }: Loaded, { seat }: Addition) => {
  const { kind, person } = seats[seat - 1]!;
  return { seat, kind, person: person ?? '' };
};

const addEntry = ready((db, given: EntryRow) =>
  db.insertInto('entry').values({
    game_table: given.game_table,
    seq: given.seq,
    seat: given.seat,
    key: given.key,
    json: given.json,
    draws: given.draws,
    at: given.at,
  }),
);

const setClock = ready((db, given: { id: string; seat: Seat; used: number }) =>
  db.updateTable('seat').set({ used_ms: given.used }).where('game_table', '=', given.id).where('seat', '=', given.seat),
);

type RowAfter = ReturnType<typeof rowAfter> & { readonly seq: number };

function rowAfter({ game }: Loaded, state: Core, at: number) {
  const over = hasEnded(state);
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
function timesAfter({ row, seats }: Loaded, { seat, what }: Addition, at: number): ReadonlyMap<Seat, number> {
  const pace = JSON.parse(row.pace) as Pace;
  const thought = at - row.moved_at;
  const used = (one: Seat) => seats[one - 1]!.used_ms;
  if ('action' in what) return new Map([[seat, charged(pace, used(seat), thought)]]);
  return new Map((JSON.parse(row.waiting) as Seat[]).map((one) => [one, used(one) + Math.max(0, thought)]));
}

/** Closes proposals about a position that has passed; at the end of the game, all proposals. */
const lapseAll = ready((db, given: { id: string }) =>
  db.updateTable('proposal').set({ status: 'lapsed' }).where('game_table', '=', given.id).where('status', '=', 'open'),
);
const lapseUndos = ready((db, given: { id: string }) =>
  db
    .updateTable('proposal')
    .set({ status: 'lapsed' })
    .where('game_table', '=', given.id)
    .where('status', '=', 'open')
    .where('kind', '=', 'undo'),
);
