import { expect, test } from 'vitest';
import { down, left, right, up } from './grid.ts';
import { marketFrom } from './market.ts';

const at = (col: number, row = 0) => ({ row, col });

test('at the ends of its row a marker goes up or down, and in the corners it stays', () => {
  const grid = marketFrom(['50 60 70', '40 50'], {});
  expect([right(grid, at(0, 1)), right(grid, at(1, 1)), right(grid, at(2))]).toEqual([at(1, 1), at(1), at(2)]);
  expect([left(grid, at(1)), left(grid, at(0)), left(grid, at(0, 1))]).toEqual([at(0), at(0, 1), at(0, 1)]);
  expect([up(grid, at(1, 1)), up(grid, at(1)), down(grid, at(1)), down(grid, at(2))]).toEqual([
    at(1),
    at(1),
    at(1, 1),
    at(2),
  ]);
});

test('in a zigzag a space right or left is two prices, one up or down is one, and a marker stops at the ends', () => {
  const line = { ...marketFrom(['50 60 70 80'], {}), zigzag: true } as const;
  expect([right(line, at(1)), left(line, at(3)), up(line, at(1)), down(line, at(1))]).toEqual([
    at(3),
    at(1),
    at(2),
    at(0),
  ]);
  expect([right(line, at(2)), left(line, at(1)), up(line, at(3)), down(line, at(0))]).toEqual([
    at(3),
    at(0),
    at(3),
    at(0),
  ]);
});
