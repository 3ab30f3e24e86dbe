// Tokens in the slots of cities.
import { expect, test } from 'vitest';
import { emptyBoard, timedBoard } from './board.ts';
import { layTile } from './layTile.ts';
import { city, paths, town } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import {
  byArrival,
  freeSlot,
  freeSlots,
  hasToken,
  hasTokenIn,
  isBlocked,
  putToken,
  removeToken,
  replaceToken,
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

const wider = printedMap(1, 1, () => ({ nodes: [city(20, 3)], paths: paths('0a') }), [
  { id: 'wide', colour: 'yellow', count: 1, nodes: [city(30, 4)], paths: paths('0a'), upgradesTo: [] },
]);

test('a board may know who came first, whatever slot he took', () => {
  const board = timedBoard();
  putToken(wider, board, 'GW', 'A0.0', 2);
  putToken(wider, board, 'CV', 'A0.0', 0);
  const begun = board.rev;
  putToken(wider, board, 'BBG', 'A0.0');
  expect(byArrival(board, 'A0.0').map(({ company }) => company)).toEqual(['GW', 'CV', 'BBG']);
  expect(byArrival(board, 'A0.0').filter(({ since }) => since > begun)).toEqual([
    { company: 'BBG', slot: 1, since: begun + 1 },
  ]);
});

test('the time of a token goes with it: onto another tile, to another company, and away', () => {
  const board = timedBoard();
  putToken(wider, board, 'GW', 'A0.0', 2);
  putToken(wider, board, 'CV', 'A0.0', 0);
  layTile(wider, board, 'A0', 'wide', 0);
  expect(board.tokens).toEqual({ 'A0.0': ['CV', 'GW', null, null] });
  expect(byArrival(board, 'A0.0').map(({ company }) => company)).toEqual(['GW', 'CV']);
  const { rev } = board;
  replaceToken(board, 'GW', 'CGR', 'A0.0');
  expect(board.rev).toBeGreaterThan(rev);
  expect(byArrival(board, 'A0.0').map(({ company }) => company)).toEqual(['CGR', 'CV']);
  expect(() => replaceToken(board, 'GW', 'CGR', 'A0.0')).toThrow('does not stand');
  removeToken(board, 'CGR', 'A0.0');
  putToken(wider, board, 'TGB', 'A0.0', 1, 1);
  expect(byArrival(board, 'A0.0').map(({ company }) => company)).toEqual(['TGB', 'CV']);
  removeToken(board, 'TGB', 'A0.0');
  removeToken(board, 'CV', 'A0.0');
  expect([board.tokens, board.since]).toEqual([{}, {}]);
});

test('cities that become one take their tokens and times along, and nothing stays of the others', () => {
  const two = { nodes: [city(20), city(20)], paths: paths('0a 3b') };
  const one = {
    id: 'one',
    colour: 'green',
    count: 1,
    nodes: [city(30, 2)],
    paths: paths('0a 3a'),
    upgradesTo: [],
  } as const;
  const merging = printedMap(1, 2, () => two, [one]);
  const board = timedBoard();
  for (const [company, node] of [
    ['GW', 'A0.1'],
    ['CV', 'A2.1'],
    ['GT', 'A0.0'],
  ] as const)
    putToken(merging, board, company, node);
  const before = { ...board };
  layTile(merging, board, 'A0', 'one', 0);
  expect(board.tokens).toEqual({ 'A2.1': ['CV'], 'A0.0': ['GT', 'GW'] });
  expect(board.since).toEqual({ 'A2.1': [2], 'A0.0': [3, 1] });
  expect(Object.keys(before.tokens)).toEqual(['A0.1', 'A2.1', 'A0.0']);
});

test('a board that does not ask has no times, and tells the slots in their order', () => {
  const board = emptyBoard();
  putToken(wider, board, 'GW', 'A0.0', 2);
  putToken(wider, board, 'CV', 'A0.0', 0);
  expect(board).not.toHaveProperty('since');
  expect(byArrival(board, 'A0.0').map(({ company }) => company)).toEqual(['CV', 'GW']);
});

test('under a new tile tokens move up to the first slots; where all stand there already, they are left as they are', () => {
  const track = { nodes: [city(20, 2)], paths: paths('a0 a3') };
  const tile = { id: 'junction', colour: 'yellow' as const, count: null, upgradesTo: [], ...track };
  const on = printedMap(1, 1, () => ({ nodes: [city(20, 2)] }), [tile]);
  const board = emptyBoard();
  putToken(on, board, 'GW', 'A0.0', 1);
  layTile(on, board, 'A0', 'junction', 0);
  expect(board.tokens).toEqual({ 'A0.0': ['GW', null] });
  const { tokens } = board;
  layTile(on, board, 'A0', 'junction', 0);
  expect(board.tokens).toBe(tokens);
});
