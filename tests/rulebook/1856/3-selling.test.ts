// Section 3: selling shares, and presidencies.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;

rule('1856-R042', 'a block is sold at one price, and lowers it one row for each 10%', () => {
  const t = three().company('GW', { at: { row: 0, col: 5 }, owners: { Ben: [20], Ada: [10, 10] } });
  t.plays('Ada', sell('GW', 20));
  expect(t.cash('Ada')).toBe(2220);
  expect(t.spot('GW')).toEqual({ row: 2, col: 5 });
  expect(t.lastEvents).toContainEqual({ type: 'priceMoved', company: 'GW', was: 110, price: 90 });
});

rule('1856-R042', 'a company is sold once a turn', () => {
  const t = three().company('GW', { owners: { Ben: [20], Ada: [10, 10, 10] } });
  t.plays('Ada', sell('GW', 10));
  expect(t.refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'sell.onceATurn', rule: '1856-R042' });
  t.passes('Ada', 'Ben', 'Cleo').plays('Ada', sell('GW', 10));
});

rule('1856-R042', 'a marker on the lowest space of its column stays', () => {
  const t = three().company('GW', { at: { row: 3, col: 12 }, owners: { Ben: [20], Ada: [10] } });
  t.plays('Ada', sell('GW', 10));
  expect(t.spot('GW')).toEqual({ row: 3, col: 12 });
});

/** The CGR in twenty shares with a permanent train: its price moves. */
const fives = () =>
  three()
    .phase('6')
    .cgr({ permanent: true })
    .gone('absorbed', 'GW', 'GT')
    .company('CGR', { fives: true, owners: { Ben: [10, 5, 5], Ada: [5, 5, 5, 5] }, pool: [5] });

example('1856-X12', 'three 5% shares of the CGR lower the price one row', () => {
  const t = fives().plays('Ada', sell('CGR', 15));
  expect(t.spot('CGR')).toEqual({ row: 1, col: 4 });
  expect(t.cash('Ada')).toBe(2300);
});

rule('1856-R042', 'a single 5% share lowers nothing', () => {
  expect(fives().plays('Ada', sell('CGR', 5)).spot('CGR')).toEqual({ row: 0, col: 4 });
});

rule('1856-R044', 'more shares than the president: the presidency passes at once, for two shares', () => {
  const t = three().company('GW', { owners: { Ada: [20], Ben: [10, 10] } });
  t.passes('Ada').plays('Ben', buy('GW'));
  expect(t.president('GW')).toBe('Ben');
  expect(t.certificates('GW')).toMatchObject({ Ada: [10, 10], Ben: [20, 10] });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'GW', from: 'Ada', to: 'Ben' });
});

rule('1856-R044', 'a tie changes nothing', () => {
  const t = three().company('GW', { owners: { Ada: [20], Ben: [10] } });
  t.passes('Ada').plays('Ben', buy('GW'));
  expect(t.president('GW')).toBe('Ada');
});

rule('1856-R044', 'among several it is the first to the left of the old president', () => {
  const t = three().company('GW', { owners: { Ben: [20, 10, 10], Ada: [10, 10, 10], Cleo: [10, 10, 10] } });
  t.passes('Ada').plays('Ben', sell('GW', 20));
  expect(t.president('GW')).toBe('Cleo');
  expect(t.certificates('GW')).toEqual({ Cleo: [20, 10], Ada: [10, 10, 10], Ben: [10, 10], pool: [10, 10] });
});

rule('1856-R045', "the president's certificate is sold only while another player has 20%", () => {
  const t = three().company('GW', { owners: { Ada: [20, 10], Ben: [10] } });
  expect(t.refuses('Ada', sell('GW', 20))).toMatchObject({ code: 'sell.presidency', rule: '1856-R045' });
  t.plays('Ada', sell('GW', 10));
});

rule('1856-R045', 'he gives two shares for it, and the market never gets it', () => {
  const t = three()
    .company('GW', { owners: { Ada: [20, 10], Ben: [10, 10] } })
    .plays('Ada', sell('GW', 30));
  expect(t.certificates('GW')).toMatchObject({ Ben: [20], pool: [10, 10, 10] });
  const half = three()
    .company('GW', { owners: { Ada: [20], Ben: [10, 10] } })
    .plays('Ada', sell('GW', 10));
  expect(half.certificates('GW')).toMatchObject({ Ada: [10], Ben: [20], pool: [10] });
});

rule('1856-R046', 'in the turn of a purchase one share of that company is kept', () => {
  const t = three()
    .company('GW', { owners: { Ben: [20], Ada: [10, 10] } })
    .plays('Ada', buy('GW'));
  expect(t.refuses('Ada', sell('GW', 30))).toMatchObject({ code: 'sell.keepOne', rule: '1856-R046' });
  t.plays('Ada', sell('GW', 20));
  expect(t.percent('GW').Ada).toBe(10);
});

rule('1856-R046', 'in a later turn of the round it may be sold', () => {
  const t = three()
    .company('GW', { owners: { Ben: [20] } })
    .plays('Ada', buy('GW'))
    .passes('Ben', 'Cleo');
  t.plays('Ada', sell('GW', 10));
});

rule('1856-R046', 'by the manual nothing bought in a round is sold in it', () => {
  const t = three()
    .ruled({ justBought: 'wholeRound' })
    .company('GW', { owners: { Ben: [20], Ada: [10, 10] } });
  t.plays('Ada', buy('GW')).passes('Ada', 'Ben', 'Cleo');
  expect(t.refuses('Ada', sell('GW', 30))).toMatchObject({ code: 'sell.boughtThisRound', rule: '1856-R046' });
  t.plays('Ada', sell('GW', 20));
});

rule('1856-R044', 'who sells down to as much as another has stays president', () => {
  const t = three()
    .company('GW', { owners: { Ada: [20, 10, 10], Ben: [10, 10, 10] } })
    .plays('Ada', sell('GW', 10));
  expect(t.president('GW')).toBe('Ada');
});

rule('1856-R044', 'the sale of a third changes nothing between two with equal shares', () => {
  const t = three()
    .company('GW', { owners: { Ada: [20, 10], Ben: [10, 10], Cleo: [10, 10, 10] } })
    .stockRound({ turn: 'Ben' })
    .plays('Ben', sell('GW', 10));
  expect(t.president('GW')).toBe('Ada');
});
