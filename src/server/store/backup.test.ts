import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { openStore } from './store.ts';

const run = promisify(execFile);
const binario = fileURLToPath(new URL('../../../bin/binario', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'binario-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backup = (file: string, env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, [binario, 'backup', file, '--lang', 'en'], {
    env: { ...process.env, BINARIO_DATA: join(folder, 'data'), DATABASE_URL: '', ...env },
  }).catch((error: { code: number; stderr: string }) => error);

test('a store in use is copied whole, and the copy opens', async () => {
  const file = join(folder, 'copy.sqlite');
  expect(await backup(file)).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no store') });
  const store = await openStore({ dataFolder: join(folder, 'data') });
  const put = (name: string) => store.db.insertInto('lease').values({ name, holder: 'a', until: 1 }).execute();
  for (let i = 0; i < 100; i++) await put(`x${i}`);
  expect(await backup(file)).toMatchObject({ stdout: expect.stringContaining(file) });
  await put('later');
  await store.close();
  expect(await backup(file)).toMatchObject({ code: 2, stderr: expect.stringContaining('already') });
  mkdirSync(join(folder, 'restored'));
  copyFileSync(file, join(folder, 'restored', 'binario.sqlite'));
  const restored = await openStore({ dataFolder: join(folder, 'restored') });
  expect(await restored.db.selectFrom('lease').select('name').execute()).toHaveLength(100);
  await restored.close();
});

test('of a PostgreSQL server it says what to use', async () => {
  const file = join(folder, 'other.sqlite');
  expect(await backup(file, { DATABASE_URL: 'postgres://nowhere/x' })).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('pg_dump'),
  });
  expect(existsSync(file)).toBe(false);
});
