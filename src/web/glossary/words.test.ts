import { expect, test } from 'vitest';
import type { Title } from '../../titles/title.ts';
import { glossaryLines } from '../../words/web/glossary.ts';
import { type Added, loadAdded, wordsOf } from './words.ts';

const title = (id: string): Title => ({
  id,
  name: id,
  cover: { name: id, designer: '', players: [2, 4], minutes: [1, 2], place: 1 },
  rules: () => Promise.reject(new Error('no rules')),
});

const added = (id: string, more: Partial<Added>, terms = {}, notes = {}): Added => ({
  title: title(id),
  lines: { en: { terms, notes }, it: { terms, notes } },
  ...more,
});

const words = wordsOf(
  [
    added(
      'A',
      { also: ['port'] },
      { canal: { term: 'canal', means: 'A way for ships.' } },
      { pool: 'it is the market' },
    ),
    added('B', { only: ['share'] }, {}, { pool: 'it is the market', share: 'it has no price' }),
  ],
  'en',
);
const of = (id: string) => words.filter(({ titles }) => titles.some((one) => one.id === id)).map((word) => word.id);
const means = (id: string) => words.find((word) => word.id === id)?.means;

test('a title has its own words and those of its kind, and not the words of another', () => {
  expect(of('A')).toEqual(expect.arrayContaining(['token', 'port', 'canal']));
  expect(of('A')).not.toContain('offboard');
  expect(of('B')).toEqual(['share']);
});

test('what is different in a title is told with a common word', () => {
  const { pool, share, token } = glossaryLines.en.terms;
  expect(means('pool')).toBe(`${pool.means} In A and B it is the market.`);
  expect(means('share')).toBe(`${share.means} In B it has no price.`);
  expect(means('token')).toBe(token.means);
});

test.each(['en', 'it'] as const)('every word (%s) belongs to a title, no two alike', async (lang) => {
  const all = wordsOf(await loadAdded(), lang);
  expect(all.filter(({ titles }) => titles.length === 0)).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ term }) => term)).size).toBe(all.length);
});
