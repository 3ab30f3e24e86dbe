// Everything one entry writes, and its statements for either engine.
import type { Kysely } from 'kysely';
import type { Seat } from '../../engine/index.ts';
import { ready } from '../store/ready.ts';
import type { EntryRow, Schema, SeatRow, SnapshotRow, TableRow } from '../store/schema.ts';
import { putSnapshot } from './snapshots.ts';

export interface Entering {
  readonly entry: EntryRow;
  /** The row of the table after the entry. */
  readonly after: Pick<TableRow, 'waiting' | 'status' | 'result'>;
  /** The sitter who makes it: the entry is kept only while they sit there. */
  readonly sitter: { readonly kind: SeatRow['kind']; readonly person: string };
  /** Clocks changed by the entry. */
  readonly clocks: readonly { readonly seat: Seat; readonly used: number }[];
  readonly snapshot: SnapshotRow | null;
}

/** Returns false and writes nothing if the table no longer stands at the entry before, or somebody else sits there. */
export async function enter(
  db: Kysely<Schema>,
  entering: Entering,
  alongside?: (db: Kysely<Schema>) => Promise<void>,
): Promise<boolean> {
  const { entry, after, sitter, clocks, snapshot } = entering;
  const { game_table: id, seq, seat, at } = entry;
  const { numAffectedRows } = await moveRow(db, { id, base: seq - 1, seq, seat, moved_at: at, ...after, ...sitter });
  if (numAffectedRows !== 1n) return false;
  await addEntry(db, entry);
  for (const { seat: one, used } of clocks) await setClock(db, { id, seat: one, used });
  await alongside?.(db);
  await (after.status === 'over' ? lapseAll : lapseUndos)(db, { id });
  if (snapshot) await putSnapshot(db, snapshot);
  return true;
}

type RowAfter = Entering['after'] & Pick<TableRow, 'seq' | 'moved_at'>;

const moveRow = ready((db, given: { id: string; base: number; seat: Seat } & Entering['sitter'] & RowAfter) =>
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

/** Closes proposals about a past position; at the end of the game, all proposals. */
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
