import { describe, expect, test } from 'vitest';
import type { Marks } from '../../../cli/terminal/drawing.ts';
import { paintFor } from '../../../cli/terminal/paint.ts';
import { noMarks } from '../../../cli/terminal/screen.ts';
import { seeded, setup } from '../../../engine/index.ts';
import type { Lang } from '../../../words/phrases.ts';
import { terminalLines } from '../../../words/terminal.ts';
import { wordsFrom } from '../../../words/words.ts';
import { loadCatalogue } from '../../words.ts';
import { chicagoExpress } from '../rules/index.ts';
import { hexes, hexIds } from '../rules/map.ts';
import type { ChicagoState } from '../rules/state.ts';
import { terminalChicago as en } from '../words/en/terminal.ts';
import { terminalChicago as itLines } from '../words/it/terminal.ts';
import { drawBoard } from './board.ts';
import { place } from './hints.ts';
import type { OwnLook } from './look.ts';
import { drawPanels } from './panels.ts';

const opening = ((): ChicagoState => {
  const ready = setup(chicagoExpress, { players: 3 }, seeded('board'));
  if (!ready.ok) throw new Error(ready.problem.problem);
  return ready.state;
})();

const catalogues = (await loadCatalogue('chicago-express'))!;

const look = (columns: number, lang: Lang = 'en', colour = false): OwnLook => ({
  paint: paintFor(colour),
  words: wordsFrom(catalogues[lang], chicagoExpress as never, lang, ['Ada', 'Bruno', 'Carla']),
  lines: terminalLines[lang],
  own: { en, it: itLines }[lang],
  columns,
});

const ESCAPE = '\x1b';

describe('the board in text', () => {
  test('the opening position, without colours', () => {
    expect(drawBoard(opening, look(120), noMarks).join('\n')).toMatchSnapshot();
  });

  test.each([80, 100, 120])('fits in %i columns, without a single escape code', (columns) => {
    const lines = drawBoard(opening, look(columns), noMarks);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
    expect(lines.join('')).not.toContain(ESCAPE);
  });

  test('every hex shows its name or its id', () => {
    const text = drawBoard(opening, look(120), noMarks).join('\n');
    for (const hex of hexIds) {
      const label = (hexes[hex].name ?? hex).replace('Fort', 'Ft').slice(0, 2);
      expect(text).toContain(`/${label}`);
    }
  });

  test('colours add nothing but codes: with them taken out, the same letters stand there', () => {
    const painted = drawBoard(opening, look(120, 'en', true), noMarks).join('\n');
    expect(painted).toContain(`${ESCAPE}[`);
    for (const part of ['Pitts', 'i4+4', 'c3+7', 'Lake', 'Michigan']) expect(painted).toContain(part);
  });

  test('marks what can be chosen and what has been chosen', () => {
    const marks: Marks = { open: new Set(['Q5', 'I10']), chosen: new Set(['R4']) };
    const text = drawBoard(opening, look(120), marks).join('\n');
    expect(text).toContain('[Q5]');
    expect(text).toContain('[I10]');
    expect(text).toContain('<R4>');
  });

  test('shows who stands there, the cost of the next locomotive, houses and the scale', () => {
    const later: ChicagoState = {
      ...opening,
      networks: { ...opening.networks, PRR: ['R5', 'Q3', 'K4'], NYC: ['S3', 'Q3'] },
      houses: ['Q3'],
      industry: { ...opening.industry, K4: 6 },
    };
    const text = drawBoard(later, look(120), noMarks).join('\n');
    expect(text).toContain('Bing⌂');
    expect(text).toContain('PN_+2'); // income 1 and development 1; three locomotives would cost 6
    expect(text).toContain('P_8+6'); // Pittsburgh: 4 for each of two locomotives, scale at 6
  });
});

describe('the panels', () => {
  test('the opening position, in both languages', () => {
    expect(drawPanels(opening, look(120), 1).join('\n')).toMatchSnapshot();
    expect(drawPanels(opening, look(100, 'it'), 1).join('\n')).toMatchSnapshot();
  });

  test('say what the next dividend pays and how near the end is', () => {
    const later: ChicagoState = {
      ...opening,
      shares: { ...opening.shares, NYC: [2, 1, 0] },
      income: { ...opening.income, NYC: 16 },
      dials: { auction: 3, build: 1, develop: 0 },
      industry: { ...opening.industry, E0: 8 },
    };
    const text = drawPanels(later, look(120), 1).join('\n');
    expect(text).toMatch(/Next dividend +\$12 +\$6 +\$0/);
    expect(text).toContain('Auction ●●● RED');
    expect(text).toContain('Detroit 8 of 8 !');
    expect(text).toContain('The game ends with the next dividend');
  });

  test('a place tells all about itself', () => {
    expect(place(opening, 'K4', look(120))).toBe(
      'Pittsburgh (K4): industrial city; the next locomotive costs $4 and brings income +4; nobody is here; scale [4] 6 8',
    );
    expect(place(opening, 'S3', look(120, 'it'))).toContain('non ammette altre locomotive');
    expect(place(opening, 'Z9', look(120))).toBeNull();
  });
});
