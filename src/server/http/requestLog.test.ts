import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { complainTo } from './requestLog.ts';

test('the same complaint is written down once in ten minutes, and then with how often it was left out', () => {
  const lines: object[] = [];
  let now = 0;
  const log = { error: (line: object, what: string) => void lines.push({ ...line, what }) };
  const complain = complainTo(log as unknown as FastifyBaseLogger, () => now);
  for (; now < 15 * 60_000; now += 15_000) complain(new Error('broken'), 'the bots of a table');
  complain(new Error('broken'), 'the bots of another');
  expect(lines).toMatchObject([
    { message: 'broken', what: 'the bots of a table' },
    { message: 'broken', what: 'the bots of a table', unsaid: 39 },
    { message: 'broken', what: 'the bots of another' },
  ]);
});
