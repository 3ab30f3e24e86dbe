import { expect, test } from 'vitest';
import { type Board, emptyBoard } from './board.ts';
import { addStation, plainTrack } from './extras.ts';
import type { MapFacts, TileFacts } from './facts.ts';
import { graphOf } from './graph.ts';
import { trackOn } from './hexTrack.ts';
import { boardWith, layTile } from './layTile.ts';
import { city, paths, town } from './notation.ts';
import { reachOf } from './reach.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';

const tile = (id: string, colour: TileFacts['colour'], track: string, more: Partial<TileFacts> = {}): TileFacts => ({
  ...{ id, colour, count: 2, nodes: [], upgradesTo: [], paths: paths(track) },
  ...more,
});
const printed = printedMap(
  1,
  3,
  (id) =>
    id === 'A0'
      ? { nodes: [city(20)], paths: paths('0a') }
      : id === 'A4'
        ? { nodes: [city(30)], paths: paths('3a') }
        : {},
  [
    tile('halt', 'yellow', '0a 3a', { nodes: [town(10)] }),
    tile('cross', 'green', '03 14'),
    tile('star', 'brown', '03 14 25'),
    tile('town', 'brown', '0a 3a 14', { nodes: [town(20)] }),
  ],
);
const map: MapFacts = { ...printed, stations: { small: town(20) } };
const reload = (board: Board): Board => JSON.parse(JSON.stringify(board));

function crossed(): Board {
  const board = emptyBoard();
  layTile(map, board, 'A2', 'cross', 0);
  return board;
}

test('a station is a stop of the track from then on, for the graph and for whoever goes over it', () => {
  const board = crossed();
  putToken(map, board, 'GW', 'A0.0');
  expect(graphOf(map, board).stopOf.get('A2.0') !== undefined).toBe(false);
  expect(plainTrack(trackOn(map, board, 'A2'))).toEqual([
    [0, 3],
    [1, 4],
  ]);
  const { rev } = board;
  addStation(map, board, 'A2', 'small', [3, 0]);
  expect(board.rev).toBeGreaterThan(rev);
  expect(plainTrack(trackOn(map, board, 'A2'))).toEqual([[1, 4]]);
  expect(trackOn(map, board, 'A2')).toMatchObject({ nodes: [town(20)], exits: [[0, 3]], edges: [0, 1, 3, 4] });
  expect([...reachOf(map, board, 'GW').stops].sort()).toEqual(['A0.0', 'A2.0', 'A4.0']);
  // its track keeps its number, and goes on under a new one
  expect(graphOf(map, board).pieces.map(({ id }) => id)).toEqual(['A0:0', 'A2:0', 'A2:1', 'A2:2', 'A4:0']);
  // on the same tiles one more, and the board before it as it was
  const before = { ...board };
  addStation(map, board, 'A2', 'small', [1, 4]);
  expect(graphOf(map, board).stops.map(({ id }) => id)).toEqual(['A0.0', 'A2.0', 'A2.1', 'A4.0']);
  expect(graphOf(map, before).stops.map(({ id }) => id)).toEqual(['A0.0', 'A2.0', 'A4.0']);
});

test('each track has room for one', () => {
  const board = crossed();
  addStation(map, board, 'A2', 'small', [0, 3]);
  addStation(map, board, 'A2', 'small', [1, 4]);
  expect(board.extras).toEqual({
    A2: [
      { station: 'small', on: [0, 3] },
      { station: 'small', on: [1, 4] },
    ],
  });
  // the second is a stop of its own, with more stops on the hex than any print or tile has
  putToken(map, board, 'GW', 'A0.0');
  expect([...reachOf(map, board, 'GW').stops]).toEqual(['A0.0', 'A2.0', 'A4.0']);
  expect(() => addStation(map, board, 'A2', 'small', [0, 3])).toThrow('no plain track');
  expect(() => addStation(map, board, 'A2', 'small', [2, 5])).toThrow('no plain track');
  expect(() => addStation(map, board, 'A2', 'large', [0, 3])).toThrow('no station');
});

test('it stays in its place when the tile is replaced, and is the town where the new tile has one', () => {
  const board = crossed();
  addStation(map, board, 'A2', 'small', [1, 4]);
  addStation(map, board, 'A2', 'small', [0, 3]);
  const starred = boardWith(map, board, 'A2', 'star', 0);
  expect(trackOn(map, starred, 'A2').exits).toEqual([
    [1, 4],
    [0, 3],
  ]);
  const turned = boardWith(map, board, 'A2', 'town', 0);
  expect(turned.extras).toEqual({ A2: [{ station: 'small', on: [1, 4] }] });
  expect(board.extras?.A2).toHaveLength(2); // the board itself is as it was
});

test('towns stay as stations where a game wants it', () => {
  const board = emptyBoard();
  layTile(map, board, 'A2', 'halt', 0);
  const gone = boardWith(map, board, 'A2', 'cross', 0);
  expect(gone).not.toHaveProperty('extras');
  const kept = boardWith(map, board, 'A2', 'cross', 0, { townsStay: 'small' });
  expect(kept.extras).toEqual({ A2: [{ station: 'small', on: [0, 3] }] });
  const again = boardWith(map, kept, 'A2', 'star', 0, { townsStay: 'small' });
  expect(again.extras).toEqual(kept.extras);
});

test('a board without any has the shape it always had, and one with some is plain JSON', () => {
  expect(Object.keys(boardWith(map, crossed(), 'A2', 'star', 0))).toEqual(['rev', 'laid', 'tokens']);
  const board = crossed();
  addStation(map, board, 'A2', 'small', [0, 3]);
  expect(trackOn(map, reload(board), 'A2')).toBe(trackOn(map, board, 'A2'));
});
