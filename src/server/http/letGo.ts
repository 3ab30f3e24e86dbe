// When the server stops: whoever is being answered is let go with the answer, and no idle connection is waited for.
import type { FastifyInstance } from 'fastify';

/** Between two looks for connections that nobody uses any more, in milliseconds. */
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
