// Deletes old data by the host's rules: guests who do not come back, tables that stand still, old chat. Finished games
// always stay.
import type { Store } from '../store/store.ts';

export interface Retention {
  /** Days after which a guest without a seat or a table is deleted. */
  readonly guests: number;
  /** Days without a move after which a game in play is abandoned, and a table that never started is deleted. */
  readonly tables: number;
  /** Days that chat stays after the end of its game. */
  readonly chat: number;
}

/** 0 keeps it for ever. */
export const usualRetention: Retention = { guests: 180, tables: 365, chat: 0 };

const DAY = 24 * 3600_000;

export interface Swept {
  readonly guests: number;
  readonly abandoned: number;
  readonly deleted: number;
  readonly chat: number;
}

/** Returns how much was deleted. */
export function sweep({ transaction }: Store, keep: Retention, now: number): Promise<Swept> {
  const before = (days: number) => (days === 0 ? 0 : now - days * DAY);
  return transaction(async (db) => {
    const [deleted] = await db
      .deleteFrom('game_table')
      .where('status', 'in', ['gathering', 'abandoned'])
      .where('seq', '=', 0)
      .where('moved_at', '<', before(keep.tables))
      .execute();
    const [abandoned] = await db
      .updateTable('game_table')
      .set({ status: 'abandoned', waiting: '[]' })
      .where('status', '=', 'playing')
      .where('moved_at', '<', before(keep.tables))
      .execute();
    const over = db
      .selectFrom('game_table')
      .select('id')
      .where('status', 'in', ['over', 'abandoned'])
      .where('moved_at', '<', before(keep.chat));
    const [chat] = await db.deleteFrom('chat').where('game_table', 'in', over).execute();
    const [guests] = await db
      .deleteFrom('person')
      .where('kind', '=', 'guest')
      .where('created_at', '<', before(keep.guests))
      .where('id', 'not in', db.selectFrom('session').select('person').where('seen_at', '>=', before(keep.guests)))
      .where((e) => e.not(e.exists(e.selectFrom('seat').select('seat').whereRef('seat.person', '=', 'person.id'))))
      .where((e) => e.not(e.exists(e.selectFrom('game_table').select('seq').whereRef('host', '=', 'person.id'))))
      .execute();
    return {
      guests: Number(guests!.numDeletedRows),
      abandoned: Number(abandoned!.numUpdatedRows),
      deleted: Number(deleted!.numDeletedRows),
      chat: Number(chat!.numDeletedRows),
    };
  });
}
