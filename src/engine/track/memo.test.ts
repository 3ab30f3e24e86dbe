import { expect, test } from 'vitest';
import { freeze } from '../core/kept.ts';
import { type Board, boardToWrite, emptyBoard } from './board.ts';
import { boardWith } from './layTile.ts';
import { perBoard, perTiles, perTrack } from './memo.ts';
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

test('what is known of a track is known again for the same tiles with other tokens, and not with other stations', () => {
  const laidOn = perTrack((_, { laid, extras = {} }) => [...Object.keys(laid), ...Object.keys(extras)]);
  const board = emptyBoard();
  const known = laidOn(map, board);
  const s = { board };
  putToken(map, boardToWrite(s), 'GW', 'A0.0');
  expect(laidOn(map, s.board)).toBe(known);
  expect(laidOn(map, { ...s.board, extras: { A2: [] } })).toEqual(['A2']);
});

test('only the boards that were asked about last are remembered', () => {
  const first = emptyBoard();
  const known = tokensOn(map, first);
  for (let i = 0; i < 15; i++) tokensOn(map, emptyBoard());
  expect(tokensOn(map, first)).toBe(known);
  for (let i = 0; i < 16; i++) tokensOn(map, emptyBoard());
  expect(tokensOn(map, first)).not.toBe(known);
});

test('what is known of tiles is mended where the last ones were laid, and looked for anew after many', () => {
  const tile = { id: '7', colour: 'yellow', nodes: [], paths: paths('01'), count: null, upgradesTo: [] } as const;
  const land = { ...printedMap(1, 8, () => ({ nodes: [] })), tiles: { 7: tile } };
  const asked: string[] = [];
  const sorted = (laid: Board['laid']) => Object.keys(laid).sort();
  const hexesOf = perTiles<readonly string[]>(
    (_, laid) => {
      asked.push('all');
      return sorted(laid);
    },
    (known, _, __, hex, before) => {
      asked.push(before === undefined ? hex : `${hex} ${before}`);
      return [...new Set([...known, hex])].sort();
    },
  );
  const none = emptyBoard();
  const one = boardWith(land, none, 'A2', '7', 0);
  expect(hexesOf(land, one)).toEqual(['A2']); // nothing was known before it
  const two = boardWith(land, one, 'A0', '7', 0);
  const other = boardWith(land, one, 'A4', '7', 0);
  expect(hexesOf(land, other)).toEqual(['A2', 'A4']);
  expect(hexesOf(land, two)).toEqual(['A0', 'A2']); // before another one
  expect(hexesOf({ ...land }, boardWith(land, two, 'A4', '7', 0))).toEqual(['A0', 'A2', 'A4']); // another map
  expect(hexesOf(land, boardWith(land, two, 'A2', '7', 0))).toEqual(['A0', 'A2']); // the same tile once more
  expect(asked.splice(0)).toEqual(['all', 'A4', 'A0', 'all', 'A2 7,0']);
  const boards = [two];
  for (const hex of ['A4', 'A6', 'A8', 'A10', 'A12']) boards.push(boardWith(land, boards.at(-1)!, hex, '7', 0));
  expect(hexesOf(land, boards[5]!)).toEqual(sorted(boards[5]!.laid));
  expect(asked.splice(0)).toEqual(['all']);
  expect(hexesOf(land, boards[4]!)).toEqual(sorted(boards[4]!.laid));
  expect(asked.splice(0)).toEqual(['A4', 'A6', 'A8', 'A10']);
});
