// 1865: the outcome of an absorption in figures before it is decided.
import { expect, test } from 'vitest';
import { apply } from '../../../src/engine/core/apply.ts';
import { hashState } from '../../../src/engine/core/hash.ts';
import { tokenNodes } from '../../../src/engine/track/tokens.ts';
import { previewOf } from '../../../src/titles/1865/rules/exchange/preview.ts';
import { game1865 } from '../../../src/titles/1865/rules/index.ts';
import { rankOf, zoneOf } from '../../../src/titles/1865/rules/rank.ts';
import type { State1865 } from '../../../src/titles/1865/rules/state.ts';
import { absorbs, eve, isAbsorbedBy, pass, passUntil } from '../../support/absorption1865.ts';
import { place } from '../../support/table1865.ts';

const BOB = 2;
const sure = (figure: number) => ({ least: figure, most: figure });
const places = (...names: string[]) => names.map(place).sort();
const rich = { kind: 'major', treasury: 3000, unused: 0 } as const;

/** FMS stands in two mines and in Oristano, RCSF in a mine and two cities beside. */
const position = () =>
  eve({
    companies: {
      FMS: {
        treasury: 250,
        price: 90,
        tokens: ['Oristano', 'Serbariu', 'Argentiera'],
        unused: 1,
        trains: ['PH2', 'PH3'],
        traffic: 9,
        loans: 1,
      },
      RCSF: {
        kind: 'major',
        owners: { Bob: [20, 10], Carl: [10] },
        pool: [10],
        dragons: [10, 10],
        price: 120,
        treasury: 60,
        tokens: ['Sassari', 'Su Zurfuru'],
        trains: ['PH3', 'PH3'],
        traffic: 4,
        row: 3,
      },
    },
  }).maritimes({ RCSF: ['M4', 'M1'], FMS: ['M6'] });

test('what is certain is one figure, what the president decides has two ends', () => {
  const t = position();
  const before = hashState(t.state);
  expect(previewOf(t.state, 'FMS', 'RCSF')).toEqual({
    // rank 9 in the third row is green
    price: 150,
    due: 1050,
    paid: [
      { holder: 2, shares: 3, sum: 450 },
      { holder: 3, shares: 1, sum: 150 },
      { holder: 'pool', shares: 1, sum: 150 },
      { holder: 'automaton:dragons', shares: 2, sum: 300 },
    ],
    sold: { shares: 2, sum: 180 },
    loans: { before: 1, taken: 2 },
    treasury: { before: 310, after: sure(310 + 180 + 1000 - 1050 + 50) },
    // M4 by Serbariu, M6 by Sassari: phase 3
    traffic: { before: 9, after: sure(13 + 3 + 3) },
    maritimes: ['M1', 'M4', 'M6'],
    trains: { all: ['PH2-0', 'PH3-1', 'PH3-2', 'PH3-3'], tooMany: 1 },
    tokens: {
      shared: places('Oristano'),
      replaced: places('Sassari'),
      lost: [],
      open: places('Su Zurfuru'), // if Serbariu is given back
      freed: places('Serbariu', 'Argentiera'),
      onMap: { least: 3, most: 5 },
      unused: { least: 2, most: 4 },
    },
    // 4 tokens and 5 now; then 3 to 5 tokens, and all but one of the trains
    rank: { before: 9, after: { least: 3 + 8, most: 5 + 9 } },
    zones: ['green'],
    operates: true,
  });
  expect(hashState(t.state)).toBe(before);
});

test('what is played is what was told', () => {
  const t = position();
  const told = previewOf(t.state, 'FMS', 'RCSF');
  t.plays('Bob', absorbs('RCSF')).plays('Bob', { type: 'freeMine', mine: place('Serbariu') });
  t.plays('Bob', { type: 'freeMine', mine: place('Argentiera') });
  t.plays('Bob', pass).plays('Bob', { type: 'discardTrain', train: 'PH3-1' });
  expect(t.cash('FMS')).toBe(told.treasury.after.least);
  expect(t.state.companies.FMS).toMatchObject({
    traffic: told.traffic.after.least,
    loans: 3,
    tokens: told.tokens.unused.most,
  });
  expect(tokenNodes(t.state.board, 'FMS')).toHaveLength(told.tokens.onMap.least);
  expect(rankOf(t.state, 'FMS')).toBe(told.rank.after.least);
  expect(told.zones).toContain(zoneOf(t.state, 'FMS'));
});

/** Every position that play can reach from it. */
function played(s: State1865): State1865[] {
  const { kind } = s.flow.at(-1)!;
  if (kind !== 'exchange' && kind !== 'discard') return [s];
  const nodes = [...Object.keys(s.board.tokens), ...(s.trains.FMS ?? [])];
  const actions = [
    pass,
    ...nodes.flatMap((id) => [
      { type: 'freeMine', mine: id },
      { type: 'keepToken', city: id },
      { type: 'replaceInMine', mine: id },
      { type: 'discardTrain', train: id },
    ]),
  ];
  return actions.flatMap((action) => {
    const outcome = apply(game1865, s, BOB, action);
    return outcome.ok ? played(outcome.state) : [];
  });
}

test('both ends are reached', () => {
  const { rank, tokens } = previewOf(position().state, 'FMS', 'RCSF');
  const all = played(position().plays('Bob', absorbs('RCSF')).state);
  const ends = (figures: readonly number[]) => ({ least: Math.min(...figures), most: Math.max(...figures) });
  expect(ends(all.map((s) => rankOf(s, 'FMS')))).toEqual(rank.after);
  expect(ends(all.map((s) => s.companies.FMS.tokens))).toEqual(tokens.unused);
});

test('with too few tokens it tells what is certainly lost and what is open', () => {
  const t = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Sassari', 'Ajaccio', 'Calvi', 'Nuoro'] },
      CFC: { kind: 'major', tokens: ['Cagliari', 'Portovecchio', 'Olbia'] },
    },
    lines: ['nuoroOlbia', 'bastiaPortovecchio'],
  });
  // one token: Bastia and Portovecchio are joined to each other alone
  expect(previewOf(t.state, 'FMS', 'CFC').tokens).toEqual({
    shared: places('Cagliari'),
    replaced: places('Olbia'),
    lost: places('Bastia', 'Portovecchio'),
    open: [],
    freed: [],
    onMap: sure(7),
    unused: sure(0),
  });
  // two tokens, and two pairs that can be kept
  const two = eve({
    companies: {
      FMS: { ...rich, tokens: ['Oristano', 'Sassari', 'Ajaccio', 'Calvi'] },
      FA: { tokens: ['Olbia', 'Bastia', 'Portovecchio'] },
    },
    lines: ['oristanoNuoro', 'nuoroOlbia', 'bastiaPortovecchio'],
  });
  const { replaced, lost, open } = previewOf(two.state, 'FMS', 'FA').tokens;
  expect([replaced, lost, open]).toEqual([[], [], places('Nuoro', 'Olbia', 'Bastia', 'Portovecchio')]);
});

test('whether the acquirer operates in this round', () => {
  const companies = { RCSF: {}, FMS: { ...rich, tokens: ['Oristano'] } };
  expect(previewOf(eve({ companies }).state, 'FMS', 'RCSF').operates).toBe(true);
  const late = eve({ companies, done: ['FMS'] });
  expect(previewOf(late.state, 'FMS', 'RCSF').operates).toBe(false);
  late.plays('Bob', isAbsorbedBy('FMS'));
  passUntil(late, 'stock');
  expect(late.events.flatMap((e) => (e.type === 'turnBegan' ? [e.company] : []))).toEqual(['FMS']); // of the second round
});
