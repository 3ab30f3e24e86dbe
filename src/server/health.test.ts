import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ApiError } from '../api/errors.ts';
import { healthOf, notedTime } from './health.ts';
import { inspector } from './store/inspector.ts';
import { beOnlyServer, StoreInUse } from './store/onlyServer.ts';
import { openStore } from './store/store.ts';
import { guest, openApp, playOn, tableOf } from './testing/guests.ts';
import { inTime } from './testing/inTime.ts';
import { onBothEngines } from './testing/stores.ts';
import { workersHere } from './threads/workersHere.ts';
import { version } from './version.ts';

/** A connection to a server that tests can cut and mend. */
async function cuttable(address: string) {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {}).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const { port: own } = server.address() as { port: number };
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    mend: () => listen(own),
    cut: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        for (const one of open) one.destroy();
        open.clear();
      }),
  };
}

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
    await expect(healthOf(silent as never, Date.now, { patience: 20 }).check()).rejects.toMatchObject({
      code: 'storeBroken',
    });
  });

  test('is bad where a page of the file is broken, as a thread finds or a question does', async () => {
    if (engine === 'postgres') return; // PostgreSQL watches over its own files
    const where = await place();
    const store = await openStore(where);
    const first = await openApp(store);
    const people = [await guest(first, 'Ada'), await guest(first, 'Bob'), await guest(first, 'Cy')];
    const { id } = await tableOf(people);
    await playOn(people, id, 40);
    await first.close();
    const complaints: string[] = [];
    const well = inspector(store, workersHere, (error) => complaints.push(String(error)));
    await well.inspect();
    expect([well.damage(), complaints]).toEqual([null, []]);
    well.close();
    const [{ rootpage }] = (
      await sql<{ rootpage: number }>`select rootpage from sqlite_schema where name = 'entry'`.execute(store.db)
    ).rows as [{ rootpage: number }];
    await store.close();

    const file = openSync(join(where.dataFolder, 'binario.sqlite'), 'r+');
    writeSync(file, Buffer.alloc(4096, 0x5a), 0, 4096, (rootpage - 1) * 4096);
    closeSync(file);
    const damaged = await openStore(where);
    const found = inspector(damaged, workersHere, (error) => complaints.push(String(error)));
    const health = healthOf(damaged, Date.now, { damage: found.damage });
    // writing still works
    await health.check();
    await found.inspect();
    expect(found.damage()).toContain('entry');
    expect(complaints).toHaveLength(1);
    await expect(health.check()).rejects.toMatchObject({ code: 'storeBroken', statusCode: 503 });
    for (const one of [found, health]) one.close();

    const app = await openApp(damaged);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    const asked = await people[0]!.at(app).get<ApiError>(`/tables/${id}/entries`);
    expect([asked.status, asked.body.code]).toEqual([503, 'storeBroken']);
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    await app.close();
    await damaged.close();
  });

  test('is bad while PostgreSQL is away, and so says every question; it comes back by itself', async () => {
    if (engine === 'sqlite') return;
    const where = await place();
    const wire = await cuttable(where.databaseUrl!);
    const store = await openStore({ ...where, databaseUrl: wire.url });
    const app = await openApp(store);
    const ada = await guest(app, 'Ada');
    expect((await ada.get('/tables?list=mine')).status).toBe(200);
    await wire.cut();
    for (const ask of [
      () => ada.get<ApiError>('/tables?list=mine'),
      () => ada.post<ApiError>('/tables', { game: 'chicago-express', players: 3 }),
    ])
      expect(await ask()).toMatchObject({ status: 503, body: { code: 'storeBroken' } });
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    await wire.mend();
    await inTime(async () => expect((await ada.get('/tables?list=mine')).status).toBe(200));
    await app.close();
    await store.close();
    await wire.cut();
  });

  test('a file is its owner’s alone, its copies too; and one server’s alone', async () => {
    if (engine === 'postgres') return; // PostgreSQL has its own rights and takes any number of servers
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
