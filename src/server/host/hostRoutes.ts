// The host's page, open only to a session of an account appointed by `binario admin host`.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  Find,
  HandOverBody,
  HostParams,
  HostPeople,
  HostTables,
  NewPassword,
  Notice,
  NoticeBody,
  SuspendBody,
} from '../../api/host.ts';
import { audit } from '../http/audit.ts';
import { Fault } from '../http/fault.ts';
import { no } from '../http/shapes.ts';
import { erase } from '../people/erase.ts';
import { ownerOf } from '../people/people.ts';
import type { Services } from '../play/services.ts';
import type { NoticeBoard } from './noticeBoard.ts';
import { findPeople, letIn, personCalled, resetPassword, suspend } from './people.ts';
import { deleteTable, findTables, handOver } from './tables.ts';

function mustBeHost(request: FastifyRequest): void {
  const { role } = ownerOf(request);
  if (role !== 'host') throw new Fault('forbidden');
}

export const hostRoutes: FastifyPluginAsyncTypebox<{ services: Services; board: NoticeBoard }> = async (
  host,
  { services, board },
) => {
  const { store, bus } = services;
  const nothing = { 204: Type.Null(), ...no };
  host.addHook('preHandler', async (request) => mustBeHost(request));

  host.patch('/notice', { schema: { body: NoticeBody, response: { 200: Notice, ...no } } }, async (request) => {
    audit(request, 'notice', request.body);
    return board.put(request.body);
  });

  host.get('/people', { schema: { querystring: Find, response: { 200: HostPeople, ...no } } }, async (request) => ({
    people: await findPeople(store, request.query.find ?? ''),
  }));

  const person = { params: HostParams, response: nothing };
  host.post('/people/:id', { schema: { ...person, body: SuspendBody } }, async (request, reply) => {
    const { id } = await personCalled(store, request.params.id);
    if (id === request.person!.id) throw new Fault('forbidden');
    if (request.body.suspended) {
      await suspend(store, id);
      bus.mention({ what: 'signedOut', person: id });
    } else await letIn(store, id);
    audit(request, request.body.suspended ? 'suspended' : 'admitted', { person: id });
    return reply.status(204).send(null);
  });

  host.post(
    '/people/:id/password',
    { schema: { params: HostParams, response: { 200: NewPassword, ...no } } },
    async (request) => {
      const row = await personCalled(store, request.params.id);
      const password = await resetPassword(store, row);
      bus.mention({ what: 'signedOut', person: row.id });
      audit(request, 'passwordReset', { person: row.id });
      return { password };
    },
  );

  host.delete('/people/:id', { schema: person }, async (request, reply) => {
    const { id } = await personCalled(store, request.params.id);
    if (id === request.person!.id) throw new Fault('forbidden');
    for (const table of await erase(store, id)) bus.mention({ table, what: 'table' });
    bus.mention({ what: 'signedOut', person: id });
    audit(request, 'personDeleted', { person: id });
    return reply.status(204).send(null);
  });

  host.get('/tables', { schema: { querystring: Find, response: { 200: HostTables, ...no } } }, async (request) => ({
    tables: await findTables(store, request.query.find ?? ''),
  }));

  host.delete('/tables/:id', { schema: person }, async (request, reply) => {
    await deleteTable(services, request.params.id);
    audit(request, 'tableDeleted', { table: request.params.id });
    return reply.status(204).send(null);
  });

  host.post('/tables/:id/seats', { schema: { ...person, body: HandOverBody } }, async (request, reply) => {
    const { id: heir } = await personCalled(store, request.body.person);
    await handOver(services, request.params.id, request.body.seat, heir);
    audit(request, 'handedOver', { table: request.params.id, seat: request.body.seat, person: heir });
    return reply.status(204).send(null);
  });
};
