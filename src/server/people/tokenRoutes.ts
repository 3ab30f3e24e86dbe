// Tokens with which a person's program may read, or play as well. Shown once, valid for a time, revoked one by one.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { IdParams, LONGEST_TOKEN_DAYS, NewToken, type Token, TokenBody, TokenList } from '../../api/people.ts';
import { audit } from '../http/audit.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { onePersonsOwn } from '../store/oneByOne.ts';
import type { TokenRow } from '../store/schema.ts';
import { mustBeOwner } from './mustBeOwner.ts';
import { cleanName } from './names.ts';
import { accountOf, type People, tellSignedOut } from './people.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const MOST = 20;
const DAY = 24 * 3600_000;

const shown = ({ id, name, created_at, used_at, scope, until }: Omit<TokenRow, 'hash' | 'person'>): Token => ({
  id,
  name,
  createdAt: created_at,
  usedAt: used_at,
  scope,
  until,
});

export const tokenRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { db, engine, transaction } = people.store;

  app.get('/tokens', { schema: { response: { 200: TokenList, ...no } } }, async (request) => {
    const { id } = accountOf(request);
    const rows = await db.selectFrom('api_token').selectAll().where('person', '=', id).orderBy('created_at').execute();
    return { tokens: rows.map(shown) };
  });

  app.post(
    '/tokens',
    { config: { limit: 'secret' }, schema: { body: TokenBody, response: { 200: NewToken, ...no } } },
    async (request) => {
      const { id: person } = accountOf(request);
      await mustBeOwner(people, request, request.body.password);
      // The prefix tells people, and scanners for lost secrets, what it is.
      const secret = `binario_${newSecret()}`;
      const { name, scope = 'play', days = LONGEST_TOKEN_DAYS } = request.body;
      const now = people.now();
      const made = {
        id: newId(),
        name: cleanName(name),
        created_at: now,
        used_at: null,
        scope,
        until: now + days * DAY,
      };
      await transaction(async (tx) => {
        await onePersonsOwn(tx, engine, person);
        const held = await tx.selectFrom('api_token').select('id').where('person', '=', person).execute();
        if (held.length >= MOST) throw new Fault('quota', { what: 'tokens', most: MOST });
        await tx
          .insertInto('api_token')
          .values({ ...made, person, hash: hashOf(secret) })
          .execute();
      });
      audit(request, 'tokenMade', { scope });
      return { ...shown(made), secret };
    },
  );

  app.delete(
    '/tokens/:id',
    { schema: { params: IdParams, response: { 204: Type.Null(), ...no } } },
    async (request, reply) => {
      const { id: person } = accountOf(request);
      const { id } = request.params;
      const gone = await db
        .deleteFrom('api_token')
        .where('id', '=', id)
        .where('person', '=', person)
        .executeTakeFirst();
      if (gone.numDeletedRows === 0n) throw new Fault('notFound');
      audit(request, 'tokenTaken');
      tellSignedOut(people, reply, person);
      return reply.status(204).send(null);
    },
  );
};
