import { expect, test } from 'vitest';
import { hashState, view } from '../../engine/index.ts';
import { localBus } from '../live/bus.ts';
import { guest, playOn, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import { onBothEngines } from '../testing/stores.ts';
import { weightOf } from './loaded.ts';
import { stateAt, stateOf } from './position.ts';
import { recall } from './snapshots.ts';
import { tableCache } from './tableCache.ts';

const serve = servers();

onBothEngines('a table in memory', ({ open, place }) => {
  test('holds few positions; one long past is made again from the snapshot before it', async () => {
    const store = await open();
    const app = await serve(store);
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const { line } = await playOn(people, id, 60);
    await tableCache(store, localBus()).use(id, async (table) => {
      for (const move of [60, 0, 55, 59, 51, 50, 3]) {
        await recall(store.db, table, move);
        expect(hashState(view(stateAt(table, move)))).toBe(hashState(line[move]!.state));
      }
      expect(table.states.size).toBeLessThanOrEqual(3);
      expect(hashState(view(stateOf(table)))).toBe(hashState(line[60]!.state));
    });
  });

  test.each([
    ['cut off', (json: string) => json.slice(0, -20)],
    ['with another figure in it', (json: string) => json.replace(/"rulesVersion":\d+/, '"rulesVersion":77')],
  ])('a kept position that is %s is dropped, and made again from the moves', async (_, broken) => {
    const store = await open();
    const app = await serve(store);
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const { id } = await tableOf(people);
    const { line } = await playOn(people, id, 55);
    const kept = store.db.selectFrom('snapshot').selectAll().where('game_table', '=', id);
    const { json } = await kept.executeTakeFirstOrThrow();
    expect(broken(json)).not.toBe(json);
    await store.db
      .updateTable('snapshot')
      .set({ json: broken(json) })
      .where('game_table', '=', id)
      .execute();
    await tableCache(store, localBus()).use(id, async (table) => {
      await recall(store.db, table, 54);
      expect(hashState(view(stateAt(table, 54)))).toBe(hashState(line[54]!.state));
    });
    expect(await kept.execute()).toEqual([]);
  });

  test('is forgotten when others weigh more, and read again', async () => {
    const store = await open();
    const app = await serve(store);
    const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
    const ids = [(await tableOf(people)).id, (await tableOf(people)).id, (await tableOf(people)).id];
    const one = await tableCache(store, localBus()).known(ids[0]!, weightOf);
    const cache = tableCache(store, localBus(), 2.5 * one);
    const loaded = (i: number) => cache.known(ids[i]!, (table) => table);
    const [first, second] = [await loaded(0), await loaded(1)];
    expect(await loaded(0)).toBe(first);
    await loaded(2);
    expect(await loaded(0)).toBe(first);
    expect(await loaded(1)).not.toBe(second);
  });

  test('sees what another server wrote to the same store', async () => {
    const where = await place();
    const [here, there] = [await serve(await open(where)), await serve(await open(where))];
    const people = [await guest(here, 'Ada'), await guest(here, 'Bob')];
    const { id } = await tableOf(people);
    const others = people.map((person) => person.at(there));
    for (let round = 0; round < 3; round++) {
      await playOn(people, id, 2);
      await playOn(others, id, 2);
    }
    expect((await playOn(people, id, 0)).entries).toHaveLength(12);
  });
});
