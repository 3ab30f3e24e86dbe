// Section 3: turns of a stock round, priority, and sold-out companies.
import { expect } from 'vitest';
import { byPrice } from '../../../src/engine/market/market.ts';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { market } from '../../../src/titles/1856/rules/market.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;

rule('1856-R032', 'sales and then a purchase: then the turn is over', () => {
  const t = three()
    .company('GW', { owners: { Ada: [20, 10], Ben: [10] } })
    .company('GT', { owners: { Ada: [20, 10] } });
  t.plays('Ada', sell('GW', 10)).plays('Ada', sell('GT', 10)).plays('Ada', start('CPR'));
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R032', 'a purchase and then sales: the turn goes on until he stops', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10], Ben: [10] } });
  t.plays('Ada', start('CPR')).plays('Ada', sell('GW', 10));
  expect(t.waiting).toEqual(['Ben']); // nothing is left that she could sell
});

rule('1856-R032', 'all sales lie on one side of the purchase: after both the turn is over', () => {
  const t = three()
    .company('GW', { owners: { Ada: [20, 10, 10] } })
    .company('GT', { owners: { Ben: [20], Ada: [10] } });
  t.plays('Ada', sell('GW', 10)).plays('Ada', buy('GT'));
  expect(t.refuses('Ada', sell('GT', 10))).toMatchObject({ code: 'flow.notYours' });
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R032', 'at most one certificate is bought in a turn', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10] } });
  t.plays('Ada', buy('GW'));
  expect(t.waiting).toEqual(['Ada']); // she may still sell
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'stock.boughtAlready', rule: '1856-R032' });
  expect(t.refuses('Ada', start('GT'))).toMatchObject({ code: 'stock.boughtAlready' });
  t.passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R032', 'the round ends when all pass in a row; to stop after having acted is no pass', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10], Ben: [10] } });
  t.passes('Ada', 'Ben').plays('Cleo', buy('GW')).passes('Ada', 'Ben');
  expect(t.waiting).toEqual(['Cleo']);
  expect(t.told('operatingRoundBegan')).toEqual([]);
  t.plays('Cleo', sell('GW', 10)).passes('Cleo', 'Ada', 'Ben');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  t.passes('Cleo');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
});

rule('1856-R033', 'priority: left of the last who bought or sold', () => {
  const t = three().company('GW', { owners: { Ada: [20], Cleo: [10] } });
  t.passes('Ada').plays('Ben', buy('GW')).passes('Cleo', 'Ada', 'Ben');
  expect(t.state.priority).toBe(3);
});

rule('1856-R033', 'where nobody has acted it stays', () => {
  const t = three().set((s) => {
    s.priority = 2;
  });
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.state.priority).toBe(2);
});

rule('1856-R034', 'no sales in the first stock round', () => {
  const t = three()
    .stockRound({ turn: 'Ada', set: 1 })
    .company('GW', { owners: { Ada: [20, 10] } });
  expect(t.refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'sell.firstRound', rule: '1856-R034' });
  t.plays('Ada', buy('GW'));
  expect(t.waiting).toEqual(['Ben']);
});

const ALL = { Ada: [20, 10, 10, 10], Ben: [10, 10, 10], Cleo: [10, 10] };

rule('1856-R047', 'sold out at the end of a round the price rises one row, operated or not', () => {
  const t = three()
    .company('GW', { at: { row: 2, col: 4 }, owners: ALL })
    .company('GT', { owners: { Ada: [20] } });
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.lastEvents).toContainEqual({ type: 'soldOut', company: 'GW' });
  expect(t.lastEvents).toContainEqual({ type: 'priceMoved', company: 'GW', was: 80, price: 90 });
  expect(t.told('soldOut')).toHaveLength(1);
});

rule.each(
  '1856-R047',
  'of several the dearest rises first, and of one space the upper one, which lies on top again',
  [{ ids: ['GW', 'GT'] }, { ids: ['GT', 'GW'] }] as const,
  ({ ids: [first, second] }) => {
    const soldOut = (t: ReturnType<typeof three>) => {
      t.passes('Ada', 'Ben', 'Cleo');
      return t.told('soldOut').map(({ company }) => company);
    };
    const cheaperCameFirst = three()
      .company(second, { at: { row: 3, col: 4 }, owners: ALL })
      .company(first, { at: { row: 2, col: 4 }, owners: ALL });
    expect(soldOut(cheaperCameFirst)).toEqual([first, second]);
    const together = three()
      .company(first, { at: { row: 2, col: 4 }, owners: ALL })
      .company(second, { at: { row: 2, col: 4 }, owners: ALL });
    expect(soldOut(together)).toEqual([first, second]);
    expect(byPrice(market, together.state)).toEqual([first, second]);
  },
);

rule('1856-R047', 'in the top row it stays', () => {
  const t = three()
    .company('GW', { at: { row: 0, col: 7 }, owners: ALL })
    .passes('Ada', 'Ben', 'Cleo');
  expect(t.order('soldOut', 'priceMoved').slice(0, 1)).toEqual(['soldOut']);
  expect(t.lastEvents).not.toContainEqual(expect.objectContaining({ type: 'priceMoved', was: 150, price: 175 }));
});

rule('1856-R047', 'the CGR too, once its price may move', () => {
  for (const permanent of [true, false]) {
    const t = three().phase('6').gone('absorbed', 'GW', 'GT').cgr({ permanent });
    t.company('CGR', { at: { row: 1, col: 6 }, owners: ALL }).passes('Ada', 'Ben', 'Cleo');
    const rise = { type: 'priceMoved', company: 'CGR', was: 110, price: 125 };
    if (permanent) expect(t.lastEvents).toContainEqual(rise);
    else expect(t.lastEvents).not.toContainEqual(rise);
  }
});

rule('1856-R048', 'a company that may not operate does not lose value in operating rounds', () => {
  const t = three()
    .onSale('3')
    .company('GW', { owners: { Ada: [20] } })
    .passes('Ada', 'Ben', 'Cleo');
  expect(t.lastEvents).toContainEqual({ type: 'turnSkipped', company: 'GW', sold: 20, needed: 30 });
  expect(t.price('GW')).toBe(100);
});
