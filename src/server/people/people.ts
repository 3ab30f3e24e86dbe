// The dependencies of the routes about people, and questions they share.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '../../api/people.ts';
import type { Lang } from '../../words/phrases.ts';
import { Fault } from '../http/fault.ts';
import { langOfRequest } from '../http/langOfRequest.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Guesses } from './guesses.ts';
import type { Mail } from './mail.ts';

export interface People {
  readonly store: Store;
  readonly now: () => number;
  /** Null without an SMTP server. */
  readonly mail: Mail | null;
  /** The server's public key for web push. */
  readonly pushKey: string;
  readonly guesses: Guesses;
  /** The record of a game, as this person may download it. */
  recordOf(table: string, person: string): Promise<unknown>;
  /** Tells watchers of these tables that names, seats' owners or hosts have changed. */
  tablesChanged?(tables: readonly string[]): void;
  /** Makes open sockets identify again: sessions of this person have ended, one or all. */
  signedOut?(person: string): void;
}

/** Runs after the answer is sent: a page whose socket closes reconnects at once, and must already have its new cookie. */
export function tellSignedOut(people: People, reply: FastifyReply, person: string): void {
  reply.raw.once('finish', () => people.signedOut?.(person));
}

/** The person in their own browser: a program with a token may play, but not manage the account. */
export function ownerOf(request: FastifyRequest): PersonRow {
  if (!request.person) throw new Fault('notSignedIn');
  if (request.session === null) throw new Fault('forbidden');
  return request.person;
}

export function accountOf(request: FastifyRequest): PersonRow {
  const person = ownerOf(request);
  if (person.kind !== 'account') throw new Fault('forbidden');
  return person;
}

/** The guest who sends this, if it is one. */
export const guestOf = (request: FastifyRequest): PersonRow | null =>
  request.session !== null && request.person?.kind === 'guest' ? request.person : null;

export const langOf = (request: FastifyRequest): Lang =>
  request.person?.lang ?? langOfRequest(request.headers['accept-language']);

/** Reads the person again: the row read with the request is older than the change. */
export async function tellMe({ store: { db }, now, mail, pushKey }: People, id: string | null): Promise<Me> {
  const nobody: Me = { person: null, mail: mail !== null, pushKey, muted: [] };
  if (id === null) return nobody;
  const row = await db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return nobody;
  const muted = await db
    .selectFrom('mute')
    .innerJoin('person', 'person.id', 'mute.muted')
    .select(['person.id', 'person.name'])
    .where('mute.person', '=', id)
    .orderBy('person.name')
    .execute();
  const pending = await db
    .selectFrom('magic_link')
    .select('email')
    .where('person', '=', id)
    .where('email', '<>', row.email ?? '')
    .where('purpose', '=', 'confirm')
    .where('until', '>', now())
    .orderBy('until', 'desc')
    .executeTakeFirst();
  return {
    ...nobody,
    person: {
      id,
      name: row.name,
      kind: row.kind,
      email: row.email,
      hasPassword: row.password !== null,
      lang: row.lang,
      role: row.role,
      mailMe: row.mail_me === 1,
    },
    muted,
    ...(pending && { confirming: pending.email }),
  };
}

/** Tables where this person sits or is the host. */
export async function tablesOf({ db }: Pick<Store, 'db'>, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('seat')
    .select('game_table as id')
    .where('person', '=', person)
    .union(db.selectFrom('game_table').select('id').where('host', '=', person))
    .execute();
  return rows.map((row) => row.id);
}
