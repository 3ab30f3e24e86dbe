// For tests: tables put into the store by hand.
import { shortest } from '../../../titles/byLength.ts';
import type { TableRow } from '../../store/schema.ts';
import type { Store } from '../../store/store.ts';

/** Stores a table with these people in seat order; null is a bot. */
export async function putTable(
  { db }: Store,
  id: string,
  people: readonly (string | null)[],
  facts: Partial<TableRow> = {},
): Promise<void> {
  await db
    .insertInto('game_table')
    .values({
      id,
      game: shortest.id,
      rules_version: 1,
      options: '{}',
      rulings: '{}',
      players: people.length,
      seed: 'a seed that nobody may see',
      seed_hash: '',
      start: null,
      draws: '[]',
      status: 'playing',
      visibility: 'open',
      pace: '{"kind":"live"}',
      one_screen: 0,
      shuffle: 0,
      start_when_full: 0,
      bot_seconds: 5,
      assist: 'routes',
      host: people[0] ?? null,
      invite: 'invite',
      seq: 0,
      waiting: '[1]',
      result: null,
      rematch: null,
      created_at: 1,
      moved_at: 1,
      ...facts,
    })
    .execute();
  for (const [i, person] of people.entries())
    await db
      .insertInto('seat')
      .values({
        game_table: id,
        seat: i + 1,
        kind: person === null ? 'bot' : 'person',
        person,
        name: person === null ? 'Bot' : '',
        level: person === null ? 'greedy' : null,
        used_ms: 0,
      })
      .execute();
}

export const seatsOf = async ({ db }: Store, table: string) =>
  db.selectFrom('seat').select(['seat', 'kind', 'person']).where('game_table', '=', table).orderBy('seat').execute();
