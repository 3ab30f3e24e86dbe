import { freeze, produce } from 'immer';
import { expect, test } from 'vitest';
import { type Board, emptyBoard } from './board.ts';
import { perBoard } from './memo.ts';
import { city } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { putToken } from './tokens.ts';

const map = printedMap(1, 2, () => ({ nodes: [city(20)] }));
const tokensOn = perBoard((_, { tokens }) => Object.keys(tokens));

test('a draft of a board shares what is known of the board, until it is written to', () => {
  const board: Board = freeze(emptyBoard(), true);
  const known = tokensOn(map, board);
  produce(board, (draft) => {
    expect(tokensOn(map, draft)).toBe(known);
    putToken(map, draft, 'GW', 'A0.0');
    const written = tokensOn(map, draft);
    expect(written).toEqual(['A0.0']);
    expect(tokensOn(map, draft)).toBe(written);
    putToken(map, draft, 'GW', 'A2.0');
    expect(tokensOn(map, draft)).toEqual(['A0.0', 'A2.0']);
  });
  expect(tokensOn(map, board)).toBe(known);
});
