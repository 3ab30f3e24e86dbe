import { expect, test } from 'vitest';
import { marketFrom } from '../../engine/market/market.ts';
import { type PriceTable, priceAfter, priceSteps } from './priceTable.ts';

const table = {
  market: marketFrom(['0x 50 60 70h 80'], { x: 'closed', h: 'high' }),
  moves: {
    soldShare: { each: 'left', spared: { high: 1 } },
    withheld: 'stays',
    paid: (price: number) => [1, 2].map((times) => [times * price, times] as const),
  },
  last: 'closed',
} satisfies PriceTable;
const at = (col: number) => ({ row: 0, col });

test('the sum paid, the shares sold and the zone decide how far a marker goes', () => {
  expect([50, 99, 100, 49].map((paid) => priceAfter(table, at(1), 'paid', { paid }))).toEqual([60, 60, 70, 50]);
  expect([1, 2].map((shares) => priceAfter(table, at(2), 'soldShare', { shares }))).toEqual([50, 0]);
  expect([1, 2].map((shares) => priceAfter(table, at(3), 'soldShare', { shares }))).toEqual([70, 60]);
});

test('a market tells every move in one order, and none from the last zone', () => {
  expect(priceSteps(table, at(1))).toEqual([
    { cause: 'paid', least: 50, to: at(2) },
    { cause: 'paid', least: 100, to: at(3) },
    { cause: 'withheld', to: at(1) },
    { cause: 'soldShare', to: at(0) },
  ]);
  expect(priceSteps(table, at(0))).toEqual([]);
});
