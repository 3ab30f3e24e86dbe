import { expect, test } from 'vitest';
import { freeze } from '../core/kept.ts';
import type { Core } from '../core/state.ts';
import { type Board, boardToWrite, emptyBoard } from './board.ts';
import { boardWith } from './layTile.ts';
import { leaveBehind, perBoard, perTiles, perTrack } from './memo.ts';
import { city, paths } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';

const map = printedMap(1, 2, () => ({ nodes: [city(20)] }));
const tokensOn = perBoard((_, { tokens }) => Object.keys(tokens));

test('what is known of a board holds until the board is changed; the board before it keeps its own', () => {
  const board: Board = freeze(emptyBoard());
  const known = tokensOn(map, board);
  const s = { board };
  putToken(map, boardToWrite(s), 'GW', 'A0.0');
  const written = tokensOn(map, s.board);
  expect(written).toEqual(['A0.0']);
  expect(tokensOn(map, s.board)).toBe(written);
  putToken(map, s.board, 'GW', 'A2.0');
  expect(tokensOn(map, s.board)).toEqual(['A0.0', 'A2.0']);
  expect(tokensOn(map, board)).toBe(known);
  expect(board.tokens).toEqual({});
});

test('a game that goes on leaves behind what was known of its board, but not of the track that is still there', () => {
  const laidOn = perTrack((_, { laid }) => Object.keys(laid));
  const s = { board: freeze(emptyBoard()) } as never as Core & { board: Board };
  const before = { ...s };
  const [tokens, laid] = [tokensOn(map, before.board), laidOn(map, before.board)];
  putToken(map, boardToWrite(s), 'GW', 'A0.0');
  leaveBehind(before, s);
  expect(tokensOn(map, before.board)).toEqual(tokens);
  expect(tokensOn(map, before.board)).not.toBe(tokens);
  expect(laidOn(map, s.board)).toBe(laid);
  leaveBehind(s, { ...s, board: { ...s.board, laid: {} } } as never as Core);
  expect(laidOn(map, s.board)).not.toBe(laid);
});

test('what is known of tiles is mended where the last one was laid, and looked for anew where others lie', () => {
  const tile = { id: '7', colour: 'yellow', nodes: [], paths: paths('01'), count: null, upgradesTo: [] } as const;
  const land = { ...printedMap(1, 3, () => ({ nodes: [] })), tiles: { 7: tile } };
  const asked: string[] = [];
  const sorted = (laid: Board['laid']) => Object.keys(laid).sort();
  const hexesOf = perTiles<readonly string[]>(
    (_, laid) => {
      asked.push('all');
      return sorted(laid);
    },
    (known, _, __, hex) => {
      asked.push(hex);
      return [...known, hex].sort();
    },
  );
  const none = emptyBoard();
  const one = boardWith(land, none, 'A2', '7', 0);
  expect(hexesOf(land, one)).toEqual(['A2']); // nothing was known before it
  const two = boardWith(land, one, 'A0', '7', 0);
  const other = boardWith(land, one, 'A4', '7', 0);
  expect(hexesOf(land, other)).toEqual(['A2', 'A4']);
  expect(hexesOf(land, two)).toEqual(['A0', 'A2']); // not the last one that was laid
  expect(hexesOf({ ...land }, boardWith(land, two, 'A4', '7', 0))).toEqual(['A0', 'A2', 'A4']); // another map
  expect(asked).toEqual(['all', 'A4', 'all', 'all']);
});
