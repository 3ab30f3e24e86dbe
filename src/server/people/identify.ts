// Identifies the requester by a browser's cookie or a program's token.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Fault } from '../http/fault.ts';
import { bearerOf } from '../http/security.ts';
import { byKey } from '../store/byKey.ts';
import type { PersonRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { hashOf } from './secrets.ts';
import { giveCookie, isAbsent, isAged, openSession, SESSION_COOKIE } from './session.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person asking; null for a stranger. */
    person: PersonRow | null;
    /** The hash of the session's secret; null for strangers and for tokens. */
    session: string | null;
  }
  interface FastifyContextConfig {
    /** Outside /api, but its answer depends on the requester. */
    readonly identified?: boolean;
    /** A POST that changes nothing. */
    readonly reads?: boolean;
  }
}

/** Milliseconds before the last visit of a session, or use of a token, is noted again. */
const SEEN_EVERY = 3600_000;
const USED_EVERY = 60_000;

const visitorAt = byKey('hash', (db) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person')
    .selectAll('person')
    .select(['seen_at', 'session.created_at as begun_at', 'hash']),
);
const ownerAt = byKey('hash', (db) =>
  db
    .selectFrom('api_token')
    .innerJoin('person', 'person.id', 'api_token.person')
    .selectAll('person')
    .select(['used_at', 'until', 'scope', 'hash']),
);

/** A hook for `onRequest`, after `secure`. Requests for files skip the lookup, as files are public. */
export function identify(store: Store, clock: () => number) {
  const { db } = store;
  const [visitor, owner] = [visitorAt(store), ownerAt(store)];
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { url, config } = request.routeOptions;
    if (!url?.startsWith('/api/') && !config.identified) return;
    const token = bearerOf(request);
    const secret = request.cookies[SESSION_COOKIE];
    if (token !== null) await byToken(token);
    else if (secret) await bySession(secret);

    async function byToken(token: string) {
      const now = clock();
      const hash = hashOf(token);
      const [row] = await owner(hash);
      // A wrong token is an error, not a stranger: otherwise the program would not know why it may do nothing.
      if (!row) throw new Fault('notSignedIn');
      const { used_at, until, scope, hash: _, ...person } = row;
      if (until <= now) throw new Fault('tokenEnded');
      if (scope === 'read' && !isReading(request)) throw new Fault('readOnly');
      request.person = person;
      if (now - (used_at ?? 0) >= USED_EVERY)
        await db.updateTable('api_token').set({ used_at: now }).where('hash', '=', hash).execute().catch(unnoted);
    }

    async function bySession(secret: string) {
      const now = clock();
      const hash = hashOf(secret);
      const [row] = await visitor(hash);
      if (!row || isAbsent(row, now)) return;
      const { seen_at, begun_at, hash: _, ...person } = row;
      if (isAged({ created_at: begun_at }, now)) return changeSecret(person, hash, now);
      request.person = person;
      request.session = hash;
      if (Math.abs(now - seen_at) < SEEN_EVERY) return;
      await db.updateTable('session').set({ seen_at: now }).where('hash', '=', hash).execute().catch(unnoted);
      giveCookie(request, reply, secret);
    }

    /** Ends an aged session: an account signs in again, but a guest could not, so gets a new secret. */
    async function changeSecret(person: PersonRow, former: string, now: number) {
      if (person.kind === 'account') return;
      const secret = await store.transaction((tx) => openSession(tx, person.id, { former, request, now }));
      request.person = person;
      request.session = hashOf(secret);
      giveCookie(request, reply, secret);
    }
  };
}

/** True if a read-only token may send it. */
const isReading = ({ method, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || routeOptions.config.reads === true;

/** Serves a visit that a full disk cannot note. */
const unnoted = () => {};
