// Section 4: selling shares, and its effect on the price.
import { expect } from 'vitest';
import { stackAt } from '../../../src/engine/market/market.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { spotOf } from '../../../src/titles/1862/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
const TRAIN = [['A', 'express']] as const;

rule('1862-R040', 'all shares of a company sold in a turn are one block', () => {
  const t = three().company('L&E', { owners: { Ben: [30], Ada: [10, 10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'sell.onceATurn', rule: '1862-R040' });
  expect(t.refuses('Ada', sell('ESR', 10))).toMatchObject({ code: 'sell.notHeld' });
});

rule('1862-R041', 'what was bought in this round is not sold in it', () => {
  const t = three().company('L&E', { owners: { Cleo: [30], Ada: [10] }, pool: [10] });
  t.plays('Ada', buy('L&E')).passes('Ben', 'Cleo');
  expect(t.refuses('Ada', sell('L&E', 20))).toMatchObject({
    code: 'sell.boughtThisRound',
    rule: '1862-R041',
    args: { company: 'L&E', percent: 10 },
  });
  t.plays('Ada', sell('L&E', 10));
});

rule('1862-R041', 'nor is the certificate of a company that was started in it', () => {
  const t = three().plays('Ada', start('ESR')).passes('Ben', 'Cleo');
  expect(t.refuses('Ada', sell('ESR', 30))).toMatchObject({ code: 'sell.boughtThisRound', args: { percent: 30 } });
});

example('1862-X13', 'with a certificate from before she may buy a share and later sell one', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10] });
  t.plays('Ada', buy('L&E')).passes('Ben', 'Cleo').plays('Ada', sell('L&E', 10));
  expect(t.certificates('L&E').Ada).toEqual([30]);
});

rule('1862-R042', 'the price if the company has a train, else half of it, rounded down', () => {
  const t = three()
    .company('L&E', { price: 95, owners: { Ben: [30], Ada: [10, 10] } })
    .company('FDR', { price: 95, owners: { Ben: [30], Ada: [10, 10] }, trains: TRAIN });
  t.plays('Ada', sell('L&E', 20));
  expect(t.cash('Ada')).toBe(2000 + 2 * 47);
  t.plays('Ada', sell('FDR', 20));
  expect(t.cash('Ada')).toBe(2000 + 94 + 190);
});

rule('1862-R043', 'a step of the zigzag for each share', () => {
  const t = three().company('L&E', { price: 100, owners: { Ben: [30], Ada: [10, 10] } });
  t.plays('Ada', sell('L&E', 20));
  expect(t.price('L&E')).toBe(90);
});

example('1862-X11', '74, three shares: 71, 68, 65', () => {
  const t = three().company('L&E', { price: 74, owners: { Ben: [30], Ada: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.price('L&E')).toBe(65);
});

rule.each(
  '1862-R044',
  'above 200 and below 40 a share is spared, from 400 on two; for the director none',
  [
    [210, 30, 191, 182],
    [36, 20, 31, 26],
    [40, 20, 31, 31],
    [200, 20, 182, 182],
    [400, 20, 400, 350],
  ] as const,
  ([price, percent, byHolder, byDirector]) => {
    const t = three().company('L&E', { price, owners: { Ben: [30], Ada: [10, 10, 10] } });
    t.plays('Ada', sell('L&E', percent));
    expect(t.price('L&E')).toBe(byHolder);
    const director = three().company('L&E', { price, owners: { Ada: [30, 10, 10, 10] } });
    director.plays('Ada', sell('L&E', percent));
    expect(director.price('L&E')).toBe(byDirector);
  },
);

example('1862-X51', '210: a holder sells three for 191, the director for 182; 400: two for 400 and 350', () => {
  const sold = (price: number, percent: number, owners: Record<string, number[]>) =>
    three().company('L&E', { price, owners }).plays('Ada', sell('L&E', percent)).price('L&E');
  expect(sold(210, 30, { Ben: [30], Ada: [10, 10, 10] })).toBe(191);
  expect(sold(210, 30, { Ada: [30, 10, 10, 10] })).toBe(182);
  expect(sold(400, 20, { Ben: [30], Ada: [10, 10] })).toBe(400);
  expect(sold(400, 20, { Ada: [30, 10, 10] })).toBe(350);
  expect(sold(200, 10, { Ben: [30], Ada: [10] })).toBe(191);
});

rule('1862-R044', 'a director who loses the certificate by the sale sells as director', () => {
  const t = three().company('L&E', { price: 210, owners: { Ada: [30], Ben: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.price('L&E')).toBe(200);
});

rule('1862-R045', 'no fall before a company floats, nor after the LNER', () => {
  const t = three()
    .company('L&E', { floated: false, owners: { Ada: [30, 10] } })
    .company('FDR', { owners: { Ada: [30, 10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.price('L&E')).toBe(100);
  t.plays('Ada', sell('FDR', 10));
  expect(t.price('FDR')).toBe(95);
  const late = three()
    .company('FDR', { owners: { Ada: [30, 10] } })
    .set((s) => {
      s.lner = 'formed';
    });
  late.plays('Ada', sell('FDR', 10));
  expect(late.price('FDR')).toBe(100);
});

rule('1862-R046', 'a marker goes to the bottom of the space it comes to', () => {
  const t = three()
    .company('L&E', { price: 100, owners: { Ada: [30, 10] } })
    .company('FDR', { price: 95, owners: { Ben: [30] } });
  t.plays('Ada', sell('L&E', 10));
  expect(stackAt(t.state, spotOf(95))).toEqual(['FDR', 'L&E']);
});

rule('1862-R185', 'a sale that brings the price to 0 is bankruptcy', () => {
  const t = three().company('L&E', { price: 14, owners: { Ada: [30, 10, 10] } });
  t.plays('Ada', sell('L&E', 20));
  expect(t.told('companyBankrupt')).toMatchObject([{ company: 'L&E', ruin: 'price' }]);
  expect(t.percent('L&E')).toEqual({ offer: 100 });
});

rule('1862-R190', 'all shares of a block are paid at the price before the fall; a purchase moves no price', () => {
  const t = three().company('L&E', { price: 100, owners: { Ben: [30], Ada: [10, 10, 10] }, trains: TRAIN });
  t.plays('Ada', sell('L&E', 30));
  expect(t.cash('Ada')).toBe(2300);
  expect(t.price('L&E')).toBe(86);
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.price('L&E')).toBe(86);
});

rule('1862-R190', 'that price also decides what is spared', () => {
  const t = three().company('L&E', { price: 210, owners: { Ben: [30], Ada: [10, 10] } });
  t.plays('Ada', sell('L&E', 20));
  expect(t.price('L&E')).toBe(200); // one spared, though the second would have begun at 200
});
