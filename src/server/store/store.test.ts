import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { faultOf } from '../http/answerFaults.ts';
import { makeGuest } from '../people/accounts.ts';
import { inTime } from '../testing/inTime.ts';
import { asVersion3, onBothEngines } from '../testing/stores.ts';
import { NewerStore } from './migrate.ts';
import { ready } from './ready.ts';
import { openStore } from './store.ts';
import { isTwice } from './trouble.ts';

const run = promisify(execFile);

onBothEngines('the store', ({ place, open, engine }) => {
  test('outlives connections that are cut in mid-question', async () => {
    if (engine === 'sqlite') return; // a file has none
    const store = await open();
    const long = Array.from({ length: 4 }, () => sql`select pg_sleep(20)`.execute(store.db));
    const told = Promise.allSettled(long);
    const others = sql`from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    const asking = async () => (await sql`select pid ${others} and state = 'active'`.execute(store.db)).rows.length;
    await inTime(async () => expect(await asking()).toBe(4));
    await sql`select pg_terminate_backend(pid) ${others}`.execute(store.db);
    expect((await told).map((t) => t.status)).toEqual(long.map(() => 'rejected'));
    await inTime(() => store.db.selectFrom('meta').select('key').executeTakeFirstOrThrow());
  });

  test('answers what it has prepared when a newer process adds a column', async () => {
    const store = await open();
    const leases = ready((db, given: { holder: string }) =>
      db.selectFrom('lease').selectAll().where('holder', '=', given.holder),
    );
    const row = { name: 'x', holder: 'a', until: 7 };
    await store.db.insertInto('lease').values(row).execute();
    expect((await leases(store.db, { holder: 'a' })).rows).toEqual([row]);
    await store.db.schema.alterTable('lease').addColumn('newer', 'integer').execute();
    for (let i = 0; i < 2; i++) expect((await leases(store.db, { holder: 'a' })).rows).toMatchObject([row]);
  });

  test('is made by two processes that start at once, and opened again as it was left', async () => {
    const where = await place();
    const open = `import('${new URL('./store.ts', import.meta.url).href}')
      .then((m) => m.openStore(${JSON.stringify(where)})).then((store) => store.close())`;
    const process1 = run(process.execPath, ['--import', 'tsx', '-e', open]);
    await Promise.all([process1, run(process.execPath, ['--import', 'tsx', '-e', open])]);
    const store = await openStore(where);
    await store.db.insertInto('lease').values({ name: 'x', holder: 'a', until: 1e13 }).execute();
    await store.close();
    const again = await openStore(where);
    expect(await again.db.selectFrom('lease').selectAll().execute()).toEqual([{ name: 'x', holder: 'a', until: 1e13 }]);
    await again.close();
  });

  test('of a newer version is refused', async () => {
    const where = await place();
    const store = await openStore(where);
    await store.db.updateTable('meta').set({ value: '99' }).where('key', '=', 'schema').execute();
    await store.close();
    await expect(openStore(where)).rejects.toBeInstanceOf(NewerStore);
  });

  test('of version 3 is brought up to date: tokens in use are good for another year', async () => {
    const where = await place();
    const store = await openStore(where);
    await makeGuest(store.db, 'Ada', 'en', 1);
    const { id: person } = await store.db.selectFrom('person').select('id').executeTakeFirstOrThrow();
    const token = { id: 't', hash: 'h', person, name: 'bot', created_at: 1, used_at: null };
    await store.db
      .insertInto('api_token')
      .values({ ...token, scope: 'read', until: 2 })
      .execute();
    await asVersion3(store);
    await store.db.updateTable('meta').set({ value: '3' }).where('key', '=', 'schema').execute();
    await store.close();
    const again = await openStore(where);
    const [kept] = await again.db.selectFrom('api_token').selectAll().execute();
    expect(kept).toEqual({ ...token, scope: 'play', until: expect.any(Number) });
    expect(kept!.until - Date.now()).toBeGreaterThan(364 * 24 * 3600_000);
    await again.close();
  });

  test('keeps all of a transaction or none, and goes on after a failure', async () => {
    const store = await open();
    const put = (name: string) => ({ name, holder: 'a', until: 0 });
    const failed = store.transaction(async (db) => {
      await db.insertInto('lease').values(put('first')).execute();
      await db.insertInto('lease').values(put('first')).execute();
    });
    await expect(failed).rejects.toSatisfy(isTwice);
    await store.transaction((db) => db.insertInto('lease').values(put('second')).execute());
    expect(await store.db.selectFrom('lease').select('name').execute()).toEqual([{ name: 'second' }]);
  });

  test('keeps what many write at once, less what failed', async () => {
    const store = await open();
    const all = Array.from({ length: 60 }, (_, i) =>
      store.transaction(async (db) => {
        await db
          .insertInto('lease')
          .values({ name: `n${i}`, holder: 'a', until: i })
          .execute();
        if (i % 3 === 0) throw new Error('no');
        return i;
      }),
    );
    const told = await Promise.allSettled(all);
    expect(told.map((t) => t.status === 'fulfilled')).toEqual(told.map((_, i) => i % 3 !== 0));
    const rows = await store.db.selectFrom('lease').select('until').orderBy('until').execute();
    expect(rows.map((row) => row.until)).toEqual(told.flatMap((t) => (t.status === 'fulfilled' ? [t.value] : [])));
  });
});

test('folder and files of the embedded store are their owner’s alone, those that an older version left too', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'binario-rights-')), 'data');
  const rights = (path: string) => statSync(path).mode & 0o777;
  const first = await openStore({ dataFolder: folder });
  const wal = join(folder, 'binario.sqlite-wal');
  expect([rights(folder), rights(join(folder, 'binario.sqlite')), rights(wal)]).toEqual([0o700, 0o600, 0o600]);
  chmodSync(folder, 0o755);
  chmodSync(wal, 0o644);
  const second = await openStore({ dataFolder: folder });
  expect([rights(folder), rights(wal)]).toEqual([0o700, 0o600]);
  chmodSync(folder, 0o1777);
  const third = await openStore({ dataFolder: folder });
  expect([statSync(folder).mode & 0o1777, rights(join(folder, 'binario.sqlite'))]).toEqual([0o1777, 0o600]);
  await first.close();
  await second.close();
  await third.close();
  rmSync(dirname(folder), { recursive: true, force: true });
});

test('a server of the store that is away is told from any other fault', () => {
  const away = [
    { code: 'ECONNREFUSED', syscall: 'connect' },
    { code: '57P01' },
    { message: 'Connection terminated unexpectedly' },
  ];
  for (const error of away) expect(faultOf(error as Error)).toMatchObject({ code: 'storeBroken', statusCode: 503 });
  for (const error of [{ code: 'ENOENT', syscall: 'open' }, { code: '42P01' }, new Error('no')])
    expect(faultOf(error as Error).code).toBe('broken');
});
