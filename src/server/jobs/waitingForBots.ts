import type { Seat } from '../../engine/index.ts';
import type { Store } from '../store/store.ts';

/** Tables that wait for a bot. After a start, or when another process has died, no news may have told of them. */
export async function waitingForBots({ db }: Store): Promise<{ readonly id: string; readonly owner: string }[]> {
  const rows = await db
    .selectFrom('game_table')
    .innerJoin('seat', 'seat.game_table', 'game_table.id')
    .select(['id', 'waiting', 'seat', 'host'])
    .where('status', '=', 'playing')
    .where('kind', '=', 'bot')
    .execute();
  return rows
    .filter(({ waiting, seat }) => (JSON.parse(waiting) as Seat[]).includes(seat))
    .map(({ id, host }) => ({ id, owner: host ?? id }));
}
