import { expect, test } from 'vitest';
import { goldenTimeline } from '../../tests/support/goldenTimeline.ts';
import { game1856 } from '../games/1856/index.ts';
import { lastEarned } from './lastEarned.ts';
import { headOf, type Moment } from './timeline.ts';

const head = headOf(goldenTimeline(game1856, '3p-greedy', 200));

test('a company has the sum of its last run', () => {
  const told: { type: string; company?: string; revenue?: number }[] = [];
  for (let at: Moment | null = head; at; at = at.before) told.unshift(...at.events);
  const [company, { sum }] = [...lastEarned(head)][0]!;
  const last = told.findLast((event) => event.company === company && event.revenue !== undefined);
  expect(last?.revenue).toBeGreaterThan(0);
  expect(sum).toBe(last!.revenue);
});

test('a table that is opened in the middle knows all of it once the past has come', () => {
  const opened: { -readonly [K in keyof Moment]: Moment[K] } = { ...head, before: null };
  expect(lastEarned(opened).size).toBe(0);
  opened.before = head.before;
  expect(lastEarned(opened)).toEqual(lastEarned(head));
});
