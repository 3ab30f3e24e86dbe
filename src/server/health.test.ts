import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { healthOf, notedTime } from './health.ts';
import { beOnlyServer, StoreInUse } from './store/onlyServer.ts';
import { openStore } from './store/store.ts';
import { openApp } from './testing/guests.ts';
import { onBothEngines } from './testing/stores.ts';
import { version } from './version.ts';

onBothEngines('the health of the store', ({ open, place, engine }) => {
  test('is told by a write, which keeps the time', async () => {
    const store = await open();
    expect(await notedTime(store)).toBeNull();
    const app = await openApp(store, { now: () => 1_700_000_000_000 });
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true, version }]);
    expect(await notedTime(store)).toBe(1_700_000_000_000);
    await app.close();
  });

  test('is not asked of the store by everybody', async () => {
    const store = await open();
    let at = 1;
    const health = healthOf(store, () => at++);
    for (let i = 0; i < 50; i++) await health.check();
    expect(await notedTime(store)).toBe(1);
    health.close();
  });

  test('is bad where nothing can be written, and says how', async () => {
    const store = await open();
    const full = (code: string) => ({
      ...store,
      db: store.db.withPlugin({
        transformQuery: () => {
          throw Object.assign(new Error('no'), { code });
        },
        transformResult: async ({ result }) => result,
      }),
    });
    for (const [code, status, told] of [
      [engine === 'sqlite' ? 'SQLITE_FULL' : '53100', 507, 'storeFull'],
      [engine === 'sqlite' ? 'SQLITE_CORRUPT' : '08006', 503, 'storeBroken'],
    ] as const)
      await expect(healthOf(full(code), Date.now).check()).rejects.toMatchObject({ code: told, statusCode: status });
    const app = await openApp(store);
    await store.db.schema.dropTable('meta').execute();
    const answer = await app.inject('/healthz');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'storeBroken']);
    await app.close();
  });

  test('is bad where the store does not answer', async () => {
    const store = await open();
    const silent = { ...store, db: { insertInto: () => ({ values: () => ({ onConflict: () => ({ execute }) }) }) } };
    function execute() {
      return new Promise(() => {});
    }
    await expect(healthOf(silent as never, Date.now, 20).check()).rejects.toMatchObject({ code: 'storeBroken' });
  });

  test('a file is its owner’s alone, its copies too; and one server’s alone', async () => {
    if (engine === 'postgres') return; // has its own rights and any number of servers
    const where = await place();
    const store = await openStore(where);
    const copy = join(where.dataFolder, 'copy.sqlite');
    await store.backup!(copy);
    await store.db.insertInto('lease').values({ name: 'x', holder: 'a', until: 1 }).execute();
    const names = ['binario.sqlite', 'binario.sqlite-wal', 'binario.sqlite-shm', 'copy.sqlite'];
    const rights = names.map((name) => statSync(join(where.dataFolder, name)).mode & 0o777);
    expect(rights).toEqual(names.map(() => 0o600));
    await store.close();

    const unlock = beOnlyServer(where.dataFolder);
    expect(() => beOnlyServer(where.dataFolder)).toThrow(StoreInUse);
    unlock();
    beOnlyServer(where.dataFolder)();
  });
});
