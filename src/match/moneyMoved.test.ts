import { expect, test } from 'vitest';
import type { Paid, Purse } from '../engine/index.ts';
import { moneyMoved } from './moneyMoved.ts';

const paid = (from: Purse, to: Purse, amount: number): Paid => ({ type: 'paid', from, to, amount, reason: 'share' });

test('sums up what came in and went out, without the bank and without what comes to nothing', () => {
  const events = [
    paid(1, 'bank', 90),
    { type: 'passed' },
    paid('bank', 'treasury:CPR', 90),
    paid('treasury:CPR', 1, 20),
    paid(2, 3, 5),
    paid(3, 2, 5),
  ];
  expect([...moneyMoved(events)]).toEqual([
    [1, -70],
    ['treasury:CPR', 70],
  ]);
});
