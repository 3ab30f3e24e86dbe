// Tiles on the maps of 18Mag: pieces with two faces, a lake, one rotation only, and hexes with two cities.
import { describe, expect, test } from 'vitest';
import { largeMap as map, smallMap } from '../../titles/18mag/rules/map.ts';
import { type Board, emptyBoard } from './board.ts';
import { usesNewTrack } from './connection.ts';
import type { HexId, TileId } from './facts.ts';
import { layTile } from './layTile.ts';
import { city, paths } from './notation.ts';
import { reachOf } from './reach.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';
import { fits, rotationsOf, tilesLeft, upgradesOf } from './upgrades.ts';

function boardWith(laid: Board['laid'], tokens: readonly (readonly [company: string, node: string])[] = []): Board {
  const board = { ...emptyBoard(), laid };
  for (const [company, node] of tokens) putToken(map, board, company, node);
  return board;
}
const rotations = (hex: HexId, tile: TileId, laid?: readonly [TileId, number]) =>
  rotationsOf(map, boardWith(laid === undefined ? {} : { [hex]: [...laid] }), hex, tile);

describe('pieces with two faces', () => {
  test('share their count, whichever face lies up', () => {
    const board = boardWith({ D15: ['23', 0], E16: ['23', 0], C10: ['24', 0] });
    expect(tilesLeft(map, board, '23')).toBe(3);
    expect(tilesLeft(map, board, '24')).toBe(3);
    const { C10: _, ...others } = board.laid;
    board.laid = others;
    board.rev += 1;
    expect(tilesLeft(map, board, '24')).toBe(4);
  });

  test('are not turned over where they lie', () => {
    expect(upgradesOf(map, boardWith({ D15: ['8', 0] }), 'D15')).not.toContain('9');
  });

  test('with one face count by themselves', () => {
    expect(tilesLeft(map, boardWith({ D15: ['7', 0] }), '7')).toBe(3);
    expect(tilesLeft(map, boardWith({ D15: ['7', 0] }), '8')).toBe(21);
  });
});

describe('a hex divided by a lake', () => {
  test('takes only track that stays on one side', () => {
    expect(rotations('F9', '7')).toEqual([1, 2, 4, 5]);
    expect(rotations('F9', '8')).toEqual([1, 4]);
    expect(rotations('F9', '9')).toEqual([]);
    expect(rotationsOf(smallMap, emptyBoard(), 'D5', '8')).toEqual([1, 4]);
  });

  test('is upgraded to what stays on that side too', () => {
    const laid = boardWith({ F9: ['8', 1] });
    const may = upgradesOf(map, laid, 'F9').filter((tile) => rotationsOf(map, laid, 'F9', tile).length > 0);
    expect(may).toEqual(['28', '29']);
    expect(rotations('F9', '29', ['8', 1])).toEqual([1]);
    expect(rotations('F9', '39', ['29', 1])).toEqual([1]);
  });

  test('may have track on either side, and a node with all its exits on one', () => {
    const tile = { colour: 'green' as const, count: 1, upgradesTo: [] };
    const divided = printedMap(
      3,
      3,
      (id) =>
        id === 'B3'
          ? {
              partition: [
                [1, 2, 3],
                [0, 4, 5],
              ],
            }
          : {},
      [
        { ...tile, id: 'two', nodes: [], paths: paths('13 04') },
        { ...tile, id: 'one', nodes: [city(20)], paths: paths('1a 3a 04') },
        { ...tile, id: 'across', nodes: [city(20)], paths: paths('1a 4a') },
      ],
    );
    expect(rotationsOf(divided, emptyBoard(), 'B3', 'two')).toEqual([0, 3]);
    expect(rotationsOf(divided, emptyBoard(), 'B3', 'one')).toEqual([0, 3]);
    expect(rotationsOf(divided, emptyBoard(), 'B3', 'across')).toEqual([]);
    expect(rotationsOf(divided, emptyBoard(), 'A2', 'across')).toEqual([2, 5]);
  });
});

describe('Budapest', () => {
  test('goes from print to gray by its own tiles, the yellow one in one way', () => {
    expect(upgradesOf(map, emptyBoard(), 'E12')).toEqual(['L33']);
    expect(rotations('E12', 'L33')).toEqual([2]);
    expect(rotationsOf(smallMap, emptyBoard(), 'C8', 'L33')).toEqual([2]);
    expect(upgradesOf(map, boardWith({ E12: ['L33', 2] }), 'E12')).toEqual(['209']);
    expect(rotations('E12', '209', ['L33', 2])).toEqual([2, 5]);
    expect(rotations('E12', 'L35', ['209', 2])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(upgradesOf(map, boardWith({ E12: ['L35', 0] }), 'E12')).toEqual(['L37']);
  });

  test('has its tiles nowhere else', () => {
    const elsewhere = Object.keys(map.hexes).filter((hex) => upgradesOf(map, emptyBoard(), hex).includes('L33'));
    expect(elsewhere).toEqual(['E12']);
  });

  test('keeps Buda and Pest where their track leads, then makes them one', () => {
    // Printed, the first city has the track below; on L33 that is the second city.
    const board = boardWith({}, [
      ['3', 'E12.0'],
      ['1', 'E12.1'],
    ]);
    expect(layTile(map, board, 'E12', 'L33', 2)).toEqual([]);
    expect(board.tokens).toEqual({ 'E12.0': ['1'], 'E12.1': ['3'] });
    layTile(map, board, 'E12', '209', 2);
    expect(board.tokens).toEqual({ 'E12.0': ['1', '3', null] });
    layTile(map, board, 'E12', 'L35', 0);
    layTile(map, board, 'E12', 'L37', 0);
    expect(board.tokens).toEqual({ 'E12.0': ['1', '3', null, null] });
  });

  test('keeps both tokens of a company that stood in Buda and in Pest', () => {
    const board = boardWith({ E12: ['L33', 2] }, [
      ['1', 'E12.0'],
      ['1', 'E12.1'],
    ]);
    layTile(map, board, 'E12', '209', 5);
    expect(board.tokens).toEqual({ 'E12.0': ['1', '1', null] });
  });
});

describe('two cities on one hex', () => {
  const GREEN = ['8860', '8859', '8858', '8863', '8864', '8865'];

  test('take L32, then six green tiles, L17 and X9', () => {
    expect(upgradesOf(map, emptyBoard(), 'G14')).toEqual(['L32']);
    expect(upgradesOf(map, boardWith({ G14: ['L32', 0] }), 'G14')).toEqual(GREEN);
    for (const tile of GREEN) {
      expect(upgradesOf(map, boardWith({ G14: [tile, 0] }), 'G14')).toEqual(['L17']);
      expect(rotations('G14', tile, ['L32', 0])).toHaveLength(4);
      expect(rotations('G14', 'L17', [tile, 0])).toHaveLength(2);
    }
    expect(rotations('G14', 'X9', ['L17', 0])).toEqual([5]);
  });

  test('leave open who has the city with track: the tokens are lifted', () => {
    const board = boardWith({}, [
      ['RABA', 'G14.0'],
      ['4', 'G14.1'],
    ]);
    expect(usesNewTrack(map, board, { company: '4', hex: 'G14', tile: 'L32', rotation: 0 })).toBe(true);
    expect(layTile(map, board, 'G14', 'L32', 0)).toEqual([
      ['RABA', 'G14.0'],
      ['4', 'G14.1'],
    ]);
    expect(board.tokens).toEqual({});
  });

  test('keep on green what had track there, the other city takes the other', () => {
    for (const tile of GREEN)
      for (const rotation of rotations('G14', tile, ['L32', 0])) {
        const board = boardWith({ G14: ['L32', 0] }, [
          ['4', 'G14.0'],
          ['RABA', 'G14.1'],
        ]);
        const lay = { hex: 'G14', tile, rotation };
        expect(usesNewTrack(map, board, { company: '4', ...lay })).toBe(true);
        expect(layTile(map, board, 'G14', tile, rotation)).toEqual([]);
        const home = reachOf(map, board, '4').stops;
        expect(Object.values(board.tokens).flat().sort()).toEqual(['4', 'RABA']);
        expect(board.tokens[[...home].find((stop) => stop.startsWith('G14'))!]).toEqual(['4']);
      }
  });

  test('become one on brown, with the tokens of both, two of one company too', () => {
    const two = boardWith({ G14: ['8859', 0] }, [
      ['7', 'G14.1'],
      ['4', 'G14.0'],
    ]);
    layTile(map, two, 'G14', 'L17', 0);
    expect(two.tokens).toEqual({ 'G14.0': ['4', '7'] });
    const twice = boardWith({ G14: ['8859', 0] }, [
      ['4', 'G14.0'],
      ['4', 'G14.1'],
    ]);
    layTile(map, twice, 'G14', 'L17', 0);
    expect(twice.tokens).toEqual({ 'G14.0': ['4', '4'] });
    layTile(map, twice, 'G14', 'X9', 5);
    expect(twice.tokens).toEqual({ 'G14.0': ['4', '4', null] });
  });
});

describe('K hexes', () => {
  test('take any yellow city tile, then K tiles alone', () => {
    expect(upgradesOf(map, emptyBoard(), 'H23')).toEqual(['5', '6', '57']);
    for (const tile of ['5', '6', '57'])
      expect(upgradesOf(map, boardWith({ H23: [tile, 0] }), 'H23')).toEqual(['236', '237', '238']);
    expect(upgradesOf(map, boardWith({ H23: ['237', 0] }), 'H23')).toEqual(['L34']);
    expect(upgradesOf(map, boardWith({ H23: ['L34', 0] }), 'H23')).toEqual(['L36']);
    expect(upgradesOf(map, boardWith({ G16: ['57', 0] }), 'G16')).toEqual(['619', '14', '15']);
  });

  test('keep their track', () => {
    // Below H23 the map ends.
    expect(rotations('H23', '236', ['57', 1])).toEqual([]);
    expect(rotations('H23', '237', ['57', 1])).toEqual([1]);
    expect(rotations('H23', '238', ['57', 1])).toEqual([4]);
    expect(rotations('H23', 'L34', ['238', 4])).toEqual([4]);
  });
});

test('mines are entered by their own track, and never built on', () => {
  expect(upgradesOf(map, emptyBoard(), 'A10')).toEqual([]);
  expect(fits(map, emptyBoard(), 'A12', '9', 1)).toBe(true); // from the mine at A10 to A14
  expect(fits(map, emptyBoard(), 'B17', '57', 0)).toBe(true); // to the mine at A18
});
