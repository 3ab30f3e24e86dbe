import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = 1_700_000_000_000;

test.each([
  [30_000, 'now', 'ora'],
  [5 * 60_000, '5 minutes ago', '5 minuti fa'],
  [26 * 3_600_000, 'yesterday', 'ieri'],
  [70 * 86_400_000, '2 months ago', '2 mesi fa'],
])('%i ms ago', (passed, en, it) => {
  expect(ago(now - passed, now, 'en')).toBe(en);
  expect(ago(now - passed, now, 'it')).toBe(it);
});

test('a clock that runs ahead says now', () => {
  expect(ago(now + 5000, now, 'en')).toBe('now');
});
