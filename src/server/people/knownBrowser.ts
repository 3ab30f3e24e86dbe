// Recognises a browser in which this account has signed in with its password, also after signing out: by a cookie that
// only the server can make, for one account and one password.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PersonRow } from '../store/schema.ts';
import { newId } from './secrets.ts';
import { cookieFlags } from './session.ts';

const KNOWN_COOKIE = 'binario_known';
const YEAR_IN_SECONDS = 365 * 24 * 3600;

type Owner = Pick<PersonRow, 'id' | 'password'>;

/** Keyed with the password's hash, so that a new password makes every browser unknown. */
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

/** The key under which the browser is counted; null if the account does not know it. */
export function knownBrowser(request: FastifyRequest, owner: Owner | undefined): string | null {
  const [browser, mark] = request.cookies[KNOWN_COOKIE]?.split('.') ?? [];
  if (!browser || !mark || !owner || owner.password === null) return null;
  const told = Buffer.from(mark, 'base64url');
  const right = markOf(browser, owner);
  return told.length === right.length && timingSafeEqual(told, right) ? browser : null;
}
