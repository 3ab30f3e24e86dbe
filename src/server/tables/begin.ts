// Begins the game: draws seats, sets the game up, and records the seats that must decide.
import type { Kysely } from 'kysely';
import { waiting } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { Fault } from '../http/fault.ts';
import { firstState } from '../play/position.ts';
import { mustArrange } from '../play/rights.ts';
import type { Services } from '../play/services.ts';
import type { Schema } from '../store/schema.ts';
import { shuffled } from './ids.ts';
import { rearrange, seat } from './rearrange.ts';
import type { Seated } from './tableView.ts';

/** Done by the host, when every seat is taken. */
export const startTable = (services: Services, id: string, person: string): Promise<void> =>
  rearrange(services, id, async (db, table) => {
    mustArrange(table, person);
    if (!isFull(table)) throw new Fault('notReady');
    await begin(db, table, services.now());
  });

export const isFull = ({ seats }: Pick<Seated, 'seats'>): boolean => seats.every((s) => s.kind !== 'empty');

export async function begin(db: Kysely<Schema>, { row, seats }: Seated, now: number): Promise<void> {
  const game = await loadGame(row.game);
  if (!game) throw new Error(`no game ${row.game} for table ${row.id}`);
  if (row.shuffle)
    // Automata keep their seats, after the players.
    for (const [i, { kind, person, name, level }] of shuffled(seats.slice(0, row.players)).entries())
      await seat(db, row.id, i + 1, { kind, person, name, level });
  const first = JSON.stringify(waiting(game, firstState(game, row)));
  await db
    .updateTable('game_table')
    .set({ status: 'playing', waiting: first, moved_at: now })
    .where('id', '=', row.id)
    .execute();
}
