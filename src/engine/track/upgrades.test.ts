// Tiles on the map of 1856: the hexes where they may lie, and the new places of the tokens.
import { describe, expect, test } from 'vitest';
import { map } from '../../titles/1856/rules/map.ts';
import { type Board, emptyBoard } from './board.ts';
import type { HexId, TileId } from './facts.ts';
import { trackOfTile, trackOn } from './hexTrack.ts';
import { keepsTrack, newTrack } from './keepsTrack.ts';
import { layTile } from './layTile.ts';
import { city, paths } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';
import { edgesFit, rotationsOf, tilesLeft, upgradesOf } from './upgrades.ts';

const track = (tile: TileId, rotation = 0) => trackOfTile(map, tile, rotation);
const boardWith = (laid: Board['laid']): Board => ({ ...emptyBoard(), laid });
const upgrades = (hex: HexId, tile?: TileId) =>
  upgradesOf(map, boardWith(tile === undefined ? {} : { [hex]: [tile, 0] }), hex);

describe('which tiles', () => {
  test('a bare hex takes yellow tiles of its kind', () => {
    expect(upgrades('B15')).toEqual(['7', '8', '9']);
    expect(upgrades('D19')).toEqual(['3', '4', '58']);
    expect(upgrades('E18')).toEqual(['1', '2', '55', '56', '69']);
    expect(upgrades('D17')).toEqual(['5', '6', '57']);
  });

  test('a yellow print takes the green tile with its label', () => {
    expect(upgrades('N11')).toEqual(['120']);
    expect(upgrades('F15')).toEqual(['121']);
    expect(upgrades('I12')).toEqual(['59']);
  });

  test('gray, red and blue hexes take none', () => {
    for (const hex of ['F9', 'A20', 'N5']) expect(upgrades(hex)).toEqual([]);
  });

  test('a label that counts from brown on decides what follows green', () => {
    expect(upgrades('B19')).toEqual(['5', '6', '57']);
    expect(upgrades('B19', '57')).toEqual(['14', '15']);
    expect(upgrades('B19', '14')).toEqual(['125']);
    expect(upgrades('D17', '14')).toEqual(['63']);
    expect(upgrades('F15', '121')).toEqual(['126']);
    expect(upgrades('M4', '121')).toEqual(['127']);
    expect(upgrades('L15', '64')).toEqual(['123']);
    expect(upgrades('I12', '64')).toEqual([]);
  });

  test('what is laid is no longer in the box', () => {
    const board = boardWith({ I12: ['59', 0], L15: ['59', 1] });
    expect(tilesLeft(map, board, '59')).toBe(0);
    expect(tilesLeft(map, board, '57')).toBe(4);
    board.laid = { ...board.laid, L15: ['64', 1] };
    board.rev += 1;
    expect(tilesLeft(map, board, '59')).toBe(1);
  });
});

describe('which rotations', () => {
  test('no track leads off the map, to blue, or to a blank side of red and gray', () => {
    expect(edgesFit(map, 'B15', track('9', 0))).toBe(true); // from Sarnia's lower side to B17
    expect(edgesFit(map, 'B15', track('9', 1))).toBe(false); // A16 is not there
    expect(edgesFit(map, 'O4', track('9', 1))).toBe(false); // N5 is water
    expect(edgesFit(map, 'B15', track('8', 0))).toBe(false); // Port Huron has no track
  });

  test('a tile keeps all the track that lies there', () => {
    expect(rotationsOf(map, boardWith({ D15: ['9', 0] }), 'D15', '23')).toEqual([0, 3]);
    expect(rotationsOf(map, boardWith({ D15: ['9', 0] }), 'D15', '20')).toEqual([0, 2, 3, 5]);
    expect(rotationsOf(map, boardWith({ D15: ['8', 0] }), 'D15', '20')).toEqual([]);
  });

  test('all that look alike are listed', () => {
    expect(rotationsOf(map, emptyBoard(), 'D15', '9')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(rotationsOf(map, boardWith({ G12: ['14', 0] }), 'G12', '63')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('an L city grows to five exits, those of the green tile among them', () => {
    expect(rotationsOf(map, boardWith({ F17: ['14', 1] }), 'F17', '125')).toEqual([0]);
    expect(rotationsOf(map, boardWith({ L13: ['14', 0] }), 'L13', '125')).toEqual([5]);
  });

  test('Toronto: 120, 122, 124 lie in one way each', () => {
    expect(rotationsOf(map, emptyBoard(), 'N11', '120')).toEqual([1]);
    expect(rotationsOf(map, boardWith({ N11: ['120', 1] }), 'N11', '122')).toEqual([1]);
    expect(rotationsOf(map, boardWith({ N11: ['122', 1] }), 'N11', '124')).toEqual([1]);
  });
});

describe('what is kept', () => {
  test('two towns become one city with all their exits', () => {
    expect(keepsTrack(track('1'), track('14'))?.nodes).toEqual([0, 0]);
    expect(keepsTrack(track('55'), track('14'))?.nodes).toEqual([0, 0]);
    expect(keepsTrack(track('2'), track('15'))?.nodes).toEqual([0, 0]);
    expect(keepsTrack(track('56'), track('15'))?.nodes).toEqual([0, 0]);
    expect(keepsTrack(track('1'), track('15'))).toBeNull();
    expect(newTrack(track('1'), track('14'))).toEqual([]);
  });

  test('a town gives way to plain track or to a city with the same exits', () => {
    expect(keepsTrack(track('3', 2), track('7', 2))?.nodes).toEqual([null]);
    expect(keepsTrack(track('3', 2), track('5', 2))?.nodes).toEqual([0]);
    expect(keepsTrack(track('3', 2), track('7', 3))).toBeNull();
    expect(keepsTrack(track('58'), track('6'))?.nodes).toEqual([0]);
    expect(newTrack(track('4'), track('9', 3))).toEqual([]);
  });

  test('a city never becomes plain track', () => {
    expect(keepsTrack(track('57'), track('9'))).toBeNull();
  });

  test('new track is what was not there', () => {
    expect(newTrack(track('9'), track('23'))).toEqual([[0, 4]]);
    expect(newTrack(track('57'), track('14'))).toEqual([
      [1, 6],
      [4, 6],
    ]);
    expect(newTrack(track('120', 1), track('122', 1))).toEqual([]);
  });

  test('a way round a city is new, though its edges were joined', () => {
    const round = printedMap(1, 2, (id) => ({ nodes: [city(20)], paths: paths(id === 'A0' ? '0a 3a' : '0a 3a 03') }));
    const board = emptyBoard();
    const [before, after] = [trackOn(round, board, 'A0'), trackOn(round, board, 'A2')];
    expect(newTrack(before, after)).toEqual([[0, 3]]);
  });
});

describe('tokens', () => {
  test('follow their city from 59 to 66, by its track', () => {
    const straight = boardWith({ L15: ['59', 0] });
    putToken(map, straight, 'THB', 'L15.1');
    layTile(map, straight, 'L15', '66', 0);
    expect(straight.tokens).toEqual({ 'L15.1': ['THB'] });

    const swapped = boardWith({ L15: ['59', 0] });
    putToken(map, swapped, 'THB', 'L15.0');
    expect(layTile(map, swapped, 'L15', '66', 5)).toEqual([]);
    expect(swapped.tokens).toEqual({ 'L15.1': ['THB'] });
  });

  test('of two cities never meet in one while the tile has two: 59 turned to 64', () => {
    const board = boardWith({ N17: ['59', 5] });
    expect(rotationsOf(map, board, 'N17', '64')).not.toContain(5);
    expect(rotationsOf(map, board, 'N17', '64')).not.toHaveLength(0);
  });

  test('of both cities of Toronto go into the one of 124, those of the first first', () => {
    const board = emptyBoard();
    putToken(map, board, 'GT', 'N11.1');
    putToken(map, board, 'CV', 'N11.0');
    layTile(map, board, 'N11', '120', 1);
    expect(board.tokens).toEqual({ 'N11.0': ['CV'], 'N11.1': ['GT'] });
    layTile(map, board, 'N11', '122', 1);
    expect(board.tokens).toEqual({ 'N11.0': ['CV', null], 'N11.1': ['GT', null] });
    putToken(map, board, 'GW', 'N11.1');
    layTile(map, board, 'N11', '124', 1);
    expect(board.tokens).toEqual({ 'N11.0': ['CV', 'GT', 'GW', null] });
    expect(board.laid).toEqual({ N11: ['124', 1] });
  });

  test('of both cities of Hamilton go into the one of 123', () => {
    const board = boardWith({ L15: ['64', 5] });
    putToken(map, board, 'GW', 'L15.0');
    putToken(map, board, 'THB', 'L15.1');
    expect(rotationsOf(map, board, 'L15', '123')).toEqual([5]);
    layTile(map, board, 'L15', '123', 5);
    expect(board.tokens).toEqual({ 'L15.0': ['GW', 'THB', null] });
  });

  test('are lifted where two cities without track leave a choice', () => {
    const board = emptyBoard();
    putToken(map, board, 'THB', 'L15.0');
    const { rev } = board;
    expect(layTile(map, board, 'L15', '59', 0)).toEqual([['THB', 'L15.0']]);
    expect(board.tokens).toEqual({});
    expect(board.rev).toBeGreaterThan(rev);
  });

  test('of a city without track go to the one that is left', () => {
    const small = printedMap(1, 1, () => ({ nodes: [city(30), city(0)], paths: paths('2a') }), [
      { id: 'g', colour: 'green', nodes: [city(40), city(40)], paths: paths('0a 3a 2b 5b'), count: 1, upgradesTo: [] },
    ]);
    const board = emptyBoard();
    putToken(small, board, 'GW', 'A0.0');
    putToken(small, board, 'CV', 'A0.1');
    expect(layTile(small, board, 'A0', 'g', 0)).toEqual([]);
    expect(board.tokens).toEqual({ 'A0.0': ['CV'], 'A0.1': ['GW'] });
  });

  test('a tile that does not keep the track is never laid', () => {
    expect(() => layTile(map, boardWith({ D15: ['8', 0] }), 'D15', '20', 0)).toThrow('does not keep');
  });
});
