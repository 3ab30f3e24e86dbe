// Signs in: a new session, which takes over the games of the guest before it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Me } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import type { Schema } from '../store/schema.ts';
import { guestOf, type People, tablesOf, tellMe, tellSignedOut } from './people.ts';
import { giveCookie, openSession } from './session.ts';
import { takeOver } from './takeOver.ts';

/** Runs in the same transaction, so that nothing made for a refused person is kept. */
async function mustBeWelcome(db: Kysely<Schema>, id: string): Promise<void> {
  const person = await db.selectFrom('person').select('suspended').where('id', '=', id).executeTakeFirst();
  if (person?.suspended) throw new Fault('suspended');
}

/** `become` runs in the same transaction and returns the new identity: all of it happens, or nothing. */
export async function signInAs(
  people: People,
  request: FastifyRequest,
  reply: FastifyReply,
  become: (db: Kysely<Schema>) => Promise<string>,
): Promise<Me> {
  const { store } = people;
  const guest = guestOf(request);
  const session = { former: request.session, request, now: people.now() };
  const { id, secret, tables } = await store.transaction(async (db) => {
    const id = await become(db);
    await mustBeWelcome(db, id);
    return { id, tables: await tablesConcerned(db, id), secret: await openSession(db, id, session) };
  });
  giveCookie(request, reply, secret);
  if (tables.length > 0) people.tablesChanged?.(tables);
  if (request.person && request.session !== null) tellSignedOut(people, reply, request.person.id);
  return tellMe(people, id);

  /** Tables of a guest who becomes an account, and so may have a new name. */
  async function tablesConcerned(db: Kysely<Schema>, id: string): Promise<string[]> {
    if (!guest) return [];
    return guest.id === id ? tablesOf({ db }, id) : takeOver(db, store.engine, guest.id, id);
  }
}
