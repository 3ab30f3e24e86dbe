// A session: a cookie that only its browser holds, and the hash of it in the store.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema, SessionRow } from '../store/schema.ts';
import { agentOf } from './agent.ts';
import { hashOf, newSecret } from './secrets.ts';

export const SESSION_COOKIE = 'binario_session';
const DAY = 24 * 3600_000;
/** Somebody who stays away this long signs in again. */
const ABSENCE = 180 * DAY;
/** And so does everybody, however often they came. A guest, who could not, gets another secret. */
const LIFE = 365 * DAY;
/**
 * Sessions that are over stay in the store for so long: if it was only the clock that was wrong, they go on when it is
 * right again.
 */
const GRACE = 400 * DAY;

/** Whether it is over by its own age, or because nobody came. */
export const isAged = ({ created_at }: Pick<SessionRow, 'created_at'>, now: number) => created_at < now - LIFE;
export const isAbsent = ({ seen_at }: Pick<SessionRow, 'seen_at'>, now: number) => seen_at < now - ABSENCE;

interface Opening {
  readonly former: string | null;
  readonly request: Pick<FastifyRequest, 'headers'>;
  readonly now: number;
}

/** The secret of a new session, for `giveCookie` once the session is stored; the previous session ends. */
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

/** Also when a session is seen again, so that the browser keeps it as long as we do. */
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
