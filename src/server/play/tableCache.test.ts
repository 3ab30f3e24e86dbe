import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { busOfOthers } from '../testing/busOfOthers.ts';
import { guest, playOn, tableOf } from '../testing/guests.ts';
import { servers } from '../testing/serve.ts';
import type { Loaded } from './loaded.ts';
import { tableCache } from './tableCache.ts';

const serve = servers();
const folder = mkdtempSync(join(tmpdir(), 'binario-cache-'));
const store = await openStore({ dataFolder: folder });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A second process, which hears of the others. */
function otherProcess() {
  const bus = busOfOthers();
  return { bus, tables: tableCache(store, bus) };
}

const seqOf = ({ row }: Loaded): number => row.seq;

test('without news a table is believed; with news it is read again', async () => {
  const app = await serve(store);
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  const { id } = await tableOf(people);
  const { bus, tables } = otherProcess();
  expect(await tables.known(id, seqOf)).toBe(0);
  await playOn(people, id, 1);
  expect(await tables.known(id, seqOf)).toBe(0);
  bus.deliver({ table: id, what: 'entries' });
  expect(await tables.known(id, seqOf)).toBe(1);
});

test('news that comes while a table is read for the first time is not lost', async () => {
  const app = await serve(store);
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  const { id } = await tableOf(people);
  const { bus, tables } = otherProcess();
  const amidst = () => queueMicrotask(() => bus.deliver({ table: id, what: 'entries' }));
  expect(await tables.known(id, seqOf, amidst)).toBe(0);
  await playOn(people, id, 1);
  expect(await tables.known(id, seqOf)).toBe(1);
});
