// Copies a whole store from one engine to another: for a backup of PostgreSQL, a restore, or moving house. Leaves out
// data that can be made again from the moves.
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';
import { SEAL } from './seal.ts';
import type { Store } from './store.ts';

/** In this order, so that rows come after those they refer to. */
const WHOLE = ['person', 'session', 'api_token', 'magic_link', 'push_subscription', 'mute', 'lease'] as const;
/** Copied game by game, as there may be more than fits into memory. */
const BY_TABLE = ['seat', 'entry', 'chat', 'proposal', 'note', 'standing_order'] as const;
/** Rows that each store has for itself. */
const OWN = ['schema', SEAL];
const CHUNK = 200;

/** Rows copied, by table. */
export type Copied = Readonly<Record<string, number>>;

interface Copying {
  /** Deletes the target's data first. Without it the target must be empty. */
  readonly replace?: boolean;
  readonly progress?: (done: number, of: number) => void;
}

/** Copies one moment of a store, even one in use; all of it arrives, or nothing changes. */
export async function copyStore(from: Store, to: Store, { replace, progress }: Copying = {}): Promise<Copied> {
  const copied: Record<string, number> = {};
  const reading = from.db.transaction();
  await (from.engine === 'postgres' ? reading.setIsolationLevel('repeatable read') : reading).execute((source) =>
    to.transaction(async (target) => {
      const put = async (table: keyof Schema, rows: readonly object[]) => {
        for (let i = 0; i < rows.length; i += CHUNK)
          await target
            .insertInto(table)
            .values(rows.slice(i, i + CHUNK) as never)
            .execute();
        copied[table] = (copied[table] ?? 0) + rows.length;
      };
      if (replace) await clear(target);
      for (const table of WHOLE) await put(table, await source.selectFrom(table).selectAll().execute());
      const meta = await source.selectFrom('meta').selectAll().where('key', 'not in', OWN).execute();
      await target
        .deleteFrom('meta')
        .where('key', 'in', meta.map(({ key }) => key).concat(''))
        .execute();
      await put('meta', meta);
      const tables = await source.selectFrom('game_table').select('id').orderBy('id').execute();
      for (const [done, { id }] of tables.entries()) {
        await put('game_table', await source.selectFrom('game_table').selectAll().where('id', '=', id).execute());
        for (const part of BY_TABLE)
          await put(part, await source.selectFrom(part).selectAll().where('game_table', '=', id).execute());
        progress?.(done + 1, tables.length);
      }
      if (to.engine === 'postgres') await countOn(target);
    }),
  );
  return copied;
}

/** Gives the next line of chat a free number. */
const countOn = (db: Kysely<Schema>) =>
  sql`select setval(pg_get_serial_sequence('chat', 'id'), coalesce(max(id), 0) + 1, false) from chat`.execute(db);

/** True if the store has neither people nor tables. */
export async function isEmpty({ db }: Store): Promise<boolean> {
  const person = await db.selectFrom('person').select('id').limit(1).executeTakeFirst();
  const table = await db.selectFrom('game_table').select('id').limit(1).executeTakeFirst();
  return person === undefined && table === undefined;
}

/** Empties the store for another's data. */
async function clear(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('game_table').execute();
  for (const table of WHOLE.toReversed()) await db.deleteFrom(table).execute();
}
