import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gameIds } from '../../../titles/registry.ts';
import { type RuleSection, readRules, rulesIn } from '../readRules.ts';
import { examplesOf, loadShows } from './shows.ts';

test.each(gameIds)('%s: every example shows rules that exist', async (game) => {
  const sections = readRules(readFileSync(`docs/rules/${game}.md`, 'utf8'), await loadShows(game));
  const numbers = rulesIn(sections).map(({ id }) => id);
  for (const { id, shows = [] } of rulesIn(sections).filter((rule) => rule.id.startsWith('X'))) {
    expect(shows.length, id).toBeGreaterThan(0);
    expect(shows.filter((rule) => !numbers.includes(rule))).toEqual([]);
    for (const rule of shows) expect(examplesOf(sections, rule).map((example) => example.id)).toContain(id);
  }
  expect(Object.keys(await loadShows(game)).filter((id) => !numbers.includes(id))).toEqual([]);
});

test('an example that is there for a rule comes before one that also shows it', () => {
  const lines = ['## 1 Tiles', '- **1-R01** One.', ...['X01', 'X02', 'X03'].map((id) => `- **1-${id}** An example.`)];
  const sections: readonly RuleSection[] = readRules(lines.join('\n'), { X01: 'R02 R01', X02: 'R01', X03: 'R01 R02' });
  const shown = (rule: string) => examplesOf(sections, rule).map(({ id }) => id);
  expect(shown('R01')).toEqual(['X02', 'X03', 'X01']);
  expect(shown('R02')).toEqual(['X01', 'X03']);
  expect(shown('R03')).toEqual([]);
});
