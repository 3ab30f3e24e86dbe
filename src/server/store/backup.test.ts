// Backs up, restores and moves a store with games in play, by the commands that a host types.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test, vi } from 'vitest';
import { main } from '../../cli/main.ts';
import { hashState } from '../../engine/index.ts';
import { headOf } from '../../match/timeline.ts';
import { Browser } from '../people/testing/house.ts';
import { followed, guest, openApp, playOn, tableOf } from '../testing/guests.ts';
import { onBothEngines, type Place } from '../testing/stores.ts';
import { beOnlyServer } from './onlyServer.ts';
import { openStore, type Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'binario-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Done {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command as typed, but in this process. */
async function command({ dataFolder, databaseUrl }: Place, ...args: string[]): Promise<Done> {
  const told = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      told[stream] += text;
      return true;
    });
  vi.stubEnv('BINARIO_DATA', dataFolder);
  vi.stubEnv('DATABASE_URL', databaseUrl ?? '');
  try {
    return { code: await main([...args, '--lang', 'en']), ...told };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
}

/** Makes a game in play and a line of chat; returns the hash of its position. */
async function populate(store: Store) {
  const app = await openApp(store);
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob'), await guest(app, 'Eve')];
  const { id } = await tableOf(people);
  const timeline = await playOn(people, id, 30);
  await people[0]!.post(`/tables/${id}/chat`, { text: 'good luck' });
  await app.close();
  return { id, people, hash: hashState(headOf(timeline).state) };
}

/** Checks that the same people go on with the same game in another store. */
async function goesOn(where: Place, { id, people, hash }: Awaited<ReturnType<typeof populate>>): Promise<void> {
  const store = await openStore(where);
  const app = await openApp(store);
  const again = people.map((one) => one.at(app));
  expect(hashState(headOf(await followed(again[0]!, id)).state)).toBe(hash);
  await playOn(again, id, 5);
  expect((await again[1]!.post<{ id: number }>(`/tables/${id}/chat`, { text: 'and to you' })).status).toBe(200);
  const { body } = await again[2]!.get<{ lines: { text: string }[] }>(`/tables/${id}/chat?after=0`);
  expect(body.lines.map(({ text }) => text)).toEqual(['good luck', 'and to you']);
  await app.close();
  await store.close();
}

onBothEngines('a copy of the store', ({ place }) => {
  test('is made while games are in play, is verified, and plays on where it is restored', async () => {
    const where = await place();
    const store = await openStore(where);
    const game = await populate(store);
    const file = join(folder, `${game.id}.sqlite`);
    const told = await command(where, 'backup', file, '--json');
    expect(JSON.parse(told.stdout)).toMatchObject({ file, people: 3, tables: 1, entries: 30 });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await command(where, 'backup', file)).toMatchObject({ code: 2, stderr: expect.stringContaining('already') });
    await store.close();

    expect(await command(where, 'restore', file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('not empty'),
    });
    const other = await place();
    expect((await command(other, 'restore', file)).stderr).toBe('');
    await goesOn(other, game);
    // replaces what happened meanwhile
    expect((await command(other, 'restore', file, '--replace')).stderr).toBe('');
    await goesOn(other, game);
  });

  test('takes the place of a store that was killed, which stays beside it, and can be taken back', async () => {
    const where = await place();
    const store = await openStore(where);
    const game = await populate(store);
    const file = join(folder, `before-${game.id}.sqlite`);
    await command(where, 'backup', file);
    if (where.databaseUrl) {
      const app = await openApp(store);
      expect(await command(where, 'restore', file, '--replace')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('another server'),
      });
      await app.close();
    }
    const later = await populate(store);
    // as after kill -9: the last changes are only in the log beside the file
    const killed = join(folder, `killed-${game.id}`);
    mkdirSync(killed);
    if (!where.databaseUrl)
      for (const part of ['', '-wal']) copyFileSync(`${store.place}${part}`, join(killed, `binario.sqlite${part}`));
    await store.close();
    const from: Place = where.databaseUrl ? where : { dataFolder: killed };
    const told = JSON.parse((await command(from, 'restore', file, '--replace', '--json')).stdout);
    expect(told).toMatchObject({ tables: 1, before: expect.stringContaining('before-') });
    expect(JSON.parse((await command(from, 'restore', told.before, '--replace', '--json')).stdout).tables).toBe(2);
    await goesOn(from, later);
    if (!where.databaseUrl) {
      // copied by itself: the wrong thing to do, but nothing is lost by it
      const own = join(killed, 'binario.sqlite');
      expect(JSON.parse((await command(from, 'restore', own, '--replace', '--json')).stdout).tables).toBe(2);
      expect(readdirSync(killed).filter((name) => name.startsWith('.'))).toEqual([]);
    }
  });

  test('goes into a folder again and again, which keeps the newest', async () => {
    const where = await place();
    await (await openStore(where)).close();
    const into = join(folder, `rotated-${where.databaseUrl ? 'postgres' : 'sqlite'}`);
    mkdirSync(into);
    const old = ['binario-2020-01-01T00-00-00.sqlite', 'binario-2020-01-02T00-00-00.sqlite', 'somebody-else.sqlite'];
    for (const name of old) writeFileSync(join(into, name), '');
    const told = await command(where, 'backup', into, '--into', '--keep', '2', '--json');
    expect(JSON.parse(told.stdout).deleted).toEqual([old[0]]);
    const left = readdirSync(into).sort();
    expect(left).toEqual([old[1], expect.stringMatching(/^binario-20[2-9]/), old[2]]);
  });
});

onBothEngines('moving house', ({ place, engine }) => {
  test('takes everything from a file to PostgreSQL, games in play included, once', async () => {
    if (engine === 'sqlite') return; // PostgreSQL has only one way in
    const to = await place();
    const from: Place = { dataFolder: join(folder, 'moving') };
    const store = await openStore(from);
    const game = await populate(store);
    await store.close();
    const both = { dataFolder: from.dataFolder, databaseUrl: to.databaseUrl! };
    expect(await command(from, 'move')).toMatchObject({ code: 2, stderr: expect.stringContaining('DATABASE_URL') });
    const unlock = beOnlyServer(from.dataFolder);
    expect(await command(both, 'move')).toMatchObject({ code: 2, stderr: expect.stringContaining('another server') });
    unlock();
    expect(JSON.parse((await command(both, 'move', '--json')).stdout)).toEqual({ people: 3, tables: 1, entries: 30 });
    await goesOn(to, game);
    expect(await command(both, 'move')).toMatchObject({ code: 2, stderr: expect.stringContaining('not empty') });
  });
});

test('whatever is wrong is told in one line', async () => {
  const where: Place = { dataFolder: join(folder, 'careless') };
  const store = await openStore(where);
  const app = await openApp(store);
  for (const name of ['Anna', 'Anna Rossi'])
    await new Browser(app).me('POST', '/account', { name, password: 'correct horse' });
  await app.close();
  const file = join(folder, 'careful.sqlite');
  await command(where, 'backup', file);
  await store.close();
  const noFolder: Place = { dataFolder: join(file, 'below') };
  const wrong: [Place, string[], string][] = [
    [where, ['backup', join(folder, 'nowhere', 'b.sqlite')], 'there is no folder'],
    [where, ['backup', '--into', join(folder, 'nowhere')], 'there is no folder'],
    [where, ['backup', '--every', '24', file], 'there is'],
    [where, ['admin', 'delete-person', 'Anna', 'Rossi'], 'quotation marks'],
    [where, ['admin', 'delete-person', 'Bob'], 'nobody called Bob'],
    [where, ['admin', 'delete-table', 'abcdef'], 'no table abcdef'],
    [where, ['admin', 'sweep', 'now'], 'too much'],
    [noFolder, ['restore', file], 'below'],
    [{ ...where, databaseUrl: 'nonsense' }, ['admin', 'people'], 'DATABASE_URL'],
  ];
  for (const [place, args, text] of wrong) {
    const { code, stderr } = await command(place, ...args);
    expect([code, stderr.trim().split('\n').length], stderr).toEqual([2, 1]);
    expect(stderr).toContain(text);
  }
  const left = await command(where, 'admin', 'people', '--json');
  expect(left.stdout.trim().split('\n')).toHaveLength(2);
});

test('what is not whole is refused, and nothing is lost', async () => {
  const where: Place = { dataFolder: join(folder, 'whole') };
  expect(await command(where, 'backup', join(folder, 'none.sqlite'))).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('there is no store'),
  });
  const store = await openStore(where);
  await populate(store);
  await store.close();
  const file = join(folder, 'short.sqlite');
  await command(where, 'backup', file);
  const spoilt = new Database(file);
  spoilt.exec('delete from entry where seq = 7');
  spoilt.close();
  const restored: Place = { dataFolder: join(folder, 'restored') };
  expect(await command(restored, 'restore', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('lacks entries'),
  });
  for (const [spoil, reason] of [
    [`update entry set json = substr(json, 1, 9) where seq = 7`, 'entry 7'],
    [`update entry set json = '{"to":7}' where seq = 7`, 'entry 7'],
    [`update entry set draws = '[1' where seq = 30`, 'entry 30'],
    // still a move, but a different one
    [`update entry set json = replace(json, '"type"', '"type" ') where seq = 7`, 'when the copy was made'],
    [`update entry set at = at + 1 where seq = 7`, 'when the copy was made'],
  ] as const) {
    rmSync(file);
    await command(where, 'backup', file);
    const one = new Database(file);
    one.exec(spoil);
    one.close();
    expect(await command(restored, 'restore', file), spoil).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(reason),
    });
  }
  writeFileSync(file, 'no database at all');
  expect(await command(restored, 'restore', file)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('not whole'),
  });
  expect(existsSync(join(restored.dataFolder, 'binario.sqlite'))).toBe(false);
});
