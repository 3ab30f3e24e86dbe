import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { type Patience, unreadAnswers } from './unreadAnswers.ts';

let close = async () => {};
afterEach(() => close());

/** Sends questions without reading answers; returns how many reached the route before the connection was dropped. */
async function unread(patience: Patience, questions: number, length: number): Promise<number> {
  const app = Fastify({ forceCloseConnections: true });
  close = () => app.close();
  unreadAnswers(app, patience);
  let asked = 0;
  app.get('/', async () => {
    asked += 1;
    return 'x'.repeat(length);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const dropped = new Promise((resolve) => app.server.once('connection', (one) => one.once('close', resolve)));
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(questions));
  await dropped;
  socket.destroy();
  return asked;
}

const patient: Patience = { questions: 1e6, bytes: 1e9, all: 1e10, milliseconds: 60_000 };

test('a connection with too many open questions is dropped', async () => {
  expect(await unread({ ...patient, questions: 20 }, 5000, 100)).toBeLessThanOrEqual(20);
});

test('so is one with too many bytes that nobody takes', async () => {
  expect(await unread({ ...patient, bytes: 10_000_000 }, 200, 1_000_000)).toBeGreaterThan(10);
});

test('where all connections together have too much, the fullest goes', async () => {
  expect(await unread({ ...patient, all: 10_000_000 }, 200, 1_000_000)).toBeGreaterThan(10);
});

test('and one that takes nothing for a while', async () => {
  expect(await unread({ ...patient, milliseconds: 200 }, 1, 60_000_000)).toBe(1);
});

/** A server with answers of this many letters; counts questions and knows if anybody is connected. */
async function serve(patience: Patience, length: number) {
  const app = Fastify({ forceCloseConnections: true });
  close = () => app.close();
  unreadAnswers(app, patience);
  let asked = 0;
  app.get('/', async () => {
    asked += 1;
    return 'x'.repeat(length);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const connected = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  return { url, port: (app.server.address() as AddressInfo).port, asked: () => asked, connected };
}

test('whoever reads is answered, however long it is', async () => {
  const { url } = await serve({ ...patient, questions: 2, bytes: 1000, all: 1e9 }, 20_000_000);
  for (let i = 0; i < 4; i++) expect((await (await fetch(url)).text()).length).toBe(20_000_000);
});

test('and whoever reads slowly, for longer than a connection may stand still', async () => {
  const MOST = 60_000_000;
  const { port } = await serve({ ...patient, milliseconds: 2000 }, MOST);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  let taken = 0;
  let pauses = 0;
  for await (const piece of socket) {
    taken += (piece as Buffer).length;
    // so many pauses that reading takes three times as long as the allowed standstill
    if (taken > (MOST / 13) * (pauses + 1)) {
      pauses += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  expect(taken).toBeGreaterThan(MOST);
});

test('what was never read counts no longer when its connections have gone', async () => {
  const { url, port, asked, connected } = await serve({ ...patient, all: 40_000_000 }, 1_000_000);
  for (let i = 1; i <= 4; i++) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(25));
    await vi.waitFor(() => expect(asked()).toBe(25 * i), 30_000);
    socket.destroy();
    await vi.waitFor(async () => expect(await connected()).toBe(0), 30_000);
  }
  expect((await (await fetch(url)).text()).length).toBe(1_000_000);
});

test('an answer without a body leaves nothing behind that could fail later', async () => {
  const app = Fastify();
  close = () => app.close();
  unreadAnswers(app, { ...patient, milliseconds: 1000 });
  app.get('/', async (_, reply) => reply.code(304).send());
  const { raw } = await app.inject('/');
  // the listener that closes the answer was added first
  await expect(once(raw.res, 'timeout')).resolves.toEqual([]);
});
