// Private notes on tables.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Note, NoteBody } from '../../api/notes.ts';
import type { Services } from '../play/services.ts';
import { readNote, writeNote } from '../tables/notes.ts';
import { personOf } from './requester.ts';
import { no, TableParams as params } from './shapes.ts';

export const noteRoutes: FastifyPluginAsyncTypebox<{ services: Services }> = async (app, { services }) => {
  const response = { 200: Note, ...no };

  app.get('/:id/note', { schema: { params, response } }, (request) =>
    readNote(services, request.params.id, personOf(request)),
  );

  app.put('/:id/note', { schema: { params, body: NoteBody, response } }, (request) =>
    writeNote(services, request.params.id, personOf(request), request.body.text),
  );
};
