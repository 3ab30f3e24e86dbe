import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { upTo } from '../../../tests/support/bounded.ts';
import type { ApiError } from '../../api/errors.ts';
import type { Entries } from '../../api/moves.ts';
import type { Table } from '../../api/tables.ts';
import { rngFrom, wander } from '../../engine/index.ts';
import { loadGame } from '../../titles/registry.ts';
import { localBus } from '../live/bus.ts';
import type { Services } from '../play/services.ts';
import { tableCache } from '../play/tableCache.ts';
import type { Store } from '../store/store.ts';
import { anyMove, followed, freshKey, type Guest, guest, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { noRounds } from '../testing/noRounds.ts';
import { openPage } from '../testing/pages.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';
import { workersHere } from '../threads/workersHere.ts';
import { botKeeper } from './botKeeper.ts';
import { leases } from './lease.ts';
import type { Thinkers } from './thinkers.ts';

noRounds();
const serve = servers();
/** Milliseconds between two looks of a keeper at every table. */
const ROUND = 15_000;
const read = async (who: Guest, id: string) => (await who.get<Table>(`/tables/${id}`)).body;

/** Resolves with the table once `holds` is true of it. */
const when = (who: Guest, id: string, holds: (table: Table) => boolean): Promise<Table> =>
  inTime(async () => {
    const table = await read(who, id);
    if (!holds(table)) throw new Error(`it never came to this: ${JSON.stringify(table)}`);
    return table;
  });

/** Waits for this guest's turn, or the end. */
const myTurn = (who: Guest, id: string) => when(who, id, (t) => t.waiting.includes(1) || t.status === 'over');

/** Bots that play any legal move, without threads. */
const threadless: Thinkers = {
  think: async (_, { game, view, seat }) => {
    return { action: wander((await loadGame(game))!, view, seat, rngFrom('threadless')), why: null };
  },
  waiting: () => 0,
  close: async () => {},
};

/** The services without a server around them. */
function servicesOf(store: Store): Services {
  const bus = localBus();
  return {
    store,
    bus,
    tables: tableCache(store, bus),
    workers: workersHere,
    botTables: 20,
    now: Date.now,
    online: () => false,
  };
}

onBothEngines('bots', ({ open }) => {
  test('play a whole game with a person', async () => {
    const me = await guest(await serve(await open()), 'Ada');
    const { id } = await tableOf([me], { bots: ['random', 'greedy'] });
    for (let left = 400; left > 0; left--) {
      if ((await myTurn(me, id)).status === 'over') break;
      const timeline = await followed(me, id);
      const body = { key: freshKey(), base: timeline.entries.length, ...anyMove(timeline)! };
      expect((await me.post(`/tables/${id}/moves`, body)).status).toBe(200);
    }
    const table = await read(me, id);
    expect(table.status).toBe('over');
    expect(Object.keys(table.result!)).toHaveLength(3);
    // a bot's reasons travel beside its moves and are no part of the game
    const { entries } = (await me.get<Entries>(`/tables/${id}/entries?after=0`)).body;
    const said = new Set(entries.flatMap(({ seat, why }) => (why ? [`${seat} ${why.kind}`] : [])));
    expect([...said]).toEqual(['3 forecast']); // the other plays at random
    const record = (await me.get<{ entries: object[] }>(`/tables/${id}/record`)).body;
    expect(record.entries.filter((entry) => 'why' in entry)).toEqual([]);
  });

  test('think off the main thread, and show how far they are in their time', async () => {
    const app = await serve(await open());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const me = await guest(app, 'Ada');
    const page = await openPage(app, me.cookie);
    const { id } = await tableOf([me], { bots: ['search'], botSeconds: 1 });
    page.say({ type: 'watch', table: id, after: 0 });
    const hasThought = () => page.heard.some((m) => m.type === 'thinking');
    // with little to decide it answers at once
    for (const _ of upTo(40, 'moves of a bot that never thinks for long')) {
      const timeline = await followed(me, id);
      await me.post(`/tables/${id}/moves`, { key: freshKey(), base: timeline.entries.length, ...anyMove(timeline)! });
      let [answers, isThinking] = [0, true];
      const decided = () => {
        isThinking = false;
      };
      myTurn(me, id).then(decided, decided);
      for (; isThinking; answers++) {
        await me.get('/games');
        await pause(30);
      }
      // a bot that held the loop would let one answer through before it thinks, and one after
      if (answers > 3 && hasThought()) break;
    }
    const { done, seat } = await page.until('thinking', (m) => m.table === id);
    expect(seat).toBe(2);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThanOrEqual(1);
  });

  test('are taken up again after a restart', async () => {
    const store = await open();
    const first = await serve(store);
    const me = await guest(first, 'Ada');
    const { id } = await tableOf([me], { bots: ['random'], shuffle: false });
    const timeline = await followed(me, id);
    await first.close();
    // The move was made while no server looked after the bots.
    await store.db
      .updateTable('seat')
      .set({ kind: 'bot', level: 'random', person: null })
      .where('seat', '=', 1)
      .execute();
    const again = me.at(await serve(store));
    const table = await when(again, id, (t) => t.status === 'over');
    expect(table.seq).toBeGreaterThan(timeline.entries.length);
  });

  test('one that fails or plays what is refused is replaced by any legal move, and it is written down', async () => {
    const store = await open();
    const app = await serve(store);
    const me = await guest(app, 'Ada');
    const { id } = await tableOf([me, await guest(app, 'Bob')]);
    await app.close();
    await store.db.updateTable('seat').set({ kind: 'bot', level: 'greedy', person: null }).execute();
    let calls = 0;
    const thinkers: Thinkers = {
      think: async () => {
        calls += 1;
        if (calls % 2) throw new Error('a broken bot');
        return { action: { type: 'nonsense' }, why: null };
      },
      waiting: () => 0,
      close: async () => {},
    };
    const complaints: string[] = [];
    const services = servicesOf(store);
    const keeper = botKeeper(services, {
      process: 'test',
      thinkers,
      complain: (error, what) => complaints.push(`${(error as Error).message} ${what}`),
    });
    keeper.consider(id, me.id);
    await inTime(async () => expect(await services.tables.use(id, (table) => table.row.status)).toBe('over'));
    await keeper.close();
    expect(complaints.some((c) => c.includes('a broken bot'))).toBe(true);
    expect(complaints.some((c) => c.includes('refused'))).toBe(true);
  });

  test('a start that breaks later is tried less and less often, and holds up nobody', async () => {
    const store = await open();
    const app = await serve(store);
    const me = await guest(app, 'Ada');
    const [broken, whole] = [
      await tableOf([me, await guest(app, 'Bob')]),
      await tableOf([me, await guest(app, 'Cyd')]),
    ];
    await app.close();
    await store.db.updateTable('seat').set({ kind: 'bot', level: 'random', person: null }).execute();
    // Old imports could do this: nonsense that shows only when somebody has to move.
    await store.db.deleteFrom('snapshot').execute();
    const start = JSON.stringify({ game: 'chicago-express', frames: [{ kind: 'nowhere' }] });
    await store.db.updateTable('game_table').set({ start }).where('id', '=', broken.id).execute();
    let now = Date.now();
    const complaints: string[] = [];
    /** Times at which the broken one was tried. */
    const tries: number[] = [];
    // a table asked for during a try is tried once more at once
    const times = () => [...new Set(tries)];
    const known: Services['tables']['known'] = (id, work) => {
      if (id === broken.id) tries.push(now);
      return services.tables.known(id, work);
    };
    const services = servicesOf(store);
    const keeper = botKeeper(
      { ...services, now: () => now, tables: { ...services.tables, known } },
      { process: 'test', thinkers: threadless, complain: (error, what) => complaints.push(`${what} ${error}`) },
    );
    const status = () => services.tables.use(whole.id, (table) => table.row.status);
    await inTime(async () => {
      if (times().length < 6) {
        now += ROUND;
        vi.advanceTimersByTime(ROUND);
        // each try ends before the clock goes on
        await inTime(() => expect(complaints).toHaveLength(tries.length));
      }
      expect([times().length, await status()]).toEqual([6, 'over']);
    });
    await keeper.close();
    expect(complaints.every((what) => what.includes(broken.id))).toBe(true);
    expect(complaints).toHaveLength(tries.length);
    // each pause is twice the last one, or more on a slow machine
    const pauses = times()
      .slice(1)
      .map((at, i) => at - times()[i]!);
    pauses.forEach((pause, i) => void expect(pause).toBeGreaterThanOrEqual(ROUND * 2 ** i));
  });

  test('a table that another process has just left is taken up again soon', async () => {
    const store = await open();
    const me = await guest(await serve(store), 'Ada');
    const { id } = await tableOf([me], { bots: ['random', 'random'] });
    await myTurn(me, id);
    // As if another process were still busy with the move before.
    const other = leases(store, 'other');
    const take = async () => expect(await other.take(`bots:${id}`, Date.now(), Date.now() + 2000)).toBe(true);
    await inTime(take);
    const timeline = await followed(me, id);
    await me.post(`/tables/${id}/moves`, { key: freshKey(), base: timeline.entries.length, ...anyMove(timeline)! });
    await myTurn(me, id);
  });

  test('play by themselves at so many tables of one person, and no more', async () => {
    const app = await serve(await open(), { limits: 0.1 });
    const [me, other] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const record = {
      ...{ format: 'binario', version: 1, game: 'chicago-express', rulesVersion: 1, options: {}, rulings: {} },
      seats: ['A', 'B', 'C'].map((name) => ({ name, kind: 'bot', level: 'search' })),
      ...{ draws: [], entries: [] },
    };
    expect(await me.tries('/tables/import', { record })).toBe('done');
    expect(await me.tries('/tables/import', { record })).toBe('done');
    const third = await me.post<ApiError>('/tables/import', { record });
    expect(third.body).toMatchObject({ code: 'tooManyTables', args: { most: 2 } });
    expect(await other.tries('/tables/import', { record })).toBe('done');
    // a table with a person is no table of bots alone
    const mixed = {
      ...record,
      seats: record.seats.map((seat, i) => (i === 0 ? { name: 'Me', kind: 'person' } : seat)),
    };
    expect(await me.tries('/tables/import', { record: mixed })).toBe('done');
  });

  test('a quick bot does not wait for one that thinks deeply', async () => {
    const app = await serve(await open());
    const [deep, quick] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    // longer than this test waits
    const slow = await tableOf([deep], { bots: ['search'], botSeconds: 60, shuffle: false });
    const first = anyMove(await followed(deep, slow.id))!;
    await deep.post(`/tables/${slow.id}/moves`, { key: freshKey(), base: 0, ...first });
    const { id } = await tableOf([quick], { bots: ['random'], shuffle: false });
    for (let moves = 0; moves < 4; moves++) {
      const timeline = await followed(quick, id);
      await quick.post(`/tables/${id}/moves`, {
        key: freshKey(),
        base: timeline.entries.length,
        ...anyMove(timeline)!,
      });
      await myTurn(quick, id);
    }
    expect((await read(quick, id)).seq).toBeGreaterThan(4);
  });

  test('a lease is held by one at a time, until it runs out', async () => {
    const store = await open();
    const [a, b] = [leases(store, 'a'), leases(store, 'b')];
    expect(await a.take('x', 1000, 1500)).toBe(true);
    expect(await b.take('x', 1400, 1900)).toBe(false);
    expect(await a.take('x', 1400, 1900)).toBe(true);
    expect(await b.take('x', 1901, 2401)).toBe(true);
    expect(await a.take('x', 1902, 2402)).toBe(false);
    // many at once, each answered on its own
    const names = Array.from({ length: 100 }, (_, n) => `y${n}`);
    expect(await Promise.all(['x', ...names].map((name) => a.take(name, 2000, 2500)))).toEqual([
      false,
      ...names.map(() => true),
    ]);
    const both = await Promise.all(names.flatMap((name) => [b.take(name, 2600, 3000), a.take(name, 2600, 3000)]));
    names.forEach((_, n) => void expect([both[2 * n], both[2 * n + 1]].filter(Boolean)).toHaveLength(1));
    await Promise.all(names.flatMap((name) => [a.give(name), b.give(name), a.give('x')]));
    expect(await store.db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'x' }]);
  });
});
