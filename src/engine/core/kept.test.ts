import { expect, test } from 'vitest';
import { copy } from './copy.ts';
import { freeze, kept, ownCopy } from './kept.ts';

interface Toy {
  rulings: Record<string, string>;
  board: { laid: Record<string, number> };
  cash: Record<string, number>;
  shares: { of: string; held: number[] }[];
  owner: string | null | { name: string };
}

const before: Toy = freeze({
  rulings: { loans: 'may' },
  board: { laid: { A1: 1 } },
  cash: { ada: 10, ben: 20 },
  shares: [
    { of: 'NYC', held: [1, 2] },
    { of: 'CGR', held: [] },
  ],
  owner: null,
});

test('a copy to write to shares the board and the terms of the game, and nothing else', () => {
  const own = ownCopy(before);
  expect(own).toEqual(before);
  expect(own.board).toBe(before.board);
  expect(own.rulings).toBe(before.rulings);
  expect(own.cash).not.toBe(before.cash);
  expect(own.shares[0]!.held).not.toBe(before.shares[0]!.held);
});

test('what is kept shares all that came out the same, and nothing of it can be written to', () => {
  const own = ownCopy(before);
  own.shares[1]!.held.push(7);
  own.owner = { name: 'Ada' };
  const after = kept(before, own);
  expect(after.cash).toBe(before.cash);
  expect(after.shares[0]).toBe(before.shares[0]);
  expect(after.shares[1]).toEqual({ of: 'CGR', held: [7] });
  expect(before.shares[1]!.held).toEqual([]);
  for (const part of [after, after.shares, after.shares[1]!.held, after.owner]) expect(part).toSatisfy(Object.isFrozen);
});

test('a copy is written to further after its state was kept, and what was kept stays', () => {
  const own = ownCopy(before);
  own.cash.ada = 11;
  const first = kept(before, own);
  own.cash.ada = 12;
  own.shares[0]!.held.push(3);
  const second = kept(first, own);
  expect([before, first, second].map(({ cash }) => cash.ada)).toEqual([10, 11, 12]);
  expect(first.shares).toBe(before.shares);
  expect(second.shares[0]!.held).toEqual([1, 2, 3]);
});

test('another board is kept itself, with the parts that are as they were', () => {
  const was: { board: { laid: Record<string, number>; tokens: Record<string, string> } } = freeze({
    board: { laid: {}, tokens: { A1: 'NYC' } },
  });
  const own = ownCopy(was);
  const board = { laid: { A1: 1 }, tokens: { A1: 'NYC' } };
  own.board = board;
  const after = kept(was, own);
  expect(after.board).toBe(board);
  expect(own.board).toBe(board);
  expect(board.tokens).toBe(was.board.tokens);
  expect(board.laid).toSatisfy(Object.isFrozen);
});

test('nothing written: the state itself', () => {
  expect(kept(before, copy(before))).toBe(before);
});

test('keys in another order are another value', () => {
  const own = ownCopy(before);
  delete own.cash.ada;
  own.cash.ada = 10;
  expect(Object.keys(kept(before, own).cash)).toEqual(['ben', 'ada']);
});

test('a list is no record, and a shorter list no longer one', () => {
  const was: { x: unknown } = freeze({ x: [] });
  expect(kept(was, { x: {} }).x).toEqual({});
  expect(kept<{ x: unknown }>(freeze({ x: {} }), { x: [] }).x).toEqual([]);
  expect(kept<{ x: unknown }>(freeze({ x: [1, 2] }), { x: [1] }).x).toEqual([1]);
});
