import { expect, test } from 'vitest';
import { along } from './line.ts';
import { marketFrom } from './market.ts';

const line = marketFrom(['50 60 70 80'], {});
const at = (col: number) => ({ row: 0, col });

test('a marker goes up and down the line and stops at its ends', () => {
  expect([along(line, at(1), 2), along(line, at(3), -2), along(line, at(2), 0)]).toEqual([at(3), at(1), at(2)]);
  expect([along(line, at(2), 2), along(line, at(1), -3)]).toEqual([at(3), at(0)]);
});
