// The storage of a private note: on the server, or in this browser for a game of its own.
import { keep, kept } from '../../app/keep.ts';
import { api } from '../../net/api.ts';
import type { TableLink } from '../link.ts';

export interface NoteStore {
  read(): Promise<string>;
  write(text: string): Promise<unknown>;
}

const nameOf = (id: string) => `note.${id}`;

export const noteStore = (kind: TableLink['kind'], id: string): NoteStore =>
  kind === 'remote'
    ? { read: async () => (await api.note(id)).text, write: (text) => api.writeNote(id, text) }
    : { read: async () => kept(nameOf(id)) ?? '', write: async (text) => keep(nameOf(id), text || null) };

/** Deletes the note together with its game of this browser. */
export const forgetNote = (id: string): void => keep(nameOf(id), null);
