// Guests and accounts in the store: how they begin, and how a guest becomes an account.
import type { Kysely } from 'kysely';
import type { Lang } from '../../words/phrases.ts';
import { mustBeOpen } from '../host/doors.ts';
import { Fault } from '../http/fault.ts';
import type { PersonRow, Schema } from '../store/schema.ts';
import { isTwice } from '../store/trouble.ts';
import { nameKey } from './names.ts';
import { newId } from './secrets.ts';

interface Credentials {
  readonly name: string;
  readonly lang: Lang;
  readonly password: string | null;
  readonly email: string | null;
  readonly now: number;
}

/** Throws if an account bears this name: strangers may not look like known people. */
export async function mustBeFree(db: Kysely<Schema>, name: string): Promise<void> {
  if (await accountNamed(db, name)) throw new Fault('nameTaken');
}

export async function makeGuest(db: Kysely<Schema>, name: string, lang: Lang, now: number): Promise<string> {
  await mustBeOpen(db);
  const nobody = { name_key: null, password: null, email: null, mail_me: 1 };
  const id = newId();
  await db
    .insertInto('person')
    .values({ id, name, lang, kind: 'guest', created_at: now, ...nobody })
    .execute();
  return id;
}

/** Turns the guest into the account, which keeps the guest's id and games; without a guest a new person is made. */
export async function makeAccount(
  db: Kysely<Schema>,
  guest: PersonRow | null,
  { now, ...c }: Credentials,
): Promise<string> {
  await mustBeOpen(db);
  const row = { ...c, kind: 'account' as const, name_key: nameKey(c.name) };
  if (!guest) {
    const id = newId();
    await db
      .insertInto('person')
      .values({ id, ...row, mail_me: 1, created_at: now })
      .execute();
    return id;
  }
  const done = await db
    .updateTable('person')
    .set(row)
    .where('id', '=', guest.id)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  // Another tab came first.
  if (done.numUpdatedRows === 0n) throw new Fault('forbidden');
  // Other browsers with the same guest cookie do not get the account.
  await db.deleteFrom('session').where('person', '=', guest.id).execute();
  return guest.id;
}

export const accountNamed = (db: Kysely<Schema>, name: string): Promise<PersonRow | undefined> =>
  db.selectFrom('person').selectAll().where('name_key', '=', nameKey(name)).executeTakeFirst();

export const accountAt = (db: Kysely<Schema>, email: string): Promise<PersonRow | undefined> =>
  db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', email)
    .where('kind', '=', 'account')
    .orderBy('created_at')
    .executeTakeFirst();

/** For the error of a unique column: only the names of accounts are unique. */
export function asNameTaken(error: unknown): never {
  throw isTwice(error) ? new Fault('nameTaken') : error;
}
