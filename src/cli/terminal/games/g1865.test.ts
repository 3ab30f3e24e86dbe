import { expect, test } from 'vitest';
import { table1865 } from '../../../../tests/support/table1865.ts';
import { game1865 } from '../../../games/1865/index.ts';
import { loadCatalogue } from '../../../i18n/catalogues.ts';
import { wordsFrom } from '../../../i18n/words.ts';
import type { Look } from '../drawing.ts';
import { terminalLines } from '../lines.ts';
import { paintFor } from '../paint.ts';
import { drawingOf } from './index.ts';

const catalogues = (await loadCatalogue('1865'))!;
const look = (lang: 'en' | 'it'): Look => ({
  paint: paintFor(false),
  words: wordsFrom(catalogues[lang], game1865 as never, lang, ['Ada', 'Ben']),
  lines: terminalLines[lang],
  columns: 140,
});

const { about, panels, place } = drawingOf(game1865 as never);

const { state } = table1865(['Ada', 'Ben'])
  .phase('2')
  .company('FMS', {
    owners: { Ada: [40, 20] },
    dragons: [20],
    traffic: 12,
    trains: ['PH2', 'PH2'],
    tokens: ['Oristano'],
    treasury: 90,
  })
  .stockRound({ turn: 'Ada' });

test.each([
  ['en', 'green'],
  ['it', 'verde'],
] as const)('a company with traffic, coverage, rank and zone, and the part of the Dragons (%s)', (lang, zone) => {
  const row = panels(state, look(lang), 1).find((line) => line.startsWith('FMS'))!;
  // traffic, coverage, rank and zone, loans, offer, pool, Dragons, Ada, Ben
  expect(row.split(/\s+/).slice(-10)).toEqual(['12', '16', '6', zone, '·', '20', '·', '20', '60*', '·']);
});

test('a place with its tokens, and what a newcomer must know', () => {
  expect(place(state, 'C31', look('en'))).toContain('Oristano (C31)');
  expect(about(look('it')).join(' ')).toContain('Dragon');
});
