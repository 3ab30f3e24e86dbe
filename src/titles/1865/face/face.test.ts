import { describe, expect, test } from 'vitest';
import { table1865 } from '../../../../tests/support/table1865.ts';
import type { Core } from '../../../engine/index.ts';
import { wordsFrom } from '../../../words/words.ts';
import { loadCatalogue } from '../../words.ts';
import { game1865 } from '../rules/index.ts';
import { fullMap, shortMap } from '../rules/map.ts';
import { directRoutes } from '../rules/operating/directRoutes.ts';
import { face1865 } from './face.ts';
import { absorptionIn } from './Outlook.tsx';

const names = ['Ada', 'Ben', 'Cid'];
const catalogues = (await loadCatalogue('1865'))!;
const words = (lang: 'en' | 'it') => wordsFrom(catalogues[lang], game1865 as never, lang, names);
const face = face1865({ players: 3, options: { length: 'full' } });
const core = (s: unknown) => s as Core;

/** Two routes from Cagliari to Isili: straight on, or over Sanluri. */
const table = () =>
  table1865(names)
    .phase('3')
    .company('FMS', { owners: { Ada: [40, 20] }, dragons: [20], treasury: 500, traffic: 3, trains: ['PH2'], loans: 1 })
    .company('CFD', { owners: { Ben: [40] }, launched: false, treasury: 180 })
    .tile('E37', '4', 0)
    .tile('E35', '24', 0)
    .tile('E33', '14', 0)
    .tile('D34', '3', 4)
    .operating({ company: 'FMS', at: 'token' });

describe('the map', () => {
  const picture = (lang: 'en' | 'it' = 'en') => face.picture!(core(table().state), words(lang), lang);
  const hex = (id: string, lang: 'en' | 'it' = 'en') => picture(lang).hexes.find((one) => one.id === id)!;

  test('figures of places are traffic, in words too', () => {
    expect(hex('E39').tile!.labels).toContainEqual(expect.objectContaining({ kind: 'value', text: '3' }));
    expect(hex('E39').row.income).toBe('3 traffic');
    expect(hex('E39', 'it').label).toContain('3 di traffico');
  });

  test('borders with a price are drawn once, without a figure, and named and told in the legend', () => {
    const borders = picture().hexes.flatMap(({ tile }) => tile!.borders);
    expect(new Set(borders.map(({ kind }) => kind))).toEqual(new Set(['river', 'mountain']));
    expect(borders.some(({ cost }) => cost)).toBe(false);
    expect(hex('C39').label).toMatch(/mountains on \d sides/);
    const told = picture().legend.flatMap((entry) => (entry.sign === 'border' ? [entry.border] : []));
    expect(told).toEqual(['river', 'mountain', 'plain']);
  });

  test('mines have a place for a token, links lead over the sea, marks name a maritime company', () => {
    expect(hex('B40').tile!.stops).toEqual([expect.objectContaining({ kind: 'mine', slots: [expect.anything()] })]);
    expect(hex('F16').tile!.tracks.every(({ sea }) => sea)).toBe(true);
    expect(hex('F16').label).toContain('link over the sea');
    expect(hex('E37').tile!.tracks.some(({ sea }) => sea)).toBe(false);
    expect(hex('E39').tile!.labels).toContainEqual(expect.objectContaining({ kind: 'note', text: 'M3' }));
    expect(hex('B40').label).toContain('place of M4; Carbonia district');
  });

  test('Corsica lies beside Sardinia, the links say where they go on, and no hex lies upon another', () => {
    const { hexes, lettering, insets, frame } = picture();
    expect(new Set(hexes.map(({ x, y }) => `${x} ${y}`)).size).toBe(Object.keys(fullMap.hexes).length);
    expect(insets).toHaveLength(1);
    expect(frame.width).toBeGreaterThan(frame.height);
    const ends = lettering.map(({ text }) => text.join());
    const towns = ['Olbia', 'Portovecchio', 'Palau', 'Bonifacio'].map((name) => `→ ${name}`);
    expect(ends).toEqual(expect.arrayContaining(towns));
    expect(new Set(ends).size).toBe(ends.length);
  });

  test('the short game has a map of its own, in one piece', () => {
    const short = face1865({ players: 2, options: { length: 'short' } });
    const { state } = table1865(['Ada', 'Ben'], { length: 'short' });
    const { hexes, insets, lettering } = short.picture!(core(state), words('en'), 'en');
    expect(hexes).toHaveLength(Object.keys(shortMap.hexes).length);
    expect([insets, lettering]).toEqual([[], []]);
    expect(short.track!.placesOf('G3')).toEqual([]);
  });
});

describe('what is told of companies and players', () => {
  const facts = (lang: 'en' | 'it' = 'en') => face.facts!(core(table().state), words(lang), lang);
  const company = (id: string, lang: 'en' | 'it' = 'en') => facts(lang).companies.find((one) => one.id === id)!;
  const more = (id: string, lang: 'en' | 'it' = 'en') => company(id, lang).more!.map(({ value }) => value);

  test('traffic and coverage, kind, rank and zone, loans, the Dragons among the holders', () => {
    expect(company('FMS').figures).toMatchObject({ traffic: '3', coverage: '8' });
    expect(more('FMS')).toEqual(expect.arrayContaining(['minor', 'rank 3, white zone', '1 state loan']));
    expect(more('FMS', 'it')).toEqual(
      expect.arrayContaining(['minore', 'rango 3, zona bianca', '1 prestito di Stato']),
    );
    expect(company('FMS').shares!.others).toEqual([{ name: 'the Dragons', letter: 'D', shares: 1 }]);
    expect(more('CFD')).toContain('not launched: 40% of 60% sold');
  });

  test('maritime companies: what their owner gets, whose place theirs is, whether their bonus is taken', () => {
    const t = table().maritimes({ Ada: ['M1'], FMS: ['M3'] });
    t.set((s) => {
      s.maritimes.M3.bonusTaken = true;
    });
    const { players, companies, privates, privatesHead } = face.facts!(core(t.state), words('en'), 'en');
    expect(players[0]!.more).toContainEqual({ id: 'M1', label: 'M1 (Olbia)', value: '+L.20' });
    expect(companies.find(({ id }) => id === 'FMS')!.more).toContainEqual({
      id: 'M3',
      label: 'M3 (Cagliari)',
      value: '',
    });
    expect(privatesHead).toBe('Maritime companies');
    expect(privates!.find(({ id }) => id === 'M3')).toMatchObject({
      note: 'home of FMS; destination of RCSF, SFS; bonus taken',
      price: '',
    });
  });

  test('personal loans, and at the end what shares are worth and loans take off', () => {
    const t = table();
    t.set((s) => {
      s.personalLoans[1] = 2;
    });
    const { players } = face.facts!(core(t.state), words('en'), 'en');
    expect(players[0]!.more).toContainEqual(expect.objectContaining({ value: '2 personal loans' }));
    expect(players[0]!.worth).toBe(330 + 3 * (100 - 50) - 1000);
    expect(face.rest!(core(t.state), 'en').map(({ sums }) => sums[1])).toEqual([300, -150, -1000]);
  });
});

test('a space of the market has the prices of the Dragons beside its own, and the legend says what they are', () => {
  const { rows, besides } = face.market!(core(table().state), words('en'), 'en');
  expect(rows.flat().find(({ price }) => price === 100)!.besides).toEqual({ white: 110, green: 130 });
  expect(besides!.map(({ id }) => id)).toEqual(['white', 'green']);
});

test('the routes of a token are told by what they cost and bring', () => {
  const { state } = table();
  const { figures } = face.track!.ways!;
  const told = directRoutes(state, 'FMS', 'E33.0').map(({ track }) =>
    figures(core(state), { type: 'placeToken', city: 'E33.0' }, track),
  );
  expect(told).toEqual([
    { cost: 30, traffic: 4, towns: 1 },
    { cost: 70, traffic: 5, towns: 2 },
  ]);
});

test('a touch on a place may mean its maritime company, and M4 has three places', () => {
  const { placesOf, idsAt } = face.track!;
  expect(placesOf('M4')).toEqual(expect.arrayContaining(['B36', 'B38', 'B40']));
  expect(idsAt(core(table().state), 'E39')).toEqual(['E39', 'E39.0', 'M3']);
});

test('who absorbs whom: the company of the turn, or the one that it names', () => {
  const { state } = table();
  expect(absorptionIn(state, { type: 'absorb', company: 'CFD' })).toEqual({ acquirer: 'FMS', target: 'CFD' });
  expect(absorptionIn(state, { type: 'beAbsorbed', company: 'CFD' })).toEqual({ acquirer: 'CFD', target: 'FMS' });
  expect(absorptionIn(state, { type: 'absorb' })).toBeNull();
  expect(absorptionIn(state, null)).toBeNull();
});
