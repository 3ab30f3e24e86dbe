import { expect, test } from 'vitest';
import { clockTime } from './clockTime.ts';

test('today it is an hour, otherwise it has a day', () => {
  const now = Date.UTC(2026, 4, 3, 20, 50);
  expect(clockTime(now + 15 * 60_000, now, 'en', 'UTC')).toEqual({ hour: '21:05', day: null });
  expect(clockTime(now + 4 * 3600_000, now, 'it', 'UTC')).toEqual({ hour: '00:50', day: 'lunedì 4 maggio' });
  expect(clockTime(now + 4 * 3600_000, now, 'en', 'UTC')).toEqual({ hour: '00:50', day: 'Monday, May 4' });
});
