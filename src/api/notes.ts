// A private note on a table: only its writer ever gets it.
//
//   GET /api/tables/:id/note            Note
//   PUT /api/tables/:id/note  NoteBody  Note
import { type Static, Type } from 'typebox';
import { NOTE_LENGTH } from './noteLength.ts';

export const NoteBody = Type.Object({ text: Type.String({ maxLength: NOTE_LENGTH }) });
export const Note = Type.Object({
  /** Empty when nothing has been written. */
  text: Type.String(),
  at: Type.Union([Type.Number(), Type.Null()]),
});
export type Note = Static<typeof Note>;
