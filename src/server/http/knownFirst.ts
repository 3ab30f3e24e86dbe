// Who sends something is known before any of it is read: what strangers may not do is refused without their body.
import type { FastifyInstance } from 'fastify';
import { Fault } from './fault.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Something may be sent here by somebody whom nobody knows yet. */
    stranger?: boolean;
  }
}

/** After `identify`. */
export function knownFirst(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, person, routeOptions }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || person) return;
    if (!routeOptions.url?.startsWith('/api/') || routeOptions.config.stranger) return;
    reply.header('connection', 'close'); // what is still on its way is not waited for
    throw new Fault('notSignedIn');
  });
}
