// A session: a cookie that only its browser holds, and the hash of it in the store.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema, SessionRow } from '../store/schema.ts';
import { agentOf } from './agent.ts';
import { hashOf, newSecret } from './secrets.ts';

export const SESSION_COOKIE = 'binario_session';
const DAY = 24 * 3600_000;
/** Milliseconds without a visit after which a session ends. */
const ABSENCE = 180 * DAY;
/** Milliseconds after which any session ends. A guest, who could not sign in again, gets a new secret. */
const LIFE = 365 * DAY;
/** Ended sessions stay stored this much longer: if only the clock was wrong, they go on when it is right again. */
const GRACE = 400 * DAY;

/** True if it ended by its own age (`isAged`) or for lack of visits (`isAbsent`). */
export const isAged = ({ created_at }: Pick<SessionRow, 'created_at'>, now: number) => created_at < now - LIFE;
export const isAbsent = ({ seen_at }: Pick<SessionRow, 'seen_at'>, now: number) => seen_at < now - ABSENCE;

interface Opening {
  readonly former: string | null;
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly now: number;
}

/** Stores a new session and ends the former one; returns its secret, for `giveCookie`. */
export async function openSession(
  db: Kysely<Schema>,
  person: string,
  { former, request, now }: Opening,
): Promise<string> {
  const secret = newSecret();
  if (former !== null) await db.deleteFrom('session').where('hash', '=', former).execute();
  await db
    .deleteFrom('session')
    .where('seen_at', '<', now - ABSENCE - GRACE)
    .execute();
  const agent = agentOf(request.headers['user-agent'] ?? '');
  await db
    .insertInto('session')
    .values({ hash: hashOf(secret), person, created_at: now, seen_at: now, agent })
    .execute();
  return secret;
}

/** Also given when a session is seen again, so that the browser keeps it as long as we do. */
export const giveCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, secret, { ...cookieFlags(request), maxAge: ABSENCE / 1000 });

export const takeCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, cookieFlags(request));

export const cookieFlags = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});
