// Tables: set up, find, join, leave, start, import, export.
import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { Opening } from '../../api/moves.ts';
import { ArrangeBody, ImportBody, JoinBody, NewTable, SeatBody, Table, TableList } from '../../api/tables.ts';
import type { Services } from '../play/services.ts';
import { arrangeTable } from '../tables/arrange.ts';
import { startTable } from '../tables/begin.ts';
import { exportRecord } from '../tables/exportRecord.ts';
import { importRecord } from '../tables/importRecord.ts';
import { listTables } from '../tables/lists.ts';
import { createTable } from '../tables/newTable.ts';
import type { Quotas } from '../tables/quotas.ts';
import { readOpening } from '../tables/readOpening.ts';
import { readTable } from '../tables/readTable.ts';
import { rematch } from '../tables/rematch.ts';
import { joinTable, leaveTable, setSeat } from '../tables/seating.ts';
import { addressOf } from './limits.ts';
import { personOf, requesterOf } from './requester.ts';
import { no, TableParams as params } from './shapes.ts';

const IMPORT_LIMIT = 4 * 1024 * 1024;
const List = Type.Object({ list: Type.Enum(['mine', 'open', 'watch'] as const) });
/** A game record, as `POST /api/tables/import` takes it. */
const Record = Type.Unknown({ description: 'A game record, to be kept as a file or imported again.' });
const Invite = Type.Object({ invite: Type.Optional(Type.String({ maxLength: 40 })) });

interface Given {
  readonly services: Services;
  readonly quotas: Quotas;
  /** Counts an open table of this network; throws after too many of late. */
  readonly mayOpen: (address: string) => void;
  /** The same for a person's rematches. */
  readonly mayRematch: (person: string) => void;
}

export const tableRoutes: FastifyPluginAsyncTypebox<Given> = async (app, { services, quotas, mayOpen, mayRematch }) => {
  const table = { 200: Table, ...no };

  app.get('/', { schema: { querystring: List, response: { 200: TableList, ...no } } }, async (request) => ({
    tables: await listTables(services, request.query.list, requesterOf(request)),
  }));

  app.post('/', { schema: { body: NewTable, response: table } }, async (request) => {
    const person = personOf(request);
    const open = request.body.visibility === 'open';
    if (open) mayOpen(addressOf(request.ip));
    return readTable(services, await createTable(services, quotas, person, request.body), person);
  });

  await app.register(async (own) => {
    // A record may be very long, so it stays text here and a thread reads it.
    own.removeContentTypeParser('application/json');
    own.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text));
    const route = {
      bodyLimit: IMPORT_LIMIT,
      config: { record: true },
      schema: { body: ImportBody, response: table },
      validatorCompiler: () => (value: unknown) => ({ value }),
    };
    own.post('/import', route, async (request) => {
      const person = personOf(request);
      const id = await importRecord(services, quotas, person, request.body as unknown as string);
      return readTable(services, id, person);
    });
  });

  app.get('/:id', { schema: { params, querystring: Invite, response: table } }, (request) =>
    readTable(services, request.params.id, requesterOf(request), request.query.invite),
  );

  app.get('/:id/opening', { schema: { params, querystring: Invite, response: { 200: Opening, ...no } } }, (request) =>
    readOpening(services, request.params.id, requesterOf(request), request.query.invite),
  );

  app.post('/:id/join', { schema: { params, body: JoinBody, response: table } }, async (request) => {
    const [{ id }, person] = [request.params, personOf(request)];
    await joinTable(services, id, person, request.body);
    return readTable(services, id, person);
  });

  app.post('/:id/leave', { schema: { params, response: table } }, async (request) => {
    const [{ id }, person] = [request.params, personOf(request)];
    const invite = await leaveTable(services, id, person);
    // read again for the answer, which a private table still gives to the one who left
    return readTable(services, id, person, invite);
  });

  app.post('/:id/seats', { schema: { params, body: SeatBody, response: table } }, async (request) => {
    const [{ id }, person] = [request.params, personOf(request)];
    await setSeat(services, id, person, request.body);
    return readTable(services, id, person);
  });

  app.post('/:id/arrangement', { schema: { params, body: ArrangeBody, response: table } }, async (request) => {
    const [{ id }, person] = [request.params, personOf(request)];
    await arrangeTable(services, id, person, request.body);
    return readTable(services, id, person);
  });

  app.post('/:id/start', { schema: { params, response: table } }, async (request) => {
    const [{ id }, person] = [request.params, personOf(request)];
    await startTable(services, id, person);
    return readTable(services, id, person);
  });

  app.post('/:id/rematch', { schema: { params, response: table } }, async (request) => {
    const person = personOf(request);
    const mayMake = ({ open }: { readonly open: boolean }) => {
      mayRematch(person);
      if (open) mayOpen(addressOf(request.ip));
    };
    return readTable(services, await rematch(services, { quotas, mayMake }, request.params.id, person), person);
  });

  app.get('/:id/record', { schema: { params, response: { 200: Record, ...no } } }, async (request, reply) => {
    const { id } = request.params;
    const record = await exportRecord(services, id, requesterOf(request));
    return reply
      .header('content-disposition', `attachment; filename="${record.game}-${id}.json"`)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(record));
  });
};
