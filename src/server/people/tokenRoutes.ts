// Tokens: by which somebody's own program may hold a seat. Shown once, taken back one by one.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { NewToken, TokenBody, TokenList, TokenParams } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { cleanName } from './names.ts';
import { accountOf, type People, tellSignedOut } from './people.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const MOST = 20;

export const tokenRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { db } = people.store;

  app.get('/tokens', { schema: { response: { 200: TokenList, ...no } } }, async (request) => {
    const { id } = accountOf(request);
    const rows = await db.selectFrom('api_token').selectAll().where('person', '=', id).orderBy('created_at').execute();
    return {
      tokens: rows.map((row) => ({ id: row.id, name: row.name, createdAt: row.created_at, usedAt: row.used_at })),
    };
  });

  app.post(
    '/tokens',
    { config: { limit: 'secret' }, schema: { body: TokenBody, response: { 200: NewToken, ...no } } },
    async (request) => {
      const { id: person } = accountOf(request);
      const held = await db.selectFrom('api_token').select('id').where('person', '=', person).execute();
      if (held.length >= MOST) throw new Fault('forbidden', { most: MOST });
      // The word in front lets people, and programs that look for lost secrets, see what it is.
      const secret = `binario_${newSecret()}`;
      const row = { id: newId(), name: cleanName(request.body.name), created_at: Date.now(), used_at: null };
      await db
        .insertInto('api_token')
        .values({ ...row, person, hash: hashOf(secret) })
        .execute();
      return { id: row.id, name: row.name, createdAt: row.created_at, usedAt: null, secret };
    },
  );

  app.delete(
    '/tokens/:id',
    { schema: { params: TokenParams, response: { 204: Type.Null(), ...no } } },
    async (request, reply) => {
      const { id: person } = accountOf(request);
      const { id } = request.params;
      const gone = await db
        .deleteFrom('api_token')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new Fault('notFound');
      tellSignedOut(people, reply, person);
      return reply.status(204).send(null);
    },
  );
};
