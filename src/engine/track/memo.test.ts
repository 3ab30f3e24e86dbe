import { expect, test } from 'vitest';
import { freeze } from '../core/kept.ts';
import { type Board, boardToWrite, emptyBoard } from './board.ts';
import { perBoard } from './memo.ts';
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
