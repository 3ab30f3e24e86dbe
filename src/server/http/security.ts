// Applies to every request: headers, limits, and a check that it comes from our own page.
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify';
import { refuseLong } from './bodyBudget.ts';
import { Fault } from './fault.ts';
import { countedAs, isForFile, type Limits, limitOf, limitsTimes } from './limits.ts';
import { safeHeaders } from './safeHeaders.ts';

export interface SecurityOptions {
  /** The public address, from BINARIO_URL: counts as our own origin even where a proxy rewrites the host. */
  readonly url?: string | undefined;
  readonly limits?: Limits;
}

type TrustedProxies = NonNullable<FastifyServerOptions['trustProxy']>;

declare module 'fastify' {
  interface FastifyInstance {
    /** BINARIO_URL. */
    publicUrl: URL | null;
  }
}

/** Await it before any route is declared, and before `identify`. */
export async function secure(app: FastifyInstance, { url, limits = limitsTimes(1) }: SecurityOptions): Promise<void> {
  app.decorate('publicUrl', url ? new URL(url) : null);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  await app.register(cookie);
  const headers = await safeHeaders();
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
  refuseLong(app);
  await app.register(rateLimit, {
    cache: 50_000,
    max: (request) => limits[limitOf(request)].max,
    timeWindow: (request: FastifyRequest) => limits[limitOf(request)].windowMs,
    keyGenerator: (request) => countedAs(request, limitOf(request), limits[limitOf(request)]),
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  });
  const counting = (name: 'all' | 'files') =>
    app.createRateLimit({
      max: limits[name].max,
      timeWindow: limits[name].windowMs,
      keyGenerator: (request) => countedAs(request, name, limits[name]),
    });
  const [countAll, countFile] = [counting('all'), counting('files')];
  app.addHook('onRequest', async (request, reply) => {
    const counted = await (isForFile(request) ? countFile : countAll)(request);
    if (!counted.isAllowed && counted.isExceeded) {
      reply.header('retry-after', counted.ttlInSeconds);
      throw tooMany(counted.ttl);
    }
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000');
    if (!isSafe(request.method) && bearerOf(request) === null && !isOwnPage(request)) throw new Fault('crossSite');
  });
}

/**
 * Fastify's `trustProxy` from BINARIO_TRUST_PROXY: the number of proxies in front of us, or their addresses. Each proxy
 * adds an address to the header; earlier ones, which a visitor could forge, are ignored. Only for servers reachable
 * through these proxies alone.
 */
export function proxiesOf(said: string): TrustedProxies {
  if (!/^\d*$/.test(said)) return said;
  const proxies = Number(said);
  return proxies > 0 && ((_, hop) => hop < proxies);
}

/** Reports a proxy once and does nothing else, since a visitor may forge the header. */
export function noticeProxy(app: FastifyInstance, notice: () => void): void {
  let isTold = false;
  app.addHook('onRequest', (request, _, done) => {
    if (!isTold && (request.headers['x-forwarded-for'] ?? request.headers.forwarded) !== undefined) {
      isTold = true;
      notice();
    }
    done();
  });
}

/** The token of `Authorization: Bearer`: a browser never adds it by itself, so it needs no proof of origin. */
export const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer\b\s*(.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** True if one of our pages sent it; a socket identified by its cookie must pass this. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host !== '' && (host === hostOf(request) || host === request.server.publicUrl?.host);
}

/**
 * True if our own page sent it. A form on another site cannot set the header; the other checks are a second line of
 * defence.
 */
function isOwnPage(request: FastifyRequest): boolean {
  if (request.headers['x-binario'] !== '1') return false;
  if (request.headers.origin !== undefined) return isOwnOrigin(request);
  return request.headers['sec-fetch-site'] === 'same-origin';
}

/** The host as a browser writes it in an origin: without the default port. */
const hostOf = (request: FastifyRequest): string | null => askedUrl(request)?.host ?? null;

function askedUrl({ protocol, host }: FastifyRequest): URL | null {
  const own = `${protocol}://${host}`;
  return URL.canParse(own) ? new URL(own) : null;
}

/** The public origin: BINARIO_URL, else the request's own; empty without either. */
export const originOf = (request: FastifyRequest): string =>
  (request.server.publicUrl ?? askedUrl(request))?.origin ?? '';

const isSafe = (method: string): boolean => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
const tooMany = (ttlMs: number) => new Fault('tooMany', { seconds: Math.ceil(ttlMs / 1000) });
