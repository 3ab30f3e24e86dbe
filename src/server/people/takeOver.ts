// A guest signs in: the guest's seats, notes and mutes pass to the account.
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { tablesOf } from './people.ts';

/**
 * Runs within a transaction. If guest and account sit at the same table, nobody gets two seats. Before the game begins,
 * the guest's seat becomes free. In a game it stays with the guest, who can never return, so the others may replace an
 * absent player by consent, as always; only in that case the guest's row is kept. Returns the tables concerned.
 */
export async function takeOver(
  db: Kysely<Schema>,
  engine: Store['engine'],
  guest: string,
  account: string,
): Promise<string[]> {
  const tables = await tablesOf({ db }, guest);
  await holdStill(db, engine, tables);
  const shared = await whereBothSit(db, guest, account);
  if (shared.length > 0) await leaveGathering(db, guest, shared);
  await db
    .updateTable('seat')
    .set({ person: account })
    .where('person', '=', guest)
    .$if(shared.length > 0, (q) => q.where('game_table', 'not in', shared))
    .execute();
  await db.updateTable('game_table').set({ host: account }).where('host', '=', guest).execute();
  await db.updateTable('chat').set({ person: account }).where('person', '=', guest).execute();
  await db.updateTable('push_subscription').set({ person: account }).where('person', '=', guest).execute();
  await passMutes(db, guest, account);
  await passNotes(db, guest, account);
  await db.updateTable('standing_order').set({ person: account }).where('person', '=', guest).execute();
  await db.deleteFrom('session').where('person', '=', guest).execute();
  const left = await db.selectFrom('seat').select('seat').where('person', '=', guest).executeTakeFirst();
  if (!left) await db.deleteFrom('person').where('id', '=', guest).execute();
  return tables;
}

/** Locks the tables so that nobody sits down meanwhile. SQLite has one writer at a time anyhow. */
async function holdStill(db: Kysely<Schema>, engine: Store['engine'], tables: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || tables.length === 0) return;
  await db.selectFrom('game_table').select('id').where('id', 'in', tables).orderBy('id').forUpdate().execute();
}

export async function whereBothSit(db: Kysely<Schema>, one: string, other: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat as a')
    .innerJoin('seat as b', 'a.game_table', 'b.game_table')
    .select('a.game_table')
    .distinct()
    .where('a.person', '=', one)
    .where('b.person', '=', other)
    .execute();
  return rows.map((row) => row.game_table);
}

const leaveGathering = (db: Kysely<Schema>, person: string, tables: readonly string[]) =>
  db
    .updateTable('seat')
    .set({ kind: 'empty', person: null, name: '' })
    .where('person', '=', person)
    .where('game_table', 'in', (q) =>
      q.selectFrom('game_table').select('id').where('status', '=', 'gathering').where('id', 'in', tables),
    )
    .execute();

/** Passes on the people the guest muted, and the mutes of the guest by others. */
async function passMutes(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  const rows = await db
    .selectFrom('mute')
    .selectAll()
    .where((e) => e.or([e('person', '=', guest), e('muted', '=', guest)]))
    .execute();
  const passed = rows
    .map(({ person, muted }) => ({
      person: person === guest ? account : person,
      muted: muted === guest ? account : muted,
    }))
    .filter(({ person, muted }) => person !== muted);
  await db
    .deleteFrom('mute')
    .where((e) => e.or([e('person', '=', guest), e('muted', '=', guest)]))
    .execute();
  if (passed.length === 0) return;
  await db
    .insertInto('mute')
    .values(passed)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Appends a guest's note to the account's own note on the same table. */
async function passNotes(db: Kysely<Schema>, guest: string, account: string): Promise<void> {
  const notes = await db.selectFrom('note').selectAll().where('person', '=', guest).execute();
  for (const { game_table, text, at } of notes)
    await db
      .insertInto('note')
      .values({ person: account, game_table, text, at })
      .onConflict((c) =>
        c
          .columns(['person', 'game_table'])
          .doUpdateSet((e) => ({ text: sql`${e.ref('note.text')} || ${`\n${text}`}` })),
      )
      .execute();
  await db.deleteFrom('note').where('person', '=', guest).execute();
}
