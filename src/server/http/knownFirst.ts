// Identifies a sender before reading the body, and refuses strangers without their body.
import type { FastifyInstance } from 'fastify';
import { Fault } from './fault.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if strangers may send to this route. */
    stranger?: boolean;
  }
}

/** Runs after `identify`. */
export function knownFirst(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, person, routeOptions }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || person) return;
    if (!routeOptions.url?.startsWith('/api/') || routeOptions.config.stranger) return;
    reply.header('connection', 'close'); // do not wait for the rest
    throw new Fault('notSignedIn');
  });
}
