// The host's notice: whether new people are taken, and the coming restart.
import type { Kysely } from 'kysely';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';

const REGISTRATION = 'registration';
const RESTART = 'restart';

async function read(db: Kysely<Schema>, key: string): Promise<string | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

async function write(db: Kysely<Schema>, key: string, value: string | null): Promise<void> {
  if (value === null) await db.deleteFrom('meta').where('key', '=', key).execute();
  else
    await db
      .insertInto('meta')
      .values({ key, value })
      .onConflict((c) => c.column('key').doUpdateSet({ value }))
      .execute();
}

export const isOpen = async (db: Kysely<Schema>): Promise<boolean> => (await read(db, REGISTRATION)) !== 'closed';
export const setOpen = (db: Kysely<Schema>, open: boolean): Promise<void> =>
  write(db, REGISTRATION, open ? null : 'closed');

export async function mustBeOpen(db: Kysely<Schema>): Promise<void> {
  if (!(await isOpen(db))) throw new Fault('closed');
}

/** Time of the announced restart; null without one, or once it is past. */
export async function restartAt(db: Kysely<Schema>, now: number): Promise<number | null> {
  const at = Number((await read(db, RESTART)) ?? 0);
  return at > now ? at : null;
}
export const announceRestart = (db: Kysely<Schema>, at: number | null): Promise<void> =>
  write(db, RESTART, at === null ? null : String(at));
