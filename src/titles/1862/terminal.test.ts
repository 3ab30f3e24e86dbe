import { expect, test } from 'vitest';
import { eve } from '../../../tests/support/merger1862.ts';
import type { Look } from '../../cli/terminal/drawing.ts';
import { paintFor } from '../../cli/terminal/paint.ts';
import { terminalLines } from '../../words/terminal.ts';
import { wordsFrom } from '../../words/words.ts';
import { loadCatalogue } from '../words.ts';
import { game1862 } from './rules/index.ts';
import { terminal } from './terminal.ts';

const catalogues = (await loadCatalogue('1862'))!;
const look = (lang: 'en' | 'it'): Look => ({
  paint: paintFor(false),
  words: wordsFrom(catalogues[lang], game1862 as never, lang, ['Ada', 'Ben', 'Cleo']),
  lines: terminalLines[lang],
  columns: 120,
});

const { panels, place } = terminal('en');

const { state } = eve({
  companies: {
    ENR: {
      owners: { Ada: [30, 10, 10], Ben: [10] },
      pool: [10],
      treasury: 320,
      permits: ['freight', 'express'],
      trains: [
        ['A', 'freight', 2],
        ['B', 'express'],
      ],
      unused: 3,
    },
  },
});

test.each([
  ['en', 'F E', 'A-F** B-E'],
  ['it', 'M E', 'A-M** B-E'],
] as const)('a company with its permits and its trains by kind (%s)', (lang, permits, trains) => {
  const row = panels(state, look(lang), 1).find((line) => line.startsWith('ENR'))!;
  expect(row).toContain(trains);
  expect(row).toContain(permits);
  expect(row.split(/\s+/).slice(-3)).toEqual(['50*', '10', '·']);
});

test('its own shares stand beside those of the pool', () => {
  const [head, row] = [/^Company/, /^ENR/].map(
    (start) => panels(state, look('en'), 1).find((line) => start.test(line))!,
  );
  expect(head).toMatch(/Offer +Market +Own/);
  expect(row).toMatch(/· +10 +30 +50\*/);
});

test('a place with its tokens, and what a newcomer must know', () => {
  expect(place(state, 'F5', look('en'))).toContain('Norwich (F5)');
  expect(terminal('it').about(look('it')).join(' ')).toContain('Parlamento');
});
