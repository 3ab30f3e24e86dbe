// A standstill, which the book does not consider: nobody can do anything any more, and rounds would follow each other for ever.
import { expect, test } from 'vitest';
import { table1862 } from '../../support/table1862.ts';

const poor = (cash: number) => table1862(['Ada', 'Ben']).purses({ Ada: cash, Ben: 100 });

test('a game is over where no company operates, and nobody can start one, buy or sell', () => {
  const t = poor(161);
  expect(t.waiting).toEqual([]);
  expect(t.state).toMatchObject({ ended: 'standstill', flow: [] });
});

test('it goes on while somebody can pay for a company', () => expect(poor(162).waiting).toEqual(['Ada']));

test('it goes on while somebody has shares to sell', () => {
  const t = poor(0).company('FDR', { floated: false, owners: { Ben: [30] } });
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', { type: 'sellShares', company: 'FDR', percent: 30 }).passes('Ben');
  expect([t.waiting, t.state.ended]).toEqual([['Ben'], null]); // he could still buy
});

test('it goes on while a company operates, though it has no director', () => {
  const t = poor(0).company('FDR', { price: 100, pool: [30, 10, 10], trains: [['A', 'express', 1]], treasury: 100 });
  t.purses({ Ben: 0 });
  expect(t.waiting).toEqual([]);
  expect(t.state.ended).toBe('standstill'); // it has lost its train by then, and is bankrupt
  expect(t.state.companies.FDR).toMatchObject({ status: 'waiting', floated: false });
});
