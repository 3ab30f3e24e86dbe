// Section 9: movements of prices. Section 10: the end.

import { expect } from 'vitest';
import { isOver, result } from '../../../src/engine/core/play.ts';
import { majorIds, minorIds } from '../../../src/titles/18mag/rules/companies.ts';
import { game18mag } from '../../../src/titles/18mag/rules/index.ts';
import { worthOf } from '../../../src/titles/18mag/rules/operating/rounds.ts';
import { rule } from '../../support/rule.ts';
import { table18mag } from '../../support/table18mag.ts';

const three = ['Ada', 'Ben', 'Cleo'];

rule('18mag-R141', 'minors have no marker and no shares', () => {
  const { market, shares } = table18mag(three).minor('8', { owner: 'Ada' }).state;
  expect(Object.keys(market.spots).sort()).toEqual([...majorIds].sort());
  expect(minorIds.filter((id) => id in shares)).toEqual([]);
});

rule('18mag-R142', 'in an operating round only dividends move prices: not a train, not a phase', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 500 })
    .minor('9', { owner: 'Ben' })
    .operating({ company: '8', at: 'buyTrain' })
    .plays('Ada', { type: 'buyTrain', from: 'bank', train: '3', price: 120 })
    .passes('Ada');
  expect(t.told('priceMoved')).toEqual([]);
});

rule('18mag-R142', 'nor the token of a major', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Cleo' })
    .major('SIK', { owners: { Ada: [20] }, treasury: 50 })
    .operating({ company: 'SIK' })
    .plays('Ada', { type: 'placeMajorToken', city: 'H27.0' });
  expect(t.told('priceMoved')).toEqual([]);
  t.plays('Ada', { type: 'dividend', amount: 0 });
  expect(t.price('SIK')).toBe(65);
});

rule('18mag-R142', 'in a stock round only sales and sell-outs: not a purchase', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada' })
    .purses({ Ada: 500, Ben: 500 })
    .plays('Ada', { type: 'buyShare', company: 'SIK' })
    .plays('Ben', { type: 'buyShare', company: 'SIK' });
  expect(t.told('priceMoved')).toEqual([]);
});

rule('18mag-R143', 'a sale at the left end leaves the price', () => {
  const t = table18mag(three)
    .purses({ Ada: 100 })
    .major('SIK', { price: 55, owners: { Ada: [10] } })
    .plays('Ada', { type: 'sellShares', company: 'SIK', percent: 10 });
  expect(t.price('SIK')).toBe(55);
  expect(t.told('priceMoved')).toEqual([]);
});

rule('18mag-R143', 'a sell-out at the right end too', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada' })
    .purses({ Ada: 100 })
    .major('SIK', { price: 400, owners: { Ada: [20, 10, 10, 10], Ben: [10, 10, 10, 10, 10] }, treasury: 10 })
    .passes('Ada', 'Ben');
  expect(t.told('soldOut')).toHaveLength(1);
  expect(t.price('SIK')).toBe(400);
});

rule('18mag-R143', 'a marker that does not move keeps its place in the stack', () => {
  const t = table18mag(three)
    .purses({ Ada: 100 })
    .major('SIK', { price: 55, owners: { Ada: [10] } })
    .major('SNW', { price: 55 });
  const before = t.state.market.arrivals;
  t.plays('Ada', { type: 'sellShares', company: 'SIK', percent: 10 });
  expect(t.state.market.arrivals).toEqual(before);
});

/** The last turn, apart from the majors', of the last operating round. */
const lastTurn = () =>
  table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 100, trains: ['6'] })
    .phase('gray')
    .operating({ company: '8', at: 'buyTrain', round: 3, of: 3 });

rule('18mag-R144', 'in brown the game goes on, whatever is sold and however long it lasts', () => {
  const t = table18mag(three)
    .minor('8', { owner: 'Ada', treasury: 1000 })
    .phase('brown', ['6'])
    .operating({ company: '8', at: 'buyTrain', round: 2, of: 2 })
    .plays('Ada', { type: 'buyTrain', from: 'bank', train: '4', price: 200 })
    .passes('Ada');
  expect(isOver(t.state)).toBe(false);
  expect(t.told('operatingRoundBegan')).toEqual([expect.objectContaining({ of: 2, last: false })]);
});

rule.each(
  '18mag-R144',
  'gray by a purchase and gray by the last marker set off the end',
  [{ by: 'train' }, { by: 'markers' }],
  ({ by }) => {
    const t = table18mag(three)
      .minor('8', { owner: 'Ada', treasury: 1000 })
      .phase('brown', ['6'])
      .operating({ company: '8', at: 'buyTrain', round: 2, of: 2 });
    t.set((s) => {
      s.markers = 2;
    });
    if (by === 'train') t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '6', price: 320 });
    t.passesWhile(() => !isOver(t.state));
    expect(t.told('operatingRoundBegan')).toHaveLength(3);
    expect(t.told('phaseBegan')).toEqual([expect.objectContaining({ phase: 'gray', by })]);
  },
);

rule('18mag-R145', 'the money and trains of companies count nothing', () => {
  const t = lastTurn().purses({ Ada: 10, Ben: 11, SIK: 5 }).major('RABA', { price: 55 }).passes('Ada');
  expect(isOver(t.state)).toBe(true);
  expect(worthOf(t.state)).toEqual({ 1: 10, 2: 11, 3: 0 });
  expect(result(game18mag, t.state)).toMatchObject({ winners: [2] });
});

rule('18mag-R146', 'most wealth wins', () => {
  const t = lastTurn()
    .purses({ Ada: 100, Ben: 30 })
    .major('RABA', { price: 90, owners: { Ben: [10] }, treasury: 10 })
    .passes('Ada');
  expect(t.told('gameOver')).toEqual([{ type: 'gameOver', reason: 'lastRound', winners: ['Ben'], worth: 121 }]);
});

rule('18mag-R146', 'equal wealth is a shared win', () => {
  const t = lastTurn().purses({ Ada: 50, Cleo: 50 }).passes('Ada');
  expect(t.told('gameOver')).toEqual([expect.objectContaining({ winners: ['Ada', 'Cleo'], worth: 50 })]);
});
