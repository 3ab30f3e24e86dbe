import { expect, test } from 'vitest';
import { table1865 } from '../../../tests/support/table1865.ts';
import type { Look } from '../../cli/terminal/drawing.ts';
import { paintFor } from '../../cli/terminal/paint.ts';
import { screenOf } from '../../cli/terminal/screen.ts';
import { begin, type Game, narrow } from '../../engine/index.ts';
import { menuOf, type Path } from '../../match/menu.ts';
import { terminalLines } from '../../words/terminal.ts';
import { wordsFrom } from '../../words/words.ts';
import { loadCatalogue } from '../words.ts';
import { game1865 } from './rules/index.ts';
import { terminal } from './terminal.ts';

const game = game1865 as unknown as Game;
const catalogues = (await loadCatalogue('1865'))!;
const look = (lang: 'en' | 'it'): Look => ({
  paint: paintFor(false),
  words: wordsFrom(catalogues[lang], game, lang, ['Ada', 'Ben']),
  lines: terminalLines[lang],
  columns: 140,
});

const { place } = terminal('en');

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
  const row = terminal(lang)
    .panels(state, look(lang), 1)
    .find((line) => line.startsWith('FMS'))!;
  // traffic, coverage, rank and zone, loans, offer, pool, Dragons, Ada, Ben
  expect(row.split(/\s+/).slice(-10)).toEqual(['12', '16', '6', zone, '·', '20', '·', '20', '60*', '·']);
});

test('of several direct routes each is told by its hexes and by what it costs and brings', () => {
  const t = table1865(['Ada', 'Ben'])
    .phase('3')
    .company('FMS', { owners: { Ada: [40, 20] }, treasury: 500 })
    .tile('E37', '4', 0)
    .tile('E35', '24', 0)
    .tile('E33', '14', 0)
    .tile('D34', '3', 4)
    .operating({ company: 'FMS', at: 'token' });
  const desk = { game, state: t.state as never, seat: 1 };
  const begun = begin(game, desk.state, 1, 'placeToken')!;
  const at = narrow(game, desk.state, begun, 'E33.0');
  const shown = (path: Path) => screenOf(desk, path, look('en'), terminal('en')).menu.join('\n');
  const straight = 'Cagliari (E39) – Decimomannu (E37) – E35 – Isili (E33)';
  expect(shown([begun, at])).toContain(`${straight} FMS places a token in Isili (E33) for L.30; FMS gets 4 traffic`);
  const picked = menuOf(desk, [begun, at]).items[0]!.next!;
  expect(shown([begun, at, picked])).toContain(`Place a token · Isili (E33) · ${straight}`);
});

test('a place with its tokens, and what a newcomer must know', () => {
  expect(place(state, 'C31', look('en'))).toContain('Oristano (C31)');
  expect(terminal('it').about(look('it')).join(' ')).toContain('Dragon');
});
