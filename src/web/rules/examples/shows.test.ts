import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../../../titles/registry.ts';
import { readRules } from '../readRules.ts';
import { examplesOf, rulesOf } from './shows.ts';

const numbersIn = (game: string): readonly string[] =>
  readRules(readFileSync(`docs/rules/${game}.md`, 'utf8')).flatMap(({ parts }) =>
    parts.flatMap(({ rules }) => rules.map(({ id }) => id)),
  );

test.each(gameIds)('%s: every example shows rules that exist', (game) => {
  const numbers = numbersIn(game);
  for (const example of numbers.filter((id) => id.startsWith('X'))) {
    const rules = rulesOf(game, example);
    expect(rules.length, example).toBeGreaterThan(0);
    expect(rules.filter((id) => !numbers.includes(id))).toEqual([]);
    for (const rule of rules) expect(examplesOf(game, rule)).toContain(example);
  }
});

test('an example that is there for a rule comes before one that also shows it', () => {
  expect(examplesOf('1862', 'R071')).toEqual(['X06', 'X07', 'X08', 'X09', 'X47']);
  expect(examplesOf('1862', 'R128')).toEqual(['X19', 'X20', 'X43', 'X44', 'X21', 'X33', 'X34', 'X35', 'X36', 'X41']);
  expect(examplesOf('1862', 'R001')).toEqual([]);
});
