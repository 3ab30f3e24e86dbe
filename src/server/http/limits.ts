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
  /** What is counted: requests by person (by address for unknown people), or always by address. */
  readonly per: 'person' | 'address';
}

const MINUTE = 60_000;

export const usualLimits = {
  /** Everything an address asks for, files and errors included; counted before anything is looked up. */
  all: { max: 6000, windowMs: MINUTE, per: 'address' },
  general: { max: 1200, windowMs: MINUTE, per: 'person' },
  signIn: { max: 10, windowMs: 5 * MINUTE, per: 'address' },
  guest: { max: 20, windowMs: 10 * MINUTE, per: 'address' },
  account: { max: 10, windowMs: 60 * MINUTE, per: 'address' },
  magic: { max: 5, windowMs: 15 * MINUTE, per: 'address' },
  /** Passwords tried, and secrets made, by somebody who is signed in. */
  secret: { max: 10, windowMs: 10 * MINUTE, per: 'person' },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof usualLimits;
export type Limits = Readonly<Record<LimitName, Limit>>;

/** Every limit times a figure: benches and tests ask faster than people do. */
export const limitsTimes = (factor: number): Limits =>
  Object.fromEntries(
    Object.entries(usualLimits).map(([name, limit]) => [name, { ...limit, max: Math.ceil(limit.max * factor) }]),
  ) as Limits;

export const limitOf = (request: FastifyRequest): LimitName => request.routeOptions.config?.limit ?? 'general';

/**
 * The key under which requests are counted: name of the limit, and the person or the address (in IPv6, the subscriber's
 * /64).
 */
export function countedAs(request: FastifyRequest, name: LimitName, limit: Limit): string {
  const person = limit.per === 'person' ? request.person?.id : undefined;
  return `${name} ${person ?? addressOf(request.ip)}`;
}

/** Whoever has an IPv6 address has the whole /64 around it. */
export const addressOf = (ip: string): string => (ip.includes(':') ? rateLimit.normalizeIP(ip, 64) : ip);
