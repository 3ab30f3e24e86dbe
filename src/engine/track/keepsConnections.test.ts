import { expect, test } from 'vitest';
import { type Board, emptyBoard } from './board.ts';
import { isConnectedLay, usesNewTrack } from './connection.ts';
import type { TileFacts } from './facts.ts';
import { trackOfTile, trackOn } from './hexTrack.ts';
import { connectedEdges, keepsConnections } from './keepsConnections.ts';
import { newTrack } from './keepsTrack.ts';
import { boardWith, layTile } from './layTile.ts';
import { city, paths } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';
import { fits, rotationsOf, tilesOfColours, upgradesOf } from './upgrades.ts';

const tile = (id: string, colour: TileFacts['colour'], track: string, more: Partial<TileFacts> = {}): TileFacts => ({
  ...{ id, colour, count: 2, nodes: [], upgradesTo: [], paths: paths(track) },
  ...more,
});
/** A0 above, A2 in the middle, A4 below; A0 alone has track towards the middle. */
const map = printedMap(2, 3, (id) => (id === 'A0' ? { nodes: [city(20)], paths: paths('0a') } : {}), [
  tile('straight', 'yellow', '03', { upgradesTo: ['both'] }),
  tile('curve', 'yellow', '35'),
  tile('other', 'yellow', '05'),
  tile('both', 'green', '03 35'),
  tile('bridge', 'brown', '03 14'),
  tile('station', 'yellow', '3a', { nodes: [city(20)] }),
]);
function laid(): Board {
  const board = emptyBoard();
  layTile(map, board, 'A2', 'straight', 0);
  putToken(map, board, 'GW', 'A0.0');
  return board;
}
const keepsOn = (board: Board, hex: string) => keepsConnections(connectedEdges(map, board, hex));

test('only what meets track of a neighbour must be kept', () => {
  const board = laid();
  expect(connectedEdges(map, board, 'A2')).toEqual([3]);
  const keeps = keepsOn(board, 'A2');
  expect(fits(map, board, 'A2', 'curve', 0)).toBe(false);
  expect(fits(map, board, 'A2', 'curve', 0, keeps)).toBe(true);
  expect(fits(map, board, 'A2', 'other', 0, keeps)).toBe(false); // the side that is joined keeps its exit
  expect(rotationsOf(map, board, 'A2', 'curve')).toEqual([]);
  expect(rotationsOf(map, board, 'A2', 'curve', keeps)).toEqual([0]);
  expect(() => layTile(map, boardWith(map, board, 'A2', 'both', 0), 'A2', 'curve', 0)).toThrow('does not keep');
  expect(boardWith(map, board, 'A2', 'curve', 0, { keeps }).laid.A2).toEqual(['curve', 0]);
});

test('two sides that are both joined to neighbours stay joined to each other', () => {
  const board = laid();
  layTile(map, board, 'A4', 'straight', 0);
  expect(connectedEdges(map, board, 'A2')).toEqual([0, 3]);
  const keeps = keepsOn(board, 'A2');
  expect(fits(map, board, 'A2', 'curve', 0, keeps)).toBe(false);
  expect(fits(map, board, 'A2', 'both', 0, keeps)).toBe(true);
});

test('new track is what was not there before, and is reached with the tile in place', () => {
  const board = laid();
  const keeps = keepsOn(board, 'A2');
  const [before, after] = [trackOn(map, board, 'A2'), trackOfTile(map, 'curve', 0)];
  expect(newTrack(before, after, keeps)).toEqual([[3, 5]]);
  const lay = { company: 'GW', hex: 'A2', tile: 'curve', rotation: 0 };
  expect(usesNewTrack(map, board, lay)).toBe(false); // it does not keep all track
  expect(usesNewTrack(map, board, { ...lay, laying: { keeps } })).toBe(true);
  expect(isConnectedLay(map, board, { ...lay, company: 'CV', laying: { keeps } })).toBe(false);
});

test('tiles of the same colour, or of one that is skipped, are named by what stands on them', () => {
  const board = laid();
  expect(upgradesOf(map, board, 'A2')).toEqual(['both']);
  expect(tilesOfColours(map, board, 'A2', ['yellow'])).toEqual(['straight', 'curve', 'other']);
  expect(tilesOfColours(map, board, 'A2', ['green', 'brown'])).toEqual(['both', 'bridge']);
  expect(tilesOfColours(map, board, 'A0', ['yellow'])).toEqual(['station']);
});
