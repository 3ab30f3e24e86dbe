// A person's private note on a table. An empty note is none.
import type { Note } from '../../api/notes.ts';
import { mustSee } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import { readSeated } from './readTable.ts';

export async function readNote({ store }: Services, id: string, person: string): Promise<Note> {
  mustSee(await readSeated(store.db, id), person);
  const row = await store.db
    .selectFrom('note')
    .select(['text', 'at'])
    .where('person', '=', person)
    .where('game_table', '=', id)
    .executeTakeFirst();
  return row ?? { text: '', at: null };
}

export async function writeNote({ store, now }: Services, id: string, person: string, sent: string): Promise<Note> {
  mustSee(await readSeated(store.db, id), person);
  // PostgreSQL stores no text with a zero character
  const text = sent.replaceAll('\0', '');
  const at = now();
  await store.transaction(async (db) => {
    if (text === '') await db.deleteFrom('note').where('person', '=', person).where('game_table', '=', id).execute();
    else
      await db
        .insertInto('note')
        .values({ person, game_table: id, text, at })
        .onConflict((c) => c.columns(['person', 'game_table']).doUpdateSet({ text, at }))
        .execute();
  });
  return { text, at: text === '' ? null : at };
}
