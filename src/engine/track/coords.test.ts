// Neighbours as the boards print them.
import { describe, expect, test } from 'vitest';
import { EDGES, isPassable, neighbour } from './coords.ts';
import type { HexId, MapFacts } from './facts.ts';
import { bare, printedMap } from './testing/printedMap.ts';

const around = (map: MapFacts, hex: HexId) => EDGES.map((edge) => neighbour(map, hex, edge));

const pointy = (ids: readonly HexId[]): MapFacts => ({
  orientation: 'pointy',
  hexes: Object.fromEntries(ids.map((id) => [id, { ...bare, id }])),
  tiles: {},
});

describe('neighbours', () => {
  test('flat: letters are columns, edge 0 is the bottom, and so on clockwise', () => {
    const map = printedMap(3, 3, () => ({}));
    expect(around(map, 'B3')).toEqual(['B5', 'A4', 'A2', 'B1', 'C2', 'C4']);
    expect(around(map, 'A0')).toEqual(['A2', null, null, null, null, 'B1']);
  });

  test('pointy: letters are rows, edge 0 is bottom left', () => {
    const map = pointy(['A2', 'A4', 'B1', 'B3', 'B5', 'C2', 'C4']);
    expect(around(map, 'B3')).toEqual(['C2', 'B1', 'A2', 'A4', 'B5', 'C4']);
  });

  test('a small letter is the row before A, and AA follows Z', () => {
    expect(neighbour(pointy(['a11', 'A10']), 'A10', 3)).toBe('a11');
    expect(neighbour(pointy(['Z11', 'AA10']), 'Z11', 0)).toBe('AA10');
  });
});

test('an impassable border closes the side for both hexes, others do not', () => {
  const borders = [
    { edge: 0, kind: 'impassable' },
    { edge: 5, kind: 'river', cost: 40 },
  ];
  const map = printedMap(2, 2, (id) => (id === 'A0' ? { borders } : {}));
  expect(neighbour(map, 'A0', 0)).toBe('A2');
  expect(isPassable(map, 'A0', 0)).toBe(false);
  expect(isPassable(map, 'A2', 3)).toBe(false);
  expect(isPassable(map, 'A0', 5)).toBe(true);
  expect(isPassable(map, 'A0', 3)).toBe(false);
});
