// Answers open requests when the server stops, and closes idle connections at once.
import type { FastifyInstance } from 'fastify';

/** Milliseconds between two checks for idle connections. */
const SWEEP = 50;

export function letGo(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP);
    app.server.once('close', () => clearInterval(sweep));
    sweep.unref();
  });
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
