import { expect, test } from 'vitest';
import { table1856 } from '../../../tests/support/table1856.ts';
import type { Look } from '../../cli/terminal/drawing.ts';
import { paintFor } from '../../cli/terminal/paint.ts';
import { terminalLines } from '../../words/terminal.ts';
import { wordsFrom } from '../../words/words.ts';
import { loadCatalogue } from '../words.ts';
import { game1856 } from './rules/index.ts';
import { terminal } from './terminal.ts';

const names = ['Ada', 'Bruno', 'Carla'];
const catalogues = (await loadCatalogue('1856'))!;
const look = (lang: 'en' | 'it' = 'en'): Look => ({
  paint: paintFor(false),
  words: wordsFrom(catalogues[lang], game1856 as never, lang, names),
  lines: terminalLines[lang],
  columns: 120,
});

const { panels, place, situation } = terminal('en');

const { state } = table1856(names)
  .company('GW', { owners: { Ada: [20, 10], Carla: [10] }, pool: [10], treasury: 320, loans: 2, tokens: ['F15.0'] })
  .privateOf('FT', 'Bruno');

test('companies with their figures, who holds what, who presides', () => {
  const lines = panels(state, look(), 1);
  const gw = lines.find((line) => line.startsWith('GW'))!.split(/\s+/);
  expect(gw).toEqual(['GW', '$100', '$320', '·', '3', '2', '·', '50', '10', '30*', '·', '10']);
  expect(lines.join('\n')).toContain('Flos Tramway: Bruno');
  expect(lines.join('\n')).toContain('on sale: 2 $100 (6)');
});

test('a place with its tokens, and what is going on', () => {
  expect(place(state, 'F15', look())).toBe('London (F15), as printed, city 30, tokens: GW');
  expect(place(state, 'Z9', look())).toBeNull();
  expect(situation(state, look('it'))).toEqual(['Turno azionario 2']);
});
