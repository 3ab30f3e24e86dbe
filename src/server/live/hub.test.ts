import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { ServerMessage } from '../../api/live.ts';
import type { Loaded } from '../play/loaded.ts';
import type { Services } from '../play/services.ts';
import { tableCache } from '../play/tableCache.ts';
import { openStore } from '../store/store.ts';
import { busOfOthers } from '../testing/busOfOthers.ts';
import { guest, playOn, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { servers } from '../testing/serve.ts';
import { workersHere } from '../threads/workersHere.ts';
import { hub } from './hub.ts';
import type { Visitor } from './tell.ts';

const serve = servers();
const folder = mkdtempSync(join(tmpdir(), 'binario-hub-'));
const store = await openStore({ dataFolder: folder });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A second process at the same store, which hands on a table it has read when the test says so. */
function slowProcess() {
  const bus = busOfOthers();
  const cache = tableCache(store, bus);
  const marks = new Set<string>();
  const presence = {
    add: (mark: string) => void marks.add(mark),
    remove: (mark: string) => void marks.delete(mark),
    has: (mark: string) => marks.has(mark),
    close: () => {},
  };
  let gate: Promise<void> = Promise.resolve();
  let readings = 0;
  const gated =
    <T>(work: (table: Loaded) => T | Promise<T>) =>
    async (table: Loaded) => {
      readings += 1;
      await gate;
      return work(table);
    };
  const use: Services['tables']['use'] = (id, work) => cache.use(id, gated(work));
  const known: Services['tables']['known'] = (id, work, begin) => cache.known(id, gated(work), begin);
  const services: Services = {
    store,
    bus,
    tables: { ...cache, use, known },
    workers: workersHere,
    botTables: 20,
    now: Date.now,
    online: () => false,
  };
  const visitors = hub(services, presence, (error) => {
    throw error;
  });
  const hold = () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    return () => open();
  };
  return { bus, visitors, marks, hold, readings: () => readings };
}

function visitorOf(person: string | null) {
  const heard: ServerMessage[] = [];
  const visitor: Visitor = { person, watching: new Map(), send: (message) => void heard.push(message) };
  return { visitor, numbers: () => heard.flatMap((m) => (m.type === 'entries' ? m.entries.map((e) => e.seq) : [])) };
}

test('a move made elsewhere while the table is being read is told too', async () => {
  const app = await serve(store);
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  const { id } = await tableOf(people);
  const { bus, visitors, hold, readings } = slowProcess();
  const { visitor, numbers } = visitorOf(null);
  visitors.enter(visitor);
  await visitors.watch(visitor, { table: id, after: 0 });
  const goOn = hold();
  const before = readings();
  await playOn(people, id, 1);
  bus.mention({ table: id, what: 'entries' });
  await inTime(() => expect(readings()).toBeGreaterThan(before)); // the first move is read, and not yet told
  await playOn(people, id, 1);
  bus.mention({ table: id, what: 'entries' });
  goOn();
  await inTime(() => expect(numbers()).toEqual([1, 2]));
});

test('a page that closes before its watch begins is not there afterwards', async () => {
  const app = await serve(store);
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  const { id } = await tableOf(people);
  const { visitors, marks, hold } = slowProcess();
  const { visitor } = visitorOf(people[0]!.id);
  visitors.enter(visitor);
  const goOn = hold();
  const watching = visitors.watch(visitor, { table: id, after: 0 });
  visitors.leave(visitor);
  goOn();
  await watching;
  expect([...marks]).toEqual([]);
});
