// Rate limits: generous for play, strict for creating people, sending mail and trying passwords.
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limit this route counts under; `general` without it. */
    limit?: LimitName;
  }
}

interface Limit {
  readonly max: number;
  readonly windowMs: number;
  /** Counts requests by person (by address for strangers), or always by address. */
  readonly per: 'person' | 'address';
}

const MINUTE = 60_000;

export const usualLimits = {
  /** All requests of an address but those for files of the app, errors included; counted before any lookup. */
  all: { max: 6000, windowMs: MINUTE, per: 'address' },
  /** Files of the app: a first visit takes some six hundred of them, and a club comes all at once. */
  files: { max: 20_000, windowMs: MINUTE, per: 'address' },
  general: { max: 1200, windowMs: MINUTE, per: 'person' },
  // A club may sit behind one address; guesses are counted for each account as well, letters for each mailbox.
  signIn: { max: 60, windowMs: 5 * MINUTE, per: 'address' },
  guest: { max: 60, windowMs: 10 * MINUTE, per: 'address' },
  account: { max: 30, windowMs: 60 * MINUTE, per: 'address' },
  magic: { max: 20, windowMs: 15 * MINUTE, per: 'address' },
  /** Passwords tried and secrets made by a signed-in person. */
  secret: { max: 10, windowMs: 10 * MINUTE, per: 'person' },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof usualLimits;
export type Limits = Readonly<Record<LimitName, Limit>>;

/**
 * Every limit times a factor: benches and tests ask faster than people do. Limits by address are also multiplied by
 * `network`, which the host sets for large clubs and small servers.
 */
export const limitsTimes = (factor: number, network = 1): Limits =>
  Object.fromEntries(
    Object.entries(usualLimits).map(([name, limit]) => [
      name,
      { ...limit, max: Math.ceil(limit.max * factor * (limit.per === 'address' ? network : 1)) },
    ]),
  ) as Limits;

export const isForFile = ({ url }: FastifyRequest): boolean => url.startsWith('/assets/');

export const limitOf = (request: FastifyRequest): LimitName =>
  request.routeOptions.config?.limit ?? (isForFile(request) ? 'files' : 'general');

/** The key under which a request is counted: name of the limit, and the person or the address. */
export function countedAs(request: FastifyRequest, name: LimitName, limit: Limit): string {
  const person = limit.per === 'person' ? request.person?.id : undefined;
  return `${name} ${person ?? addressOf(request.ip)}`;
}

/** An IPv6 address counts as its whole /64, which belongs to one subscriber. */
export const addressOf = (ip: string): string => (ip.includes(':') ? rateLimit.normalizeIP(ip, 64) : ip);
