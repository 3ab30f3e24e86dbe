// The description of the API for programs: /api/openapi.json, made from the same schemas that check the requests.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { SESSION_COOKIE } from '../people/session.ts';
import { version } from '../version.ts';
import { actionSchemas } from './actionSchemas.ts';
import { apiSummaries } from './apiSummaries.ts';

/** The route whose body holds an action: the rules check it, and the description lists every game's actions there. */
const MOVES = '/api/tables/:id/moves';

/** Call before any route is declared. */
export async function openApi(app: FastifyInstance): Promise<void> {
  const actions = await actionSchemas();
  const anyAction = { anyOf: Object.keys(actions).map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  await app.register(swagger, {
    transform({ schema, url, route }) {
      const path = url.replace(/\/$/, '').replaceAll(/:(\w+)/g, '{$1}');
      const summary = apiSummaries[`${[route.method].flat()[0]} ${path}`];
      return { schema: { ...schema, ...(summary && { summary }) }, url };
    },
    transformObject(made) {
      const { openapiObject } = made as unknown as { openapiObject: Described };
      const move = openapiObject.paths[MOVES.replace(':id', '{id}')]?.post;
      const body = move?.requestBody?.content['application/json']?.schema;
      if (body?.properties) body.properties.action = anyAction;
      openapiObject.components.schemas = { ...openapiObject.components.schemas, ...actions };
      return openapiObject as never;
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Binario',
        version,
        description:
          'Railway stock games. A browser is known by its cookie, and sends `X-Binario: 1` and its `Origin` with whatever changes something; a program by the token of its owner (`Authorization: Bearer …`), and needs neither. Every no is an `ApiError`. News of tables come over a WebSocket at `/api/live`, known in the same two ways: send `{ "type": "watch", "table": "…", "after": 0 }`, and every entry after that one arrives in order.',
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

/** The parts of the description read here. */
interface Described {
  readonly paths: Record<string, { post?: { requestBody?: { content: Record<string, { schema: Body }> } } }>;
  readonly components: { schemas?: Record<string, unknown> };
}
interface Body {
  properties?: Record<string, unknown>;
}
