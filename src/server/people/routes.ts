// Every route under /api about people: identity, sign-in and sign-out, settings.
import type { FastifyPluginAsync } from 'fastify';
import { comingRoutes } from './comingRoutes.ts';
import { magicRoutes } from './magicRoutes.ts';
import { meRoutes } from './meRoutes.ts';
import type { People } from './people.ts';
import { reachRoutes } from './reachRoutes.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { tokenRoutes } from './tokenRoutes.ts';

export const peopleRoutes: FastifyPluginAsync<{ readonly people: People }> = async (app, { people }) => {
  // Answers about one person must not be cached.
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store');
  });
  for (const routes of [meRoutes, comingRoutes, sessionRoutes, magicRoutes, tokenRoutes, reachRoutes])
    await app.register(routes, { people, prefix: '/api' });
};
