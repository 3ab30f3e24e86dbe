import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inTime } from '../testing/inTime.ts';
import { letGo } from './letGo.ts';

test('a server that stops answers what is in hand, and waits for nobody afterwards', async () => {
  const app = Fastify();
  letGo(app);
  let answer = () => {};
  const begun = new Promise<void>((resolve) => {
    app.get('/', async () => {
      resolve();
      await new Promise<void>((done) => {
        answer = done;
      });
      return 'done';
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const asked = get({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', agent });
  await begun;
  const closed = app.close();
  await inTime(() => expect(app.server.listening).toBe(false));
  answer();
  const [told] = (await once(asked, 'response')) as [IncomingMessage];
  expect([told.statusCode, told.headers.connection]).toEqual([200, 'close']);
  told.resume();
  await closed; // at once, not when the connection times out
  agent.destroy();
}, 10_000);
