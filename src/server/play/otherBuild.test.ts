// A database moves to another build of the program and back: kept positions are made again from the moves where the
// builds lay them out differently.

import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { buildAfter, buildBefore, isMidTurn } from '../../../tests/support/yardBuilds.ts';
import type { ApiError } from '../../api/errors.ts';
import type { Table } from '../../api/tables.ts';
import { type Game, hashState } from '../../engine/index.ts';
import { headOf, type Timeline } from '../../match/timeline.ts';
import type { GameRecord } from '../../records/record.ts';
import { localBus } from '../live/bus.ts';
import { openStore, type Store } from '../store/store.ts';
import { followed, type Guest, guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { asVersion3, onBothEngines, type Place } from '../testing/stores.ts';
import { stateOf } from './position.ts';
import { tableCache } from './tableCache.ts';

const installed = vi.hoisted(() => ({ build: null as unknown }));
vi.mock(import('../../titles/registry.ts'), async (original) => ({
  ...(await original()),
  gameIds: ['yard'],
  loadGame: async (id: string) => (id === 'yard' ? (installed.build as never) : undefined),
}));

interface Running {
  readonly store: Store;
  /** The same people as before, or new ones at the first run. */
  readonly people: readonly Guest[];
}

/** Runs the server of one build over this database, from its start to its stop. */
async function under<T>(
  build: Game,
  place: Place,
  known: readonly Guest[],
  work: (r: Running) => Promise<T>,
): Promise<T> {
  installed.build = build;
  const store = await openStore(place);
  const app = await openApp(store);
  try {
    const people = known.length > 0 ? known.map((p) => p.at(app)) : [await guest(app, 'Ada'), await guest(app, 'Bob')];
    return await work({ store, people });
  } finally {
    await app.close();
    await store.close();
  }
}

/** Plays this many moves, and then on into the middle of somebody's turn. */
async function intoATurn(people: readonly Guest[], id: string, moves: number): Promise<Timeline> {
  let timeline = await playOn(people, id, moves);
  for (let tries = 0; !isMidTurn(headOf(timeline).state); tries++) {
    if (tries > 50) throw new Error('nobody is in the middle of a turn');
    timeline = await playOn(people, id, 1);
  }
  return timeline;
}

/** A freshly started server's view: the position, and the entries whose kept positions helped. */
const found = (store: Store, id: string) =>
  tableCache(store, localBus()).use(id, (table) => {
    const helped = [...table.states.keys()];
    return { helped, hash: hashState(stateOf(table)) };
  });

/** The hash of the game replayed from its moves alone by the running build. */
const told = async (reader: Guest, id: string) => hashState(headOf(await followed(reader, id)).state);

const keptShapes = async (store: Store) =>
  (await store.db.selectFrom('snapshot').select(['seq', 'shape']).orderBy('seq').execute()).map((s) => [
    s.seq,
    s.shape,
  ]);

onBothEngines('a database of another build', ({ place }) => {
  test('opens in mid-turn, goes on, and goes back', async () => {
    const where = await place();
    const first = await under(buildBefore, where, [], async ({ store, people }) => {
      const { id } = await tableOf(people, { game: 'yard' });
      const { entries } = await intoATurn(people, id, 55);
      const now = await told(people[0]!, id);
      expect(await found(store, id)).toEqual({ helped: [50], hash: now });
      return { id, people, entries, now };
    });
    const { id, people: known } = first;

    const second = await under(buildAfter, where, known, async ({ store, people }) => {
      expect(await found(store, id)).toEqual({ helped: [], hash: await told(people[0]!, id) });
      expect((await followed(people[0]!, id)).entries).toEqual(first.entries);
      const { entries } = await intoATurn(people, id, 60);
      expect(entries.slice(0, first.entries.length)).toEqual(first.entries);
      expect(await keptShapes(store)).toEqual([
        [50, 1],
        [100, 2],
      ]);
      expect(await found(store, id)).toEqual({ helped: [100], hash: await told(people[0]!, id) });
      return { entries };
    });

    await under(buildBefore, where, known, async ({ store, people }) => {
      expect(await found(store, id)).toEqual({ helped: [50], hash: await told(people[0]!, id) });
      const { entries } = await playOn(people, id, 5);
      expect(entries.slice(0, second.entries.length)).toEqual(second.entries);
    });
  });

  test('from before shapes were written down opens too: what it kept is of the first', async () => {
    const where = await place();
    const { id, people: known } = await under(buildBefore, where, [], async ({ store, people }) => {
      const { id } = await tableOf(people, { game: 'yard' });
      await intoATurn(people, id, 52);
      await sql`alter table snapshot drop column shape`.execute(store.db);
      for (const later of ['note', 'standing_order']) await store.db.schema.dropTable(later).execute();
      await sql`alter table game_table drop column assist`.execute(store.db);
      await asVersion3(store);
      await store.db.updateTable('meta').set({ value: '1' }).where('key', '=', 'schema').execute();
      return { id, people };
    });
    await under(buildAfter, where, known, async ({ store, people }) => {
      expect(await keptShapes(store)).toEqual([[50, 1]]);
      expect(await found(store, id)).toEqual({ helped: [], hash: await told(people[0]!, id) });
      await playOn(people, id, 3);
    });
  });

  test('a table that began in a position set up by hand is rewritten; one of a newer build says so', async () => {
    const where = await place();
    const imported = async ([ada]: readonly Guest[], timeline: Timeline, from: string) => {
      const { body } = await ada!.get<GameRecord>(`/tables/${from}/record`);
      const record = { ...body, start: headOf(timeline).state, draws: [], entries: [], result: undefined };
      return (await ada!.post<Table>('/tables/import', { record })).body.id;
    };
    const { id, older, known } = await under(buildBefore, where, [], async ({ people }) => {
      const { id } = await tableOf(people, { game: 'yard' });
      return { id, older: await imported(people, await intoATurn(people, id, 5), id), known: people };
    });
    const newer = await under(buildAfter, where, known, async ({ store, people: [ada] }) => {
      const timeline = await followed(ada!, older);
      expect(headOf(timeline).state).toMatchObject({ shape: 2, flow: [{ at: 'run', coaled: true }] });
      expect((await found(store, older)).hash).toBe(hashState(headOf(timeline).state));
      await playOn([ada!, ada!], older, 4);
      return imported([ada!], await followed(ada!, id), id);
    });
    await under(buildBefore, where, known, async ({ people: [ada] }) => {
      await playOn([ada!, ada!], older, 4);
      const { status, body } = await ada!.get<ApiError>(`/tables/${newer}/entries?after=0`);
      expect([status, body.code, body.args]).toEqual([
        422,
        'badRecord',
        { problem: 'newerShape', game: 'yard', version: 2, known: 1 },
      ]);
      expect(body.text).toContain('newer Binario');
    });
    await under(buildAfter, where, known, async ({ people: [ada] }) => {
      await playOn([ada!, ada!], newer, 4);
    });
  });
});
