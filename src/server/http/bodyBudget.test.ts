import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { type Guest, guest, tableOf } from '../testing/guests.ts';
import { inTime } from '../testing/inTime.ts';
import { servers } from '../testing/serve.ts';
import { workersHere } from '../threads/workersHere.ts';
import { usualBudget } from './bodyBudget.ts';

const serve = servers();
const folder = mkdtempSync(join(tmpdir(), 'binario-budget-'));
const store = await openStore({ dataFolder: folder });
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const KB = 1024;
const none = { people: 0, strangers: 0, records: 0 };

/** Begins a request whose body never arrives whole; resolves with the status if it is answered anyway. */
function begun(app: FastifyInstance, path: string, { cookie = '', length }: { cookie?: string; length?: number }) {
  const { port } = app.server.address() as AddressInfo;
  const headers = {
    'content-type': 'application/json',
    'x-binario': '1',
    origin: `http://127.0.0.1:${port}`,
    cookie,
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
  };
  const asked = request({ port, host: '127.0.0.1', path: `/api${path}`, method: 'POST', headers });
  const answer = new Promise<{ status: number; again: string | undefined }>((resolve) => {
    asked.on('response', (told) => resolve({ status: told.statusCode!, again: told.headers['retry-after'] }));
    asked.on('error', () => {});
  });
  asked.write('{');
  return { answer, hangUp: () => asked.destroy() };
}

async function listening(budget = usualBudget) {
  const app = await serve(store, { budget });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
const choices = '/tables/aaaaaaaaaa/choices';

test('a body that is longer than its route takes is refused before it is read', async () => {
  const app = await listening();
  const ada = await guest(app, 'Ada');
  for (const path of ['/tables/aaaaaaaaaa/moves', choices])
    expect(await begun(app, path, { cookie: ada.cookie, length: 20 * KB }).answer).toMatchObject({ status: 413 });
  expect(app.inHand.read()).toEqual(none);
});

test('bodies that are being read are counted, strangers apart from people; beyond the budget one is asked to come again', async () => {
  const app = await listening();
  const [ada, bob] = [await guest(app, 'Ada'), await guest(app, 'Bob')];
  // a body of unknown length counts as the longest: three use up the strangers' share of one address
  const open = [1, 2, 3].map(() => begun(app, choices, {}));
  await inTime(() => expect(app.inHand.read().strangers).toBe(3 * (KB + 20 * 16 * KB)));
  expect(await begun(app, choices, {}).answer).toEqual({ status: 503, again: '2' });
  // people have a share of their own, and each person a part of it
  expect(await ada.tries('/tables/aaaaaaaaaa/chat', { text: 'hello' })).toBe('notFound');
  const of = ({ cookie }: Guest) => begun(app, choices, { cookie });
  const more = Array.from({ length: 12 }, () => of(ada));
  await inTime(() => expect(app.inHand.read().people).toBe(12 * (KB + 20 * 16 * KB)));
  expect(await of(ada).answer).toEqual({ status: 503, again: '2' });
  expect(await bob.tries(choices, { seat: 1 })).toBe('notFound');
  for (const one of [...open, ...more]) one.hangUp();
  await inTime(() => expect(app.inHand.read()).toEqual(none));
});

test('what one address has in hand leaves the rest to others', async () => {
  const app = await listening({
    ...usualBudget,
    records: { person: 1000 * KB, address: 1000 * KB, all: 2000 * KB, times: 1 },
  });
  const people = [await guest(app, 'Ada'), await guest(app, 'Bob')] as const;
  const open = people.map(({ cookie }) => begun(app, '/tables/import', { cookie, length: 400 * KB }));
  await inTime(() => expect(app.inHand.read().records).toBe(802 * KB));
  const carla = await guest(app, 'Carla');
  expect((await carla.post('/tables/import', { record: 'x'.repeat(300 * KB) })).status).toBe(503);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/tables/import',
    headers: { cookie: carla.cookie, 'x-binario': '1', origin: 'http://localhost' },
    remoteAddress: '10.0.0.7',
    payload: { record: 'x'.repeat(300 * KB) },
  });
  expect(elsewhere.json()).toMatchObject({ code: 'badRecord' });
  for (const one of open) one.hangUp();
});

test('work that waits with a body counts until it is done, though its sender has gone', async () => {
  let goOn = () => {};
  const waits = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const ask: typeof workersHere.ask = async (...asked) => {
    await waits;
    return (await workersHere.ask(...asked)) as never;
  };
  const app = await serve(store, { workers: { ...workersHere, ask } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const ada = await guest(app, 'Ada');
  const { id } = await tableOf([ada, await guest(app, 'Bob')]);
  const { port } = app.server.address() as AddressInfo;
  const connected = once(app.server, 'connection');
  const gone = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}/api/tables/${id}/choices`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-binario': '1',
      origin: `http://127.0.0.1:${port}`,
      cookie: ada.cookie,
    },
    body: JSON.stringify({ seat: 1 }),
    signal: gone.signal,
  }).catch(() => 'gone');
  await inTime(() => expect(app.inHand.read().people).toBeGreaterThan(0));
  const [socket] = await connected;
  const left = once(socket, 'close');
  gone.abort();
  expect(await asked).toBe('gone');
  // the server has noticed the hang-up and finished its reaction
  await left;
  await turn();
  expect(app.inHand.read().people).toBeGreaterThan(0);
  goOn();
  await inTime(() => expect(app.inHand.read()).toEqual(none));
});
