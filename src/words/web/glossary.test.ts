import { expect, test } from 'vitest';
import { gameIds } from '../../titles/registry.ts';
import { glossaryLines, type TermId, terms, termsOf } from './glossary.ts';

test('a game has its own words and those of its kind, and not the words of another', () => {
  expect(termsOf('1862')).toEqual(expect.arrayContaining(['token', 'lner', 'parliament', 'port']));
  for (const foreign of ['escrow', 'dial', 'istvan', 'private'] as const)
    expect(termsOf('1862')).not.toContain(foreign);
  expect(termsOf('chicago-express')).toEqual(expect.arrayContaining(['share', 'dial', 'wabash', 'income']));
  expect(termsOf('chicago-express')).not.toContain('token');
});

test('every word belongs to a game, and is told in both languages, no two alike', () => {
  const all = Object.keys(terms) as TermId[];
  const met = new Set(gameIds.flatMap(termsOf));
  expect(all.filter((id) => !met.has(id))).toEqual([]);
  for (const { terms: told } of Object.values(glossaryLines))
    expect(new Set(all.map((id) => told[id].term)).size).toBe(all.length);
});
