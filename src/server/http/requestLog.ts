// Logs one line per request: route, result, duration, requester, and the id that the answer bears too. No query, header
// or body.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export function requestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', async (request, reply) => {
    app.log.info({
      request: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.person?.id ?? null,
    });
  });
}

export type Complain = (error: unknown, what?: string) => void;

/** Milliseconds before the same complaint is logged again; and the number of complaints remembered. */
const AGAIN = 600_000;
const MOST = 500;

/**
 * Logs errors for the operator: the same one at most once in ten minutes, with a count of those left out. Errors of a
 * database contain values, which are left out here.
 */
export function complainTo(log: FastifyBaseLogger, now: () => number = Date.now): Complain {
  const said = new Map<string, { at: number; unsaid: number }>();
  return (error, what = '') => {
    const { message, code, stack } = error as NodeJS.ErrnoException;
    const same = `${what} ${message}`;
    const before = said.get(same);
    if (before && now() - before.at < AGAIN) {
      before.unsaid += 1;
      return;
    }
    said.delete(same);
    said.set(same, { at: now(), unsaid: 0 });
    if (said.size > MOST) said.delete(said.keys().next().value!);
    log.error({ message, code, stack, ...(before && before.unsaid > 0 && { unsaid: before.unsaid }) }, what);
  };
}
