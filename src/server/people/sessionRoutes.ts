// My signed-in browsers in a list, and signing each or all of them out from afar.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { IdParams, Me, SessionList } from '../../api/people.ts';
import { audit } from '../http/audit.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { ownerOf, type People, tellMe, tellSignedOut } from './people.ts';
import { isAbsent, isAged, takeCookie } from './session.ts';

/** A part of the hash tells sessions apart; nobody can sign in with it. */
const idOf = (hash: string): string => hash.slice(0, 24);

export const sessionRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { db, transaction } = people.store;

  app.get('/sessions', { schema: { response: { 200: SessionList, ...no } } }, async (request) => {
    const { id } = ownerOf(request);
    const now = people.now();
    const rows = await db
      .selectFrom('session')
      .selectAll()
      .where('person', '=', id)
      .orderBy('seen_at', 'desc')
      .execute();
    const alive = rows.filter((row) => !isAbsent(row, now) && !isAged(row, now));
    return {
      sessions: alive.map((row) => ({
        id: idOf(row.hash),
        agent: row.agent,
        createdAt: row.created_at,
        seenAt: row.seen_at,
        current: row.hash === request.session,
      })),
    };
  });

  app.delete(
    '/sessions/:id',
    { schema: { params: IdParams, response: { 204: Type.Null(), ...no } } },
    async (request, reply) => {
      const { id: person } = ownerOf(request);
      const own = await db.selectFrom('session').select('hash').where('person', '=', person).execute();
      const meant = own.find(({ hash }) => idOf(hash) === request.params.id);
      if (!meant) throw new Fault('notFound');
      await db.deleteFrom('session').where('hash', '=', meant.hash).execute();
      audit(request, 'sessionEnded');
      tellSignedOut(people, reply, person);
      return reply.status(204).send(null);
    },
  );

  // Tokens end as well: fear of an intruder concerns every way in.
  app.delete('/sessions', { schema: { response: { 200: Me, ...no } } }, async (request, reply) => {
    const { id } = ownerOf(request);
    await transaction(async (tx) => {
      await tx.deleteFrom('session').where('person', '=', id).execute();
      await tx.deleteFrom('api_token').where('person', '=', id).execute();
    });
    audit(request, 'signedOutEverywhere');
    tellSignedOut(people, reply, id);
    takeCookie(request, reply);
    return tellMe(people, null);
  });
};
