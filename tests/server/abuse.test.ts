// Hostile requests of strangers: forged seats, other people's cookies, broken JSON, floods of nonsense. All of them are
// refused with a clear status, the server stays up, and nothing changes.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Table } from '../../src/api/tables.ts';
import { type Client, guest } from '../../src/bench/load/client.ts';
import { newRemoteGame, playOne, type RemoteGame } from '../../src/bench/load/remoteGame.ts';
import { type ServerProcess, startServer } from '../../src/bench/load/serverProcess.ts';
import { below, rngFrom } from '../../src/engine/core/chance.ts';

let folder: string;
let server: ServerProcess;
let ada: Client;
let mallory: Client;
let run: RemoteGame;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'binario-abuse-'));
  server = await startServer({ BINARIO_DATA: folder });
  ada = await guest(server.url, 'Ada');
  mallory = await guest(server.url, 'Mallory');
  run = await newRemoteGame(ada, 'chicago-express');
  for (let i = 0; i < 10; i++) await playOne(run, ada);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** All data about the table, as its owner sees it. */
const everything = async () => {
  const { body } = await ada.ask<Table>('GET', `/api/tables/${run.id}`);
  const seats = body.seats.map(({ online: _, ...seat }) => seat);
  return JSON.stringify([{ ...body, seats }, await ada.entries(run.id)]);
};

/** Does this, and checks that the table is unchanged and the server well. */
async function unchanged<T>(deed: () => Promise<T>): Promise<T> {
  const before = await everything();
  const answer = await deed();
  expect(await everything()).toBe(before);
  expect((await ada.ask('GET', '/healthz')).body).toMatchObject({ ok: true });
  return answer;
}

const nextMove = () => ({
  key: `forged-${randomBytes(8).toString('hex')}`,
  base: run.timeline.entries.length,
  seat: 1,
  action: { type: 'pass' },
});

describe('a seat is acted for only by its owner', () => {
  test('somebody else’s cookie', async () => {
    const { status, body } = await unchanged(() => mallory.move(run.id, nextMove()));
    expect([403, 404]).toContain(status);
    expect(body).toMatchObject({ code: expect.any(String), text: expect.any(String) });
  });

  test('no cookie at all', async () => {
    const nobody = { ...nextMove() };
    const answer = await unchanged(() =>
      fetch(`${server.url}/api/tables/${run.id}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-binario': '1', origin: server.url },
        body: JSON.stringify(nobody),
      }),
    );
    expect(answer.status).toBe(401);
  });

  test('a cookie somebody made up, and a token somebody made up', async () => {
    for (const headers of [
      { cookie: `binario_session=${'a'.repeat(43)}` },
      { authorization: 'Bearer made-up' },
    ] as const) {
      const answer = await unchanged(() =>
        fetch(`${server.url}/api/tables/${run.id}/moves`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-binario': '1', origin: server.url, ...headers },
          body: JSON.stringify(nextMove()),
        }),
      );
      expect(answer.status).toBe(401);
    }
  });

  test('a seat that does not exist, a seat whose turn it is not, an action that is none', async () => {
    const forged = [
      { seat: 9 },
      { seat: 0 },
      { seat: -1 },
      { seat: '1' },
      { action: null },
      { action: [] },
      { action: { type: '__proto__' } },
    ];
    for (const part of forged) {
      const { status } = await unchanged(() => ada.move(run.id, { ...nextMove(), ...part } as never));
      expect([400, 403, 404, 422]).toContain(status);
    }
  });

  test('another site’s page, with the owner’s cookie', async () => {
    const answer = await unchanged(() =>
      fetch(`${server.url}/api/tables/${run.id}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: ada.cookie, origin: 'https://example.org' },
        body: JSON.stringify(nextMove()),
      }),
    );
    expect(answer.status).toBe(403);
  });
});

describe('what is too much or not what it should be', () => {
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    unchanged(() =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': type, cookie: ada.cookie, 'x-binario': '1', origin: server.url },
        body,
      }),
    );

  test.each([
    ['broken JSON', '{"key":', 'application/json', 400],
    ['no JSON', 'hello', 'text/plain', 400],
    ['bytes', new Uint8Array(randomBytes(2000)), 'application/json', 400],
    ['a wall of brackets', '['.repeat(16_000), 'application/json', 400],
    ['nothing', '', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__":{"admin":true},"key":"abcdefgh"}', 'application/json', 400],
    ['more than a move ever needs', '['.repeat(16_400), 'application/json', 413],
    ['more than a megabyte', new Uint8Array(1_100_000), 'application/json', 413],
  ] as const)('%s', async (_, body, type, status) => {
    const answer = await post(`/api/tables/${run.id}/moves`, body, type);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), text: expect.any(String) });
  });

  test('a line of chat that is too long', async () => {
    const { status } = await unchanged(() => ada.ask('POST', `/api/tables/${run.id}/chat`, { text: 'x'.repeat(501) }));
    expect(status).toBe(400);
  });

  test('a name that is too long, or made of spaces', async () => {
    for (const name of ['x'.repeat(31), '   ', ''])
      expect((await unchanged(() => ada.ask('POST', '/api/guest', { name }))).status).toBe(400);
  });
});

describe('the socket', () => {
  const open = async (headers: Record<string, string>) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/live`, { headers });
    await once(socket, 'open').catch(() => {});
    return socket;
  };

  test('from another site’s page it does not open', async () => {
    const socket = await open({ cookie: ada.cookie, origin: 'https://example.org' });
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
  });

  test.each([
    ['binary frames', () => randomBytes(100)],
    ['broken JSON', () => '{"type":'],
    ['a message nobody knows', () => '{"type":"rule","the":"world"}'],
    ['a table that is none', () => '{"type":"watch","table":"nowhere00","after":0}'],
    ['a message that is too long', () => 'x'.repeat(1 << 20)],
  ])('%s: answered or closed, and nothing changes', async (_, frame) => {
    const socket = await open({ cookie: ada.cookie, origin: server.url });
    const told = once(socket, 'message').then(([data]) => JSON.parse(String(data)).type as string);
    const closed = once(socket, 'close').then(() => 'closed');
    await unchanged(async () => {
      socket.send(frame());
      expect(['error', 'closed']).toContain(await Promise.race([told, closed]));
    });
    socket.terminate();
  });
});

/** Ten thousand in `npm run soak`. */
const requests = Number(process.env.BINARIO_REQUESTS ?? 2000);
const AT_ONCE = 20;

test(`${requests} random requests: never a fault of ours, and nothing changes`, async () => {
  const rng = rngFrom('abuse');
  const pick = <T>(list: readonly T[]): T => list[below(rng, list.length)]!;
  const paths = [
    '',
    '/moves',
    '/undo',
    '/join',
    '/leave',
    '/start',
    '/seats',
    '/proposals',
    '/proposals/x',
    '/chat',
    '/record',
    '/entries?after=-1',
    '/entries?after=x',
    '/rematch',
  ];
  const roots = [
    `/api/tables/${run.id}`,
    '/api/tables/nowhere00',
    '/api/tables/%00',
    '/api/tables/..%2f..%2fetc',
    '/api/me',
    '/api/tokens',
    '/api/tables',
    '/api/session',
    '/%ff',
    '/assets/../../package.json',
  ];
  const bodies = [
    undefined,
    {},
    [],
    null,
    'x',
    { key: 'k'.repeat(99) },
    { base: 1e9, seat: 1, key: 'abcdefgh', action: {} },
    { name: { $gt: '' } },
    { name: "'; drop table entry; --", password: 'x' },
    { text: '\u0000' },
    { record: { format: 'binario' } },
  ];
  const statuses = new Map<number, number>();
  await unchanged(async () => {
    const one = async () => {
      const method = pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']);
      const body = method === 'GET' || method === 'HEAD' ? undefined : pick(bodies);
      const answer = await fetch(`${server.url}${pick(roots)}${pick(paths)}`, {
        method,
        redirect: 'manual',
        headers: {
          cookie: pick([mallory.cookie, 'binario_session=x', '']),
          ...pick([{ 'x-binario': '1', origin: server.url }, {}]),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    };
    for (let i = 0; i < requests / AT_ONCE; i++) await Promise.all(Array.from({ length: AT_ONCE }, one));
  });
  expect([...statuses.values()].reduce((a, b) => a + b)).toBe(requests);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
}, 120_000);
