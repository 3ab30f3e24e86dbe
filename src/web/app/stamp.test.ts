import { expect, test } from 'vitest';
import { stampOf } from './stamp.ts';

test('today it is an hour, otherwise it has a date; the whole has the year', () => {
  const now = Date.UTC(2026, 4, 3, 20, 50);
  const short = (at: number, lang: 'en' | 'it') => stampOf(at, now, lang, 'UTC').short;
  expect(short(now - 3600_000, 'it')).toBe('19:50');
  expect(short(now - 24 * 3600_000, 'en')).toBe('2 May, 20:50');
  expect(short(now - 24 * 3600_000, 'it')).toBe('2 mag, 20:50');
  expect(stampOf(now, now, 'en', 'UTC').whole).toMatch(/^Sunday.* 3 May 2026.* 20:50$/);
  expect(stampOf(now, now, 'it', 'UTC').whole).toMatch(/^domenica 3 maggio 2026.* 20:50$/);
});
