// One line a request: what was asked, how it ended, how long it took, who asked. No query, no header, no body.
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    app.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      person: request.person?.id ?? null,
    });
  });
}

export type Complain = (error: unknown, what?: string) => void;

/** What went wrong, for the operator. Errors of a database also contain values, which are left out here. */
export const complainTo =
  (log: FastifyBaseLogger): Complain =>
  (error, what = '') => {
    const { message, code, stack } = error as NodeJS.ErrnoException;
    log.error({ message, code, stack }, what);
  };
