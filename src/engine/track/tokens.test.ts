// Tokens in the slots of cities.
import { expect, test } from 'vitest';
import { emptyBoard } from './board.ts';
import { city, town } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import {
  freeSlot,
  freeSlots,
  hasToken,
  hasTokenIn,
  isBlocked,
  putToken,
  removeToken,
  slotsOf,
  tokenNodes,
  tokensAt,
} from './tokens.ts';

const map = printedMap(1, 2, (id) =>
  id === 'A0' ? { nodes: [city(20, 2), city(20)] } : { nodes: [town(10), city(20)] },
);

test('tokens fill the slots in order and leave none behind', () => {
  const board = emptyBoard();
  expect(slotsOf(map, board, 'A0.0')).toBe(2);
  expect(putToken(map, board, 'GW', 'A0.0')).toBe(0);
  expect(board.tokens).toEqual({ 'A0.0': ['GW', null] });
  expect(freeSlot(map, board, 'A0.0')).toBe(1);
  expect(putToken(map, board, 'CV', 'A0.0')).toBe(1);
  expect(freeSlot(map, board, 'A0.0')).toBeNull();
  expect(freeSlots(map, board, 'A0.0')).toBe(0);
  expect(tokensAt(board, 'A0.0')).toEqual(['GW', 'CV']);
  expect(() => putToken(map, board, 'GT', 'A0.0')).toThrow('no room');
  removeToken(board, 'GW', 'A0.0');
  expect(board.tokens).toEqual({ 'A0.0': [null, 'CV'] });
  expect(freeSlot(map, board, 'A0.0')).toBe(0);
  removeToken(board, 'CV', 'A0.0');
  expect(board.tokens).toEqual({});
  expect(board.rev).toBe(4);
});

test('a slot can be named', () => {
  const board = emptyBoard();
  expect(putToken(map, board, 'GW', 'A0.0', 1)).toBe(1);
  expect(board.tokens).toEqual({ 'A0.0': [null, 'GW'] });
  expect(() => putToken(map, board, 'CV', 'A0.0', 1)).toThrow('no room');
});

test('a company finds its own tokens', () => {
  const board = emptyBoard();
  putToken(map, board, 'GW', 'A2.1');
  putToken(map, board, 'GW', 'A0.1');
  expect(tokenNodes(board, 'GW')).toEqual(['A0.1', 'A2.1']);
  expect(hasToken(board, 'GW', 'A0.0')).toBe(false);
  expect(hasTokenIn(board, 'GW', 'A0')).toBe(true);
  expect(hasTokenIn(board, 'CV', 'A0')).toBe(false);
});

test('a city blocks when others have all its slots', () => {
  const board = emptyBoard();
  putToken(map, board, 'CV', 'A0.0');
  expect(isBlocked(map, board, 'A0.0', 'GW')).toBe(false);
  putToken(map, board, 'GT', 'A0.0');
  expect(isBlocked(map, board, 'A0.0', 'GW')).toBe(true);
  expect(isBlocked(map, board, 'A0.0', 'GT')).toBe(false);
  expect(isBlocked(map, board, 'A0.1', 'GW')).toBe(false);
  expect(isBlocked(map, board, 'A2.0', 'GW')).toBe(false);
});
