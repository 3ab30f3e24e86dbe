// Ways to reach me, and people I mute: web push, and hidden chat.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Me, PersonParams, PushBody, PushEndBody } from '../../api/people.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { onePersonsOwn } from '../store/oneByOne.ts';
import { ownerOf, type People, tellMe } from './people.ts';
import { isPublicAddress } from './publicAddress.ts';

const MOST_BROWSERS = 20;
const MOST_MUTED = 500;

export const reachRoutes: FastifyPluginAsyncTypebox<{ people: People }> = async (app, { people }) => {
  const { db, engine, transaction } = people.store;
  const nothing = { 204: Type.Null(), ...no };

  // A push address belongs to the person who uses that browser now.
  app.post('/push', { schema: { body: PushBody, response: nothing } }, async (request, reply) => {
    const { id: person } = ownerOf(request);
    const { endpoint, keys } = request.body;
    if (!isPublicAddress(endpoint)) throw new Fault('badRequest', { field: 'endpoint' });
    const json = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
    await transaction(async (tx) => {
      await onePersonsOwn(tx, engine, person);
      const held = await tx.selectFrom('push_subscription').select('endpoint').where('person', '=', person).execute();
      if (held.length >= MOST_BROWSERS && !held.some((row) => row.endpoint === endpoint))
        throw new Fault('quota', { what: 'browsers', most: MOST_BROWSERS });
      await tx
        .insertInto('push_subscription')
        .values({ endpoint, person, json })
        .onConflict((c) => c.column('endpoint').doUpdateSet({ person, json }))
        .execute();
    });
    return reply.status(204).send(null);
  });

  app.delete('/push', { schema: { body: PushEndBody, response: nothing } }, async (request, reply) => {
    const { id } = ownerOf(request);
    const { endpoint } = request.body;
    await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).where('person', '=', id).execute();
    return reply.status(204).send(null);
  });

  app.put('/mutes/:person', { schema: { params: PersonParams, response: { 200: Me, ...no } } }, async (request) => {
    const { id } = ownerOf(request);
    const { person: muted } = request.params;
    const known = await db.selectFrom('person').select('id').where('id', '=', muted).executeTakeFirst();
    if (!known) throw new Fault('notFound');
    if (muted === id) throw new Fault('badRequest');
    await transaction(async (tx) => {
      await onePersonsOwn(tx, engine, id);
      const held = await tx.selectFrom('mute').select('muted').where('person', '=', id).execute();
      if (held.length >= MOST_MUTED) throw new Fault('quota', { what: 'muted', most: MOST_MUTED });
      await tx
        .insertInto('mute')
        .values({ person: id, muted })
        .onConflict((c) => c.doNothing())
        .execute();
    });
    return tellMe(people, id);
  });

  app.delete('/mutes/:person', { schema: { params: PersonParams, response: { 200: Me, ...no } } }, async (request) => {
    const { id } = ownerOf(request);
    await db.deleteFrom('mute').where('person', '=', id).where('muted', '=', request.params.person).execute();
    return tellMe(people, id);
  });
};
