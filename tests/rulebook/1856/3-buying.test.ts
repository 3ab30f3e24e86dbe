// Section 3: buying shares, and starting companies.
import { expect } from 'vitest';
import { type CompanyId, ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;

rule.each(
  '1856-R035',
  'six par prices, and double par for the certificate of the president',
  [65, 70, 75, 80, 90, 100],
  (par) => {
    const t = three().plays('Ada', start('GW', par));
    expect(t.cash('Ada')).toBe(2000 - 2 * par);
    expect(t.price('GW')).toBe(par);
    expect(t.certificates('GW').Ada).toEqual([20]);
    expect(t.president('GW')).toBe('Ada');
  },
);

rule('1856-R035', 'no other par', () => {
  expect(three().refuses('Ada', start('GW', 85))).toMatchObject({ code: 'action.unknown' });
});

rule('1856-R036', 'par from the offering, the price of the day from the market', () => {
  const t = three().company('GW', { par: 80, at: { row: 0, col: 6 }, owners: { Ada: [20] }, pool: [10] });
  t.plays('Ada', buy('GW', 'offer')).passes('Ada').plays('Ben', buy('GW', 'pool'));
  expect([t.cash('Ada'), t.cash('Ben')]).toEqual([1920, 1875]);
});

rule('1856-R037', 'the market holds at most 50%', () => {
  const t = three().company('GW', { owners: { Ben: [20], Ada: [10, 10, 10] }, pool: [10, 10, 10, 10] });
  expect(t.refuses('Ada', sell('GW', 20))).toMatchObject({
    code: 'sell.poolFull',
    rule: '1856-R037',
    args: { room: 10 },
  });
  t.plays('Ada', sell('GW', 10));
});

rule('1856-R037', 'a player holds at most 60%', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10, 10, 10, 10] }, pool: [10] });
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'share.sixtyPercent', rule: '1856-R037' });
  expect(t.refuses('Ada', buy('GW', 'pool'))).toMatchObject({ code: 'share.sixtyPercent' });
});

rule('1856-R041', 'what a player has sold in a round he does not buy in it', () => {
  const t = three().company('GW', { owners: { Ben: [20], Ada: [10] } });
  t.plays('Ada', sell('GW', 10));
  expect(t.refuses('Ada', buy('GW', 'pool'))).toMatchObject({ code: 'share.soldThisRound', rule: '1856-R041' });
  t.passes('Ada').plays('Ben', buy('GW', 'pool')).passes('Ben', 'Cleo');
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'share.soldThisRound' });
});

rule('1856-R043', 'any of the eleven may be started in any stock round', () => {
  for (const set of [1, 5]) {
    const t = three().stockRound({ turn: 'Ada', set });
    expect(t.values('Ada', 'startCompany')).toEqual([...ordinaryIds]);
  }
});

rule('1856-R133', 'a company is started once; before that it has no shares to buy', () => {
  const t = three();
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'share.notStarted', rule: '1856-R133' });
  t.plays('Ada', start('GW'));
  expect(t.refuses('Ben', start('GW'))).toMatchObject({ code: 'start.started', rule: '1856-R133' });
  t.plays('Ben', buy('GW'));
});

rule('1856-R133', 'the marker goes to the par space, under others there', () => {
  const t = three().plays('Ada', start('GW', 90)).plays('Ben', start('GT', 90));
  expect(t.spot('GW')).toEqual(t.spot('GT'));
  expect(t.state.market.arrivals).toEqual(['GW', 'GT']);
});

rule('1856-R133', 'purchases need cash at hand, and shares that are there', () => {
  const t = three()
    .company('GW', { owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 99 });
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'share.tooDear', args: { price: 100, cash: 99 } });
  expect(t.refuses('Ada', start('GT', 65))).toMatchObject({ code: 'share.tooDear', args: { price: 130, cash: 99 } });
  expect(t.refuses('Ada', buy('GW', 'pool'))).toMatchObject({ code: 'share.noneLeft', rule: '1856-R133' });
});

rule('1856-R133', 'nobody sells what he does not hold', () => {
  const t = three().company('GW', { owners: { Ben: [20], Ada: [10] } });
  expect(t.refuses('Ada', sell('GW', 20))).toMatchObject({ code: 'sell.notHeld', args: { held: 10 } });
});

rule('1856-R134', 'no share of the offering while the market holds more than 50%', () => {
  const t = three().phase('6').gone('absorbed', 'GW', 'GT').cgr({ permanent: true });
  t.company('CGR', { owners: { Ben: [20] }, pool: [10, 10, 10, 10, 10, 10] });
  expect(t.refuses('Ada', buy('CGR'))).toMatchObject({ code: 'share.offerShut', rule: '1856-R134' });
  t.plays('Ada', buy('CGR', 'pool')).plays('Ben', buy('CGR'));
});

rule('1856-R135', 'the CGR is not on offer before it has formed', () => {
  const t = three();
  expect(t.refuses('Ada', start('CGR'))).toMatchObject({ code: 'start.cgr', rule: '1856-R135' });
  expect(t.refuses('Ada', buy('CGR'))).toMatchObject({ code: 'share.cgr', rule: '1856-R135' });
});

rule('1856-R036', 'what a purchase needs is the price of where it is bought', () => {
  const at = (par: number, spot: { row: number; col: number }) =>
    three()
      .company('GW', { par, at: spot, owners: { Ben: [20] }, pool: [10] })
      .purses({ Ada: 100 });
  const dear = at(80, { row: 0, col: 6 }); // 125
  expect(dear.refuses('Ada', buy('GW', 'pool'))).toMatchObject({ code: 'share.tooDear', args: { price: 125 } });
  expect(dear.values('Ada', 'buyShare')).toEqual(['GW']);
  expect(dear.plays('Ada', buy('GW', 'offer')).cash('Ada')).toBe(20);
  const cheap = at(100, { row: 3, col: 4 }).purses({ Ada: 75 });
  expect(cheap.refuses('Ada', buy('GW', 'offer'))).toMatchObject({ code: 'share.tooDear', args: { price: 100 } });
  expect(cheap.values('Ada', 'buyShare')).toEqual(['GW']);
  expect(cheap.plays('Ada', buy('GW', 'pool')).cash('Ada')).toBe(0);
});

rule('1856-R133', 'a company is started with the last dollar', () => {
  const t = three().purses({ Ada: 130 }).plays('Ada', start('GW', 65));
  expect([t.cash('Ada'), t.president('GW')]).toEqual([0, 'Ada']);
});
