// Section 4: starting without a charter, floating.
import { expect } from 'vitest';
import { stackAt } from '../../../src/engine/market/market.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { spotOf, startPrices } from '../../../src/titles/1862/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
const take = (count: number) => ({ type: 'takeTokens', count }) as const;

rule('1862-R054', 'a start needs an available company that can place its home token', () => {
  const t = three()
    .tile('F11', '790', 1)
    .company('N&B', { owners: { Ben: [30] }, tokens: ['F11.0'] })
    .company('WVR', { owners: { Ben: [30] }, tokens: ['F11.0'] });
  expect(t.refuses('Ada', start('N&B'))).toMatchObject({ code: 'start.started', rule: '1862-R054' });
  expect(t.refuses('Ada', start('FDR'))).toMatchObject({ code: 'start.notAvailable' });
  expect(t.refuses('Ada', start('ESR'))).toMatchObject({ code: 'start.homeFull' });
  t.phase('B').plays('Ada', start('ESR')); // an upgrade would make room
});

rule('1862-R055', 'any price from 54 to 200, three times of which goes to the company', () => {
  const t = three().company('L&E', { price: 110, owners: { Ben: [30] } });
  expect(startPrices[0]).toBe(54);
  expect(startPrices.at(-1)).toBe(200);
  expect(t.refuses('Ada', start('ESR', 52))).toMatchObject({ code: 'action.unknown' });
  expect(t.refuses('Ada', start('ESR', 210))).toMatchObject({ code: 'action.unknown' });
  t.plays('Ada', start('ESR', 110));
  expect(t.cash('Ada')).toBe(1670);
  expect(t.cash('ESR')).toBe(330);
  expect(t.certificates('ESR')).toEqual({ Ada: [30], treasury: [10, 10, 10, 10, 10, 10, 10] });
  expect(t.director('ESR')).toBe('Ada');
  expect(stackAt(t.state, spotOf(110))).toEqual(['L&E', 'ESR']);
  expect(t.lastEvents).toContainEqual({
    type: 'companyStarted',
    seat: 'Ada',
    company: 'ESR',
    par: 110,
    chartered: false,
  });
});

rule('1862-R055', 'who cannot pay it cannot start', () => {
  const t = three().purses({ Ada: 329 });
  expect(t.refuses('Ada', start('ESR', 110))).toMatchObject({ code: 'share.tooDear', args: { price: 330, cash: 329 } });
});

rule.each(
  '1862-R056',
  'the IPO marker is at the nearest IPO price, the lower one of two',
  [
    [54, 54],
    [56, 54],
    [60, 58],
    [71, 68],
    [86, 82],
    [105, 100],
    [200, 100],
  ] as const,
  ([price, ipo]) => {
    expect(three().plays('Ada', start('ESR', price)).state.companies.ESR).toMatchObject({ ipo, chartered: false });
  },
);

example('1862-X48', 'started at 95: market marker 95, IPO marker 90; at 56: 54; at 200: 100', () => {
  for (const [price, ipo] of [
    [95, 90],
    [56, 54],
    [200, 100],
  ] as const) {
    const t = three().plays('Ada', start('ESR', price));
    expect(t.price('ESR')).toBe(price);
    expect(t.state.companies.ESR.ipo).toBe(ipo);
  }
});

rule('1862-R057', 'the marker does not change what a share costs', () => {
  const t = three().plays('Ada', start('ESR', 200)).plays('Ben', buy('ESR', 'treasury'));
  expect(t.cash('Ben')).toBe(1800);
});

/** ESR started at 110 by Ada; Ben and Cleo have bought the other two shares that float it. */
const floating = (asked: Record<string, string> = {}) =>
  table1862(['Ada', 'Ben', 'Cleo'], asked)
    .available('ESR')
    .purses({ Ada: 2000, Ben: 2000, Cleo: 2000 })
    .plays('Ada', start('ESR', 110))
    .plays('Ben', buy('ESR', 'treasury'))
    .plays('Cleo', buy('ESR', 'treasury'));

rule('1862-R058', 'it floats when half is bought, and then gets its tokens and its permit', () => {
  const t = floating();
  expect(t.lastEvents).toContainEqual({ type: 'companyFloated', company: 'ESR', capital: null });
  expect(t.waiting).toEqual(['Ada']); // its director, before the round goes on
  t.plays('Ada', take(2));
  expect(t.state.companies.ESR).toMatchObject({ floated: true, tokens: 2, permits: [t.state.companies.ESR.permit] });
  expect(t.waiting).toEqual(['Ada']); // whose turn it is
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.told('turnBegan')).toMatchObject([{ company: 'ESR' }]);
});

rule('1862-R058', 'what has not floated does not operate', () => {
  const t = three().plays('Ada', start('ESR')).passes('Ben', 'Cleo', 'Ada');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
  expect(t.told('turnBegan')).toEqual([]);
});

rule('1862-R018', 'two to seven tokens for 40 each, paid at once from the treasury', () => {
  const t = floating();
  expect(t.refuses('Ada', take(1))).toMatchObject({ code: 'tokens.number', args: { least: 2, most: 7 } });
  expect(t.refuses('Ada', take(8))).toMatchObject({ code: 'tokens.number' });
  t.plays('Ada', take(7));
  expect(t.cash('ESR')).toBe(550 - 280);
  expect(t.state.companies.ESR.tokens).toBe(7);
});

rule('1862-R018', 'as many as the treasury can pay', () => {
  const t = three().company('ESR', { price: 54, floated: false, treasury: 200, owners: { Ada: [30, 10] } });
  t.plays('Ada', buy('ESR', 'treasury')).plays('Ada', take(6));
  const poor = three().company('ESR', { price: 54, floated: false, treasury: 162, owners: { Ada: [30, 10] } });
  poor.plays('Ada', buy('ESR', 'treasury'));
  expect(poor.refuses('Ada', take(6))).toMatchObject({ code: 'tokens.tooDear', args: { price: 240, cash: 216 } });
});

rule('1862-R182', 'eight by agreement; by the platform not on floating', () => {
  const t = floating({ eightTokens: 'yes' }).plays('Ada', take(8));
  expect(t.state.companies.ESR.tokens).toBe(8);
  const other = floating({ eightTokens: 'yes', eightAtStart: 'no' });
  expect(other.refuses('Ada', take(8))).toMatchObject({ code: 'tokens.number', args: { most: 7 } });
});

rule('1862-R059', 'shares sold back before it floats still count', () => {
  const t = three().company('ESR', { floated: false, owners: { Ada: [30], Ben: [10] } });
  t.passes('Ada').plays('Ben', sell('ESR', 10)).passes('Ben').plays('Cleo', buy('ESR', 'treasury'));
  expect(t.told('companyFloated')).toMatchObject([{ company: 'ESR' }]);
  const pool = three().company('ESR', { floated: false, owners: { Ada: [30] }, pool: [10] });
  pool.plays('Ada', buy('ESR', 'pool')); // still 40%
  expect(pool.told('companyFloated')).toEqual([]);
});

rule('1862-R060', 'two tokens can always be paid: five shares at 54 bring 270', () => {
  const t = three().plays('Ada', start('ESR', 54)).plays('Ben', buy('ESR', 'treasury'));
  t.plays('Cleo', buy('ESR', 'treasury'));
  expect(t.cash('ESR')).toBe(270);
  t.plays('Ada', take(2));
  expect(t.cash('ESR')).toBe(190);
});

rule('1862-R088', 'in receivership the holder of most shares takes the tokens of a company that floats', () => {
  const t = three().company('ESR', { floated: false, treasury: 300, owners: { Ben: [10] }, pool: [30] });
  t.passes('Ada', 'Ben').plays('Cleo', buy('ESR', 'treasury'));
  expect(t.waiting).toEqual(['Ben']); // 10% each: the first from priority on
  t.plays('Ben', take(3));
});

example(
  '1862-X26',
  'started at 110: 330 to the treasury, IPO marker 100; 550 for five shares, 160 for four tokens',
  () => {
    const t = floating();
    expect(t.cash('ESR')).toBe(550);
    expect(t.state.companies.ESR.ipo).toBe(100);
    t.plays('Ada', take(4));
    expect(t.cash('ESR')).toBe(390);
  },
);

rule('1862-R178', 'beginners start companies in parliament only', () => {
  const t = table1862(['Ada', 'Ben'], { trains: 'simpleExpress', beginners: 'yes' })
    .available('ESR')
    .company('L&E', { owners: { Ada: [30] }, pool: [10] });
  expect(t.refuses('Ada', start('ESR', 54))).toMatchObject({ code: 'start.charterOnly', rule: '1862-R178' });
});
