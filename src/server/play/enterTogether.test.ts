import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Accepted } from '../../api/moves.ts';
import { openStore, type Store } from '../store/store.ts';
import { anyMove, followed, freshKey, type Guest, guest, tableOf } from '../testing/guests.ts';
import { type Cluster, startPostgres } from '../testing/postgres.ts';
import { servers } from '../testing/serve.ts';
import type { Entering } from './entering.ts';
import { enterTogether } from './enterTogether.ts';

const serve = servers();
let cluster: Cluster;
let store: Store;
beforeAll(async () => {
  cluster = await startPostgres();
  store = await openStore({ dataFolder: '', databaseUrl: await cluster.database() });
});
afterAll(async () => {
  await store?.close();
  cluster?.stop();
});

/** Tables where Ada has the first move. */
async function tables(many: number): Promise<{ ada: Guest; ids: string[] }> {
  const app = await serve(store);
  const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  const ids: string[] = [];
  for (let i = 0; i < many; i++) ids.push((await tableOf([ada, bob])).id);
  return { ada, ids };
}

const first = ({ id: person }: Guest, id: string, seq = 1): Entering => ({
  entry: { game_table: id, seq, seat: 1, key: freshKey(), json: '{"action":{"a":"\\u0000"}}', draws: '[4]', at: 7 },
  after: { waiting: '[2]', status: 'playing', result: null },
  sitter: { kind: 'person', person },
  clocks: [{ seat: 1, used: 70 }],
  snapshot: { game_table: id, seq, rules_version: 1, shape: 2, json: '{}' },
});

const rowOf = (id: string) =>
  store.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** The transaction that wrote each table's last entry; null for a table without one. */
async function transactionsOf(ids: readonly string[]): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string; by: string }>`
    select game_table as id, xmin::text as by from entry order by seq`.execute(store.db);
  return ids.map((id) => rows.findLast((row) => row.id === id)?.by ?? null);
}

test('entries of one moment are one transaction, which leaves out what is stale', async () => {
  const { ada, ids } = await tables(4);
  const enter = enterTogether(store, 'here');
  const others: Entering = { ...first(ada, ids[3]!), sitter: { kind: 'person', person: 'somebody else' } };
  const made = [first(ada, ids[0]!), first(ada, ids[1]!, 2), first(ada, ids[2]!), others];
  expect(await Promise.all(made.map(enter))).toEqual([true, false, true, false]);
  const [one, stale, two, notTheirs] = await transactionsOf(ids);
  expect(one).not.toBeNull();
  expect([stale, two, notTheirs]).toEqual([null, one, null]);
  for (const id of [ids[1]!, ids[3]!]) expect(await rowOf(id)).toMatchObject({ seq: 0, waiting: '[1]' });
});

test('all that belongs to an entry is written with it', async () => {
  const { ada, ids } = await tables(1);
  const [id] = ids as [string];
  const proposals = (['undo', 'abandon'] as const).map((kind) => ({
    ...{ id: `${kind} at ${id}`, game_table: id, kind, by_seat: 1, json: '{}', seq: 0, at: 0 },
    status: 'open' as const,
  }));
  await store.db.insertInto('proposal').values(proposals).execute();
  const states = async () => {
    const rows = await store.db
      .selectFrom('proposal')
      .selectAll()
      .where('game_table', '=', id)
      .orderBy('kind')
      .execute();
    return rows.map(({ status }) => status);
  };
  const enter = enterTogether(store, 'here');
  const entering = first(ada, id);
  expect(await enter(entering)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ seq: 1, waiting: '[2]', status: 'playing', result: null, moved_at: 7 });
  const rowsOf = (from: 'entry' | 'snapshot') =>
    store.db.selectFrom(from).selectAll().where('game_table', '=', id).execute();
  expect(await rowsOf('entry')).toEqual([entering.entry]);
  expect(await rowsOf('snapshot')).toEqual([entering.snapshot]);
  const clocks = store.db.selectFrom('seat').select('used_ms').where('game_table', '=', id).orderBy('seat');
  expect(await clocks.execute()).toEqual([{ used_ms: 70 }, { used_ms: 0 }]);
  expect(await states()).toEqual(['open', 'lapsed']);
  const last = { ...first(ada, id, 2), after: { waiting: '[]', status: 'over' as const, result: '[1,2]' } };
  expect(await enter({ ...last, snapshot: null })).toBe(true);
  expect(await rowOf(id)).toMatchObject({ seq: 2, status: 'over', result: '[1,2]' });
  expect(await states()).toEqual(['lapsed', 'lapsed']);
  expect(await rowsOf('snapshot')).toHaveLength(1);
});

test('a table that somebody else is writing to does not hold up the others', async () => {
  const { ada, ids } = await tables(2);
  await store.transaction(async (db) => {
    await db.updateTable('game_table').set({ seq: 0 }).where('id', '=', ids[0]!).execute();
    const enter = enterTogether(store, 'here');
    expect(await Promise.all(ids.map((id) => enter(first(ada, id))))).toEqual([false, true]);
  });
});

test('where one cannot be written, none of its group is; through the server each then counts by itself', async () => {
  const { ada, ids } = await tables(3);
  const moves = await Promise.all(
    ids.map(async (id) => ({ key: freshKey(), base: 0, ...anyMove(await followed(ada, id))! })),
  );
  // Its number is taken, which the table's row does not show.
  await store.db.insertInto('entry').values(first(ada, ids[1]!).entry).execute();
  const enter = enterTogether(store, 'here');
  expect(await Promise.all(ids.map((id) => enter(first(ada, id))))).toEqual([false, false, false]);
  const sent = ids.map((id, i) => ada.post<Accepted>(`/tables/${id}/moves`, moves[i]));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 500, 200]);
});

test('of many moves at once, those made on an older entry are told so, and the others are kept', async () => {
  const { ada, ids } = await tables(12);
  const moves = await Promise.all(
    ids.map(async (id, i) => ({ key: freshKey(), base: i % 3 === 0 ? 1 : 0, ...anyMove(await followed(ada, id))! })),
  );
  const sent = await Promise.all(ids.map((id, i) => ada.post<{ code?: string }>(`/tables/${id}/moves`, moves[i])));
  expect(sent.map(({ body }) => body)).toEqual(
    ids.map((_, i) => (i % 3 === 0 ? expect.objectContaining({ code: 'stale' }) : { seq: 1 })),
  );
  const kept = (await transactionsOf(ids)).filter((by) => by !== null);
  expect(kept).toHaveLength(8);
  expect(new Set(kept).size).toBeLessThan(kept.length);
});
