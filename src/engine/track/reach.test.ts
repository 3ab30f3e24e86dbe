// Reach on boards that a hand can check, and on boards as bad as they come.
import { describe, expect, test } from 'vitest';
import { emptyBoard } from './board.ts';
import type { HexId, TrackFacts } from './facts.ts';
import { graphOf } from './graph.ts';
import type { Stop } from './ground.ts';
import { city, offboard, paths, town } from './notation.ts';
import { reachFrom, reachOf } from './reach.ts';
import { hexAt, printedMap } from './testing/printedMap.ts';
import { putToken, removeToken } from './tokens.ts';

type Print = Pick<TrackFacts, 'nodes' | 'paths'>;
const column = (prints: Readonly<Record<HexId, Print>>) => printedMap(1, 5, (id) => prints[id] ?? {});

describe('a line of track', () => {
  const map = column({
    A0: { nodes: [city(20)], paths: paths('0a') },
    A2: { nodes: [city(20)], paths: paths('3a 0a') },
    A4: { nodes: [town(10)], paths: paths('3a 0a') },
    A6: { nodes: [], paths: paths('30') },
  });

  test('goes on to its end, and into the bare hex behind it', () => {
    const board = emptyBoard();
    putToken(map, board, 'GW', 'A0.0');
    const reach = reachOf(map, board, 'GW');
    expect([...reach.stops]).toEqual(['A0.0', 'A2.0', 'A4.0']);
    // A2 has no second stop, whatever stands in the hex after it, and there is no Z9
    expect(['A4.0', 'A2.1', 'A0.9', 'Z9.0'].map((stop) => reach.comesTo(stop))).toEqual([true, false, false, false]);
    expect(Object.fromEntries(reach.entries)).toEqual({ A2: [3], A4: [3], A6: [3], A8: [3] });
    expect([...reach.hexes]).toEqual([...reach.entries.keys()]);
    expect(reach.uses('A6:0')).toBe(true);
    expect(reach.uses('A8:0')).toBe(false);
  });

  test('ends at a city that others fill, until one of them leaves', () => {
    const board = emptyBoard();
    putToken(map, board, 'GW', 'A0.0');
    putToken(map, board, 'CV', 'A2.0');
    expect([...reachOf(map, board, 'GW').stops]).toEqual(['A0.0', 'A2.0']);
    expect(reachOf(map, board, 'GW').entries.get('A4')).toBeUndefined();
    expect([...reachOf(map, board, 'CV').stops]).toEqual(['A0.0', 'A2.0', 'A4.0']);
    removeToken(board, 'CV', 'A2.0');
    expect(reachOf(map, board, 'GW').entries.get('A8')).toEqual([3]);
  });

  test('is remembered as long as nothing is written to the board', () => {
    const board = emptyBoard();
    putToken(map, board, 'GW', 'A0.0');
    const reach = reachOf(map, board, 'GW');
    expect(reachOf(map, board, 'GW')).toBe(reach);
    expect(reachOf(map, { ...board, laid: {} }, 'GW')).not.toBe(reach);
    putToken(map, board, 'GW', 'A2.0');
    expect(reachOf(map, board, 'GW')).not.toBe(reach);
  });
});

describe('where a path ends', () => {
  const map = column({
    A0: { nodes: [city(20)], paths: paths('0a') },
    A2: { nodes: [offboard(30)], paths: paths('3a 0a') },
    A4: { nodes: [city(20)], paths: paths('3a') },
  });
  const board = emptyBoard();
  putToken(map, board, 'GW', 'A0.0');

  test('off the board, unless the book lets it through', () => {
    expect([...reachOf(map, board, 'GW').stops]).toEqual(['A0.0', 'A2.0']);
    const nowhere = () => false;
    expect([...reachOf(map, board, 'GW', nowhere).stops]).toEqual(['A0.0', 'A2.0', 'A4.0']);
  });

  test('for a destination tokens do not count', () => {
    const full = emptyBoard();
    putToken(map, full, 'CV', 'A0.0');
    const passes = (stop: Stop) => stop.kind !== 'offboard';
    expect([...reachFrom(map, full, ['A0.0'], { passes }).stops]).toEqual(['A0.0', 'A2.0']);
    const back = reachFrom(map, full, ['A2.0'], { passes });
    expect([...back.stops]).toEqual(['A0.0', 'A2.0', 'A4.0']);
    // a path can leave its start, even a stop where none goes through
    expect(back.uses('A2:1')).toBe(true);
  });
});

test('a loop does not turn a train round', () => {
  // B3 parts the track that comes from above; its two arms meet again over B5 and C4.
  const map = printedMap(3, 4, (id) => {
    const prints: Readonly<Record<HexId, Print>> = {
      B1: { nodes: [city(20)], paths: paths('0a') },
      B3: { nodes: [], paths: paths('30 35') },
      B5: { nodes: [], paths: paths('34') },
      C4: { nodes: [], paths: paths('12') },
    };
    return prints[id] ?? {};
  });
  const board = emptyBoard();
  putToken(map, board, 'GW', 'B1.0');
  const reach = reachOf(map, board, 'GW');
  expect(Object.fromEntries(reach.entries)).toEqual({ B3: [0, 3, 5], B5: [3, 4], C4: [1, 2] });
  expect([...reach.hexes]).toEqual([...reach.entries.keys()]);
});

test('closed borders join nothing', () => {
  const map = printedMap(1, 2, (id) =>
    id === 'A0'
      ? { nodes: [city(20)], paths: paths('0a'), borders: [{ edge: 0, kind: 'impassable' }] }
      : { nodes: [city(20)], paths: paths('3a') },
  );
  const board = emptyBoard();
  putToken(map, board, 'GW', 'A0.0');
  expect([...reachOf(map, board, 'GW').stops]).toEqual(['A0.0']);
  expect(graphOf(map, board).crossings).toEqual([
    ['A0', null],
    ['A2', null],
  ]);
});

describe('boards as bad as they come are looked at in a few steps for each end of a piece', () => {
  const edges = [0, 1, 2, 3, 4, 5];
  const allPairs = edges.flatMap((a) => edges.filter((b) => a < b).map((b) => [a, b] as const));
  const boards: Readonly<Record<string, Print>> = {
    junctions: { nodes: [], paths: allPairs },
    'brown crossings': { nodes: [], paths: paths('03 14 01 34') },
    cities: { nodes: [city(20, 2)], paths: paths('0a 1a 2a 3a 4a 5a') },
    'pairs of cities': { nodes: [city(20), city(20)], paths: paths('0a 1a 2a 3b 4b 5b') },
    'loops that turn nobody': { nodes: [], paths: paths('02 24 04 13 35 15') },
  };
  const size = 20;
  for (const [name, print] of Object.entries(boards))
    test(name, () => {
      const middle = hexAt(size / 2, size / 2);
      const start: Print = { nodes: [city(20)], paths: paths('0a 3a') };
      const map = printedMap(size, size, (id) => (id === middle ? start : print));
      const board = emptyBoard();
      putToken(map, board, 'GW', `${middle}.0`);
      const reach = reachOf(map, board, 'GW');
      const ends = 2 * graphOf(map, board).pieces.length;
      expect(reach.entries.size).toBeGreaterThan(size);
      expect(reach.steps).toBeLessThan(8 * ends);
    });
});
