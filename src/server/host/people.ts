// The host looks after people: finds, suspends and readmits them, and resets forgotten passwords.
import { randomBytes } from 'node:crypto';
import type { HostPerson } from '../../api/host.ts';
import { Fault } from '../http/fault.ts';
import { nameKey } from '../people/names.ts';
import { newPassword } from '../people/newPassword.ts';
import { hashPassword } from '../people/password.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

const MOST = 100;

/** Finds people by part of the name, or by the whole id or address; newest first. */
export async function findPeople({ db }: Store, text: string): Promise<HostPerson[]> {
  const like = `%${nameKey(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'kind', 'role', 'suspended', 'email', 'created_at'])
    .select((e) => [
      e
        .selectFrom('session')
        .select((s) => s.fn.max('seen_at').as('seen'))
        .whereRef('session.person', '=', 'person.id')
        .as('seen_at'),
      e
        .selectFrom('seat')
        .select((s) => s.fn.countAll<number>().as('n'))
        .whereRef('seat.person', '=', 'person.id')
        .as('tables'),
    ])
    .$if(text !== '', (q) =>
      q.where((e) =>
        e.or([e('id', '=', text), e('email', '=', text.toLowerCase()), e(e.fn('lower', ['name']), 'like', like)]),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    role: row.role,
    suspended: row.suspended === 1,
    email: row.email,
    createdAt: row.created_at,
    seenAt: row.seen_at,
    tables: Number(row.tables ?? 0),
  }));
}

/** Finds a person by id, or an account by its name. */
export async function personCalled({ db }: Store, who: string): Promise<PersonRow> {
  const row = await db
    .selectFrom('person')
    .selectAll()
    .where((e) => e.or([e('id', '=', who), e('name_key', '=', nameKey(who))]))
    .executeTakeFirst();
  if (!row) throw new Fault('notFound');
  return row;
}

/** Ends every session and keeps the person out; their seats and games stay theirs. */
export const suspend = ({ transaction }: Store, person: string): Promise<void> =>
  transaction(async (db) => {
    await db.updateTable('person').set({ suspended: 1 }).where('id', '=', person).execute();
    for (const key of ['session', 'api_token', 'magic_link'] as const)
      await db.deleteFrom(key).where('person', '=', person).execute();
  });

export async function letIn({ db }: Store, person: string): Promise<void> {
  await db.updateTable('person').set({ suspended: 0 }).where('id', '=', person).execute();
}

/** Sets and returns a new password, which the owner should change; the old one and every session become void. */
export async function resetPassword({ transaction }: Store, { id, kind }: PersonRow): Promise<string> {
  if (kind !== 'account') throw new Fault('forbidden');
  const password = randomBytes(9).toString('base64url');
  const hashed = await hashPassword(password);
  await transaction((db) => newPassword(db, id, hashed));
  return password;
}

/** Makes an account a host, or an ordinary player again. */
export async function appoint({ db }: Store, { id, kind }: PersonRow, role: PersonRow['role']): Promise<void> {
  if (kind !== 'account') throw new Fault('forbidden');
  await db.updateTable('person').set({ role }).where('id', '=', id).execute();
}
