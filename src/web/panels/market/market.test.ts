import { expect, test } from 'vitest';
import type { MarketPicture, MarketSpace } from '../marketPicture.ts';
import { cornerOf, layoutOf, placeOf } from './marketLayout.ts';
import { marketMoves, withGhosts } from './marketMoves.ts';

const mark = { letter: 'GW', colour: '#000', ink: '#fff', pattern: 'plain' } as never;
const space = (id: string, ...companies: string[]): MarketSpace => ({
  id,
  price: 10,
  zone: null,
  says: [],
  companies: companies.map((company) => ({ id: company, mark })),
  steps: [],
});
const line = (length: number): MarketPicture => ({
  rows: [Array.from({ length }, (_, i) => space(`0.${i}`))],
  folds: true,
  zones: [],
});
const grid = (...lengths: number[]): MarketPicture => ({
  rows: lengths.map((length, row) => Array.from({ length }, (_, col) => space(`${row}.${col}`))),
  folds: false,
  zones: [],
});

test('a line is broken into bands of one length, as few as its pane is wide for', () => {
  expect(layoutOf(line(29), 400).rows.map((row) => row.length)).toEqual([8, 8, 8, 5]);
  expect(layoutOf(line(29), 2000).rows).toHaveLength(1);
});

test('with height to spare a line is broken more often, so that its spaces are larger', () => {
  expect(layoutOf(line(29), 1400, 600).rows.length).toBeGreaterThan(1);
});

test('in a low pane it is broken less often than its width alone would ask for', () => {
  const two = { ...line(34), rows: [...line(34).rows, ...line(34).rows] };
  expect(layoutOf(two, 358).rows).toHaveLength(10);
  expect(layoutOf(two, 358, 200).rows).toHaveLength(6);
});

test('a grid stays as it is printed; a row is as high as its highest stack', () => {
  const picture = grid(20, 3);
  const layout = layoutOf({ ...picture, rows: [[space('0.0', 'A', 'B', 'C')], picture.rows[1]!] }, 100);
  expect(layout.columns).toBe(3);
  expect(layout.heights[0]).toBeGreaterThan(layout.heights[1]!);
  expect(placeOf(layout, '1.2')).toMatchObject({
    row: 1,
    col: 2,
    x: 2.5,
    y: layout.heights[0]! + layout.heights[1]! / 2,
  });
  expect(placeOf(layout, '5.5')).toBeNull();
});

test('the legend takes the free corner under short rows, if it is large enough', () => {
  expect(cornerOf(layoutOf(grid(20, 20, 10, 6, 5, 5, 5), 400))).toEqual({ row: 3, col: 6 });
  expect(cornerOf(layoutOf(grid(20, 20, 19), 400))).toBeNull();
});

test('markers that move, come and go, and the ghost of each where it would lie: under the others', () => {
  const rows = (a: string[], b: string[]) => ({ ...grid(), rows: [[space('0.0', ...a), space('0.1', ...b)]] });
  const before = rows(['A', 'C'], ['B']);
  const moves = marketMoves(before, rows([], ['B', 'A', 'D']));
  expect(moves.map(({ id, from, to }) => [id, from?.id ?? null, to?.id ?? null])).toEqual([
    ['A', '0.0', '0.1'],
    ['C', '0.0', null],
    ['D', null, '0.1'],
  ]);
  expect(withGhosts(before, moves).rows[0]![1]!.companies.map(({ id }) => id)).toEqual(['B', 'A', 'D']);
  expect(marketMoves(before, before)).toEqual([]);
});
