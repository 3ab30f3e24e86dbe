// A session: a cookie that only its browser holds, and the hash of it in the store.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';
import { hashOf, newSecret } from './secrets.ts';

export const SESSION_COOKIE = 'binario_session';
const DAY = 24 * 3600_000;
/** Somebody who stays away this long signs in again. */
const ABSENCE_DAYS = 180;

/** Sessions last seen before this are over. */
export const absentSince = (now: number): number => now - ABSENCE_DAYS * DAY;

/** The secret of a new session, for `giveCookie` once the session is stored; the previous session ends. */
export async function openSession(db: Kysely<Schema>, person: string, former: string | null): Promise<string> {
  const now = Date.now();
  const secret = newSecret();
  if (former !== null) await db.deleteFrom('session').where('hash', '=', former).execute();
  await db.deleteFrom('session').where('seen_at', '<', absentSince(now)).execute();
  await db
    .insertInto('session')
    .values({ hash: hashOf(secret), person, created_at: now, seen_at: now })
    .execute();
  return secret;
}

/** Also when a session is seen again, so that the browser keeps it as long as we do. */
export const giveCookie = (request: FastifyRequest, reply: FastifyReply, secret: string): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, secret, { ...flags(request), maxAge: (ABSENCE_DAYS * DAY) / 1000 });

export const takeCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, flags(request));

const flags = (request: FastifyRequest) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: request.protocol === 'https',
});
