import { describe, expect, test } from 'vitest';
import { draft18mag, table18mag } from '../../../../tests/support/table18mag.ts';
import { placesOf } from '../../../cli/terminal/kit/rail18xx.ts';
import { paintFor } from '../../../cli/terminal/paint.ts';
import { check, deciding } from '../../../engine/index.ts';
import { terminalLines } from '../../../words/terminal.ts';
import { wordsFrom } from '../../../words/words.ts';
import { loadCatalogue } from '../../words.ts';
import { game18mag } from '../rules/index.ts';
import { rail18mag } from '../rules/rail.ts';
import { terminal18mag as en } from '../words/en/terminal.ts';
import { terminal18mag as itLines } from '../words/it/terminal.ts';
import type { OwnLook } from './look.ts';
import { drawPanels, situation } from './panels.ts';
import { hint, place } from './places.ts';

const names = ['Ada', 'Bruno', 'Carla'];
const catalogues = (await loadCatalogue('18mag'))!;
const look = (lang: 'en' | 'it' = 'en', seats: readonly string[] = names): OwnLook => ({
  paint: paintFor(false),
  words: wordsFrom(catalogues[lang], game18mag as never, lang, seats),
  lines: terminalLines[lang],
  own: { en, it: itLines }[lang],
  columns: 120,
});

const { state } = table18mag(names)
  .minor('3', { owner: 'Ada', treasury: 70, trains: ['2', '3'] })
  .minor('6', { owner: 'Bruno', treasury: 20 })
  .major('SKEV', { price: 80, owners: { Carla: [20, 10] }, treasury: 30, tokens: ['F13.0'] })
  .phase('green')
  .set((s) => {
    s.markers = 1;
  });

const cellsOf = (lines: readonly string[], first: string): string[] =>
  lines.find((line) => line.startsWith(first))!.split(/ {2,}/);

describe('the tables', () => {
  test('majors with their figures and directors, minors with their owners, the phase', () => {
    const lines = drawPanels(state, look(), 1);
    expect(cellsOf(lines, 'SzKÉV')).toEqual(['SzKÉV', '80 Ft', '30 Ft', '1', '70', '·', '·', '30*']);
    expect(cellsOf(lines, 'MNyV')).toEqual(['MNyV (3)', 'Ada', 'Székesfehérvár (E10)', '70 Ft', '2 3', '2', '·']);
    expect(cellsOf(lines, 'KOV')).toEqual(['KOV (6)', 'Bruno', 'Kassa (B17)', '20 Ft', '·', '2', '1']);
    const text = lines.join('\n');
    expect(text).not.toContain('MÉV'); // it has left the game
    expect(text).toContain('green · the first 4 or 6 brings the next phase · “no train sold”: 1 of 3, on the 4s');
    expect(text).toContain('Majors operate  SzKÉV 80 · ');
  });

  test('what is on offer in the draft', () => {
    const { state: fresh } = draft18mag(names);
    const text = drawPanels(fresh, look('it'), 1).join('\n');
    expect(text).toMatch(/MÉV \(1\) +da scegliere/);
    expect(text).toContain('Azioni da scegliere  RÁBA 1');
    expect(situation(fresh, look('it'))).toEqual(['Scelta iniziale: prendi gratis una minore o un’azione']);
  });

  test('in the turn of a major, how far each payment would move its price', () => {
    const { state: paying } = table18mag(names)
      .major('SIK', { owners: { Ada: [20] }, treasury: 70 })
      .operating({ company: 'SIK', at: 'dividend' });
    expect(situation(paying, look())).toEqual([
      'SIK operates',
      'What it pays moves its price: 0 → −1, 10 → 0, 30 → +1, 60 → +2',
    ]);
  });

  test('against István his cards, and what is next on them', () => {
    const { state: solo } = draft18mag(['Ada'], { soloLevel: 'hard' });
    const text = drawPanels(solo, look('en', ['Ada', 'István']), 1).join('\n');
    expect(text).toMatch(/István\n {2}\S+ \(\d+\): next, the 2-train of a higher sister for 30 Ft/);
    expect(text).toContain('  buys, in this order: ');
  });
});

describe('places', () => {
  test('what lies there, what it costs, who stands on it', () => {
    expect(place(state, 'F13', look())).toBe('Kecskemét (F13); as printed; city, full, tokens: SzKÉV');
    expect(place(state, 'D23', look())).toBe('D23; as printed; river and mountains: the first tile costs 30 Ft');
    expect(place(state, 'H27', look())).toContain('only K tiles from green on');
    expect(place(state, 'F9', look('it'))).toContain('il lago Balaton lo divide');
    expect(place(state, 'C6', look())).toBe(
      'Bécs (C6); as printed; red area, worth 30/40/50/70, track to Pozsony (C8) and Sopron (D7)',
    );
    expect(place(state, 'D7', look())).toContain('a barrier towards Pozsony (C8)');
    expect(place(state, 'Z9', look())).toBeNull();
  });

  test('those of the map that is played on', () => {
    expect(placesOf(rail18mag, state).E12).toBe('Buda & Pest');
    expect(placesOf(rail18mag, draft18mag(['Ada', 'Bruno']).state).C8).toBe('Buda & Pest');
  });

  test('a tile says what it is worth, and turned so, where it leads', () => {
    const chosen = { hex: 'E10', tile: '57' };
    expect(hint(state, { field: 'tile', chosen }, look())).toBe('worth 20');
    expect(hint(state, { field: 'rotation', chosen: { ...chosen, rotation: 1 } }, look())).toBe(
      '→ E8 and Buda & Pest (E12)',
    );
  });
});

test('what the rulings of a table leave out is refused, and not listed', () => {
  const table = table18mag(names).minor('3', { owner: 'Ada', treasury: 70 }).operating({ company: '3', at: 'layTile' });
  expect(deciding(game18mag, table.state, 1)).toEqual(['layTile', 'pass']);
  expect(check(game18mag, table.state, 1, { type: 'useTerrainToken' })?.code).toBe('terrain.withLay');
});
