// A browser in which somebody has signed in with a password is known again there, also after signing out: a cookie that only
// the server could have made, for this account and this password.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PersonRow } from '../store/schema.ts';
import { newId } from './secrets.ts';
import { cookieFlags } from './session.ts';

const KNOWN_COOKIE = 'binario_known';
const YEAR_IN_SECONDS = 365 * 24 * 3600;

type Owner = Pick<PersonRow, 'id' | 'password'>;

/** The hash of the password is the key: a new password makes every browser unknown. */
const markOf = (browser: string, { id, password }: Owner): Buffer =>
  createHmac('sha256', password ?? '')
    .update(`known browser ${browser} ${id}`)
    .digest();

export function rememberBrowser(request: FastifyRequest, reply: FastifyReply, owner: Owner): void {
  if (owner.password === null) return;
  const browser = newId();
  const value = `${browser}.${markOf(browser, owner).toString('base64url')}`;
  reply.setCookie(KNOWN_COOKIE, value, { ...cookieFlags(request), path: '/api/session', maxAge: YEAR_IN_SECONDS });
}

/** By which the browser is counted, if it is one of this account. */
export function knownBrowser(request: FastifyRequest, owner: Owner | undefined): string | null {
  const [browser, mark] = request.cookies[KNOWN_COOKIE]?.split('.') ?? [];
  if (!browser || !mark || !owner || owner.password === null) return null;
  const told = Buffer.from(mark, 'base64url');
  const right = markOf(browser, owner);
  return told.length === right.length && timingSafeEqual(told, right) ? browser : null;
}
