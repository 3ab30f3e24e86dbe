import { expect, test } from 'vitest';
import { freeze } from '../core/kept.ts';
import type { Core } from '../core/state.ts';
import { type Board, boardToWrite, emptyBoard } from './board.ts';
import { leaveBehind, perBoard, perTrack } from './memo.ts';
import { city } from './notation.ts';
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
