import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inTime } from '../testing/inTime.ts';
import { loopDelay } from './loopDelay.ts';

function hold(milliseconds: number): void {
  for (const until = performance.now() + milliseconds; performance.now() < until; );
}

test('a request that does not give the loop back is seen, and the log says which route it was', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  loopDelay(app);
  app.get('/slow/:id', async () => {
    hold(300);
    return {};
  });
  app.get('/quick', async () => ({}));
  await app.inject('/quick');
  await inTime(() => expect(app.loopDelay.read().count).toBeGreaterThan(0));
  await app.inject('/slow/7');
  await inTime(() => expect(app.loopDelay.read().long).toBeGreaterThan(0));
  expect(app.loopDelay.read().max).toBeGreaterThan(250);
  const told = lines.map((line) => JSON.parse(line)).filter((line) => 'heldUp' in line);
  expect(told.some(({ heldUp, routes }) => heldUp > 200 && routes.includes('GET /slow/:id'))).toBe(true);
  app.loopDelay.reset();
  expect(app.loopDelay.read()).toMatchObject({ count: 0, max: 0, long: 0 });
  await app.close();
});
