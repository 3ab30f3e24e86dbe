// The description of the API for programs: /api/openapi.json, made from the same schemas that check the requests.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { version } from '../../version.ts';
import { SESSION_COOKIE } from '../people/session.ts';

/** Before any route is declared. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Binario',
        version,
        description:
          'Railway stock games. A browser is known by its cookie and sends `X-Binario: 1` with whatever changes something; a program by the token of its owner. Every no is an `ApiError`. News of tables come over a WebSocket at `/api/live`, known in the same two ways: send `{ "type": "watch", "table": "…", "after": 0 }`, and every entry after that one arrives in order.',
      },
      components: {
        securitySchemes: {
          token: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        },
      },
      security: [{ token: [] }, { cookie: [] }],
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
