// Private notes on tables.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Note, NoteBody } from '../../api/notes.ts';
import type { House } from '../play/house.ts';
import { readNote, writeNote } from '../tables/notes.ts';
import { personOf } from './asker.ts';
import { no, TableParams as params } from './shapes.ts';

export const noteRoutes: FastifyPluginAsyncTypebox<{ house: House }> = async (app, { house }) => {
  const response = { 200: Note, ...no };

  app.get('/:id/note', { schema: { params, response } }, (request) =>
    readNote(house, request.params.id, personOf(request)),
  );

  app.put('/:id/note', { schema: { params, body: NoteBody, response } }, (request) =>
    writeNote(house, request.params.id, personOf(request), request.body.text),
  );
};
