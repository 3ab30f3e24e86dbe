// Deletes an account: its games stay without the name; everything else goes.
import type { Store } from '../store/store.ts';
import { tablesOf } from './people.ts';

/** Returns the tables concerned. Lines of chat stay too, without a name. */
export async function erase(store: Store, person: string): Promise<string[]> {
  return store.transaction(async (db) => {
    const tables = await tablesOf({ db }, person);
    const gathering = db.selectFrom('game_table').select('id').where('status', '=', 'gathering');
    await db
      .updateTable('seat')
      .set({ kind: 'empty', person: null, name: '' })
      .where('person', '=', person)
      .where('game_table', 'in', gathering)
      .execute();
    await db
      .updateTable('game_table')
      .set({ status: 'abandoned' })
      .where('host', '=', person)
      .where('status', '=', 'gathering')
      .execute();
    await db.updateTable('seat').set({ name: '' }).where('person', '=', person).execute();
    await db.updateTable('chat').set({ name: '' }).where('person', '=', person).execute();
    for (const kind of [
      'session',
      'api_token',
      'magic_link',
      'push_subscription',
      'mute',
      'note',
      'standing_order',
    ] as const)
      await db.deleteFrom(kind).where('person', '=', person).execute();
    await db.deleteFrom('mute').where('muted', '=', person).execute();
    await db
      .updateTable('person')
      .set({ name: '', name_key: null, password: null, email: null, mail_me: 0 })
      .where('id', '=', person)
      .execute();
    return tables;
  });
}
