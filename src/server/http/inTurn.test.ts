import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inTurn } from './inTurn.ts';

/** The addresses whose simultaneous requests are begun, in order. */
async function begun(...addresses: readonly string[]): Promise<string[]> {
  const app = Fastify();
  inTurn(app);
  const order: string[] = [];
  app.get('/', async ({ ip }) => {
    order.push(ip);
    return 'well';
  });
  await app.ready();
  const answers = await Promise.all(addresses.map((remoteAddress) => app.inject({ url: '/', remoteAddress })));
  expect(answers.every(({ payload }) => payload === 'well')).toBe(true);
  await app.close();
  return order;
}
const times = (count: number, address: string) => new Array<string>(count).fill(address);

test('a few are begun as they come', async () => {
  const few = ['10.0.0.1', '10.0.0.2', '10.0.0.1'];
  expect(await begun(...few)).toEqual(few);
});

test('a flood of one address keeps nobody else waiting, and is answered', async () => {
  const order = await begun(...times(500, '10.0.0.1'), '10.0.0.2', ...times(3, '10.0.0.3'));
  expect(order).toHaveLength(504);
  expect(order.indexOf('10.0.0.2')).toBeLessThan(20);
  expect(order.lastIndexOf('10.0.0.3')).toBeLessThan(30);
});

test('an IPv6 address is all of its network', async () => {
  const flood = Array.from({ length: 300 }, (_, i) => `2001:db8::${(i + 1).toString(16)}`);
  const order = await begun(...flood, '2001:db8:1::1');
  expect(order.indexOf('2001:db8:1::1')).toBeLessThan(20);
});
