// Section 3: price movements, and the closing of a company.
import { expect } from 'vitest';
import { byPrice } from '../../../src/engine/market/market.ts';
import { market } from '../../../src/titles/1856/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (percent: number) => ({ type: 'sellShares', company: 'GW', percent }) as const;
const owners = { Ada: [20, 10, 10], Ben: [10] };

/** The GW at its dividend, with its earnings. */
const earned = (at: { row: number; col: number }, revenue = 100) =>
  three()
    .company('GW', { at, owners, operated: true, tokens: ['F15.0'] })
    .company('GT', { owners: { Cleo: [20] }, operated: true, tokens: ['P9.0'] })
    .operating({ company: 'GW', at: 'dividend' }, { revenue, interestPaid: true });
const pays = (kind: 'payout' | 'withhold') => ({ type: 'dividend', kind }) as const;

rule('1856-R059', 'a marker that moves onto an occupied space goes to the bottom', () => {
  const t = three()
    .company('GT', { par: 90, owners: { Ben: [20] } })
    .company('GW', { owners });
  t.company('CPR', { par: 80, owners: { Cleo: [20] } }).plays('Ada', sell(10));
  expect(t.spot('GW')).toEqual(t.spot('GT'));
  expect(byPrice(market, t.state)).toEqual(['GT', 'GW', 'CPR']);
});

rule('1856-R060', 'paying out moves right, withholding left', () => {
  expect(earned({ row: 1, col: 5 }).plays('Ada', pays('payout')).spot('GW')).toEqual({ row: 1, col: 6 });
  expect(earned({ row: 1, col: 5 }).plays('Ada', pays('withhold')).spot('GW')).toEqual({ row: 1, col: 4 });
});

rule('1856-R060', 'so does a revenue of zero', () => {
  const t = earned({ row: 1, col: 5 }, 0);
  expect(t.waiting).not.toEqual([]);
  expect(t.spot('GW')).toEqual({ row: 1, col: 4 });
});

rule('1856-R060', 'at the left end of a row it goes down', () => {
  expect(earned({ row: 2, col: 0 }).plays('Ada', pays('withhold')).spot('GW')).toEqual({ row: 3, col: 0 });
});

rule('1856-R060', 'in the top right corner it stays', () => {
  expect(earned({ row: 0, col: 19 }).plays('Ada', pays('payout')).spot('GW')).toEqual({ row: 0, col: 19 });
});

example('1856-X21', '275 at the right end of the third row', () => {
  const t = earned({ row: 2, col: 14 }).plays('Ada', pays('payout'));
  expect(t.spot('GW')).toEqual({ row: 1, col: 14 });
  expect(t.price('GW')).toBe(300);
  const sold = three().company('GW', { at: { row: 2, col: 14 }, owners: { Ben: [20], Ada: [10, 10, 10] } });
  expect(sold.plays('Ada', sell(30)).price('GW')).toBe(275);
});

example('1856-X21', '30 at the left end of the ninth row: withholding closes the company', () => {
  const t = earned({ row: 8, col: 0 });
  expect(t.price('GW')).toBe(30);
  t.plays('Ada', pays('withhold'));
  expect(t.state.companies.GW.status).toBe('closed');
});

rule('1856-R061', 'a company that closes loses everything, nobody gets anything, and its turn ends', () => {
  const t = earned({ row: 8, col: 0 }, 50);
  t.privateOf('TCC', 'GW').set((s) => {
    s.phase = '3';
    s.port = { hex: 'F17', company: 'GW' };
    Object.assign(s.companies.GW, { loans: 2, escrow: 100, rights: ['bridge'] });
    s.cash['treasury:GW'] = 77;
    s.cash.bank! -= 77;
    s.trains.GW = ['2-0'];
    s.depot.sold['2'] = 1;
  });
  const [ada, bank] = [t.cash('Ada'), t.cash('bank')];
  t.plays('Ada', pays('withhold'));
  expect(t.lastEvents).toContainEqual({ type: 'companyClosed', company: 'GW' });
  expect(t.certificates('GW')).toEqual({ gone: [20, 10, 10, 10, 10, 10, 10, 10, 10] });
  expect(t.president('GW')).toBeUndefined();
  expect([t.cash('GW'), t.cash('Ada'), t.cash('bank')]).toEqual([0, ada, bank + 77]);
  expect(t.state.companies.GW).toMatchObject({ status: 'closed', loans: 0, escrow: 0, rights: [] });
  expect(t.state.trains.GW).toBeUndefined();
  expect(t.state.depot.pool).toEqual([]);
  expect(t.state.board.tokens['F15.0']).toBeUndefined();
  expect(t.owner('TCC')).toBe('closed');
  expect(t.state.port).toBeNull();
  expect(t.spot('GW')).toBeUndefined();
  expect(t.lastEvents).toContainEqual({ type: 'turnBegan', company: 'GT', seat: 'Cleo' });
});

rule('1856-R061', 'a sale closes it as well, after the seller has got his money; it cannot be started again', () => {
  const t = three()
    .company('GW', { at: { row: 8, col: 0 }, owners })
    .plays('Ada', sell(10));
  expect(t.cash('Ada')).toBe(2030);
  expect(t.state.companies.GW.status).toBe('closed');
  t.passes('Ada');
  expect(t.refuses('Ben', { type: 'startCompany', company: 'GW', par: 100 })).toMatchObject({
    code: 'start.closed',
    rule: '1856-R061',
  });
  expect(t.refuses('Ben', { type: 'buyShare', company: 'GW', from: 'offer' })).toMatchObject({
    code: 'share.notStarted',
  });
});

rule('1856-R061', 'the CGR never closes: its marker does not enter that zone', () => {
  const t = three().phase('6').gone('absorbed', 'GW', 'GT').cgr({ permanent: true });
  t.company('CGR', { at: { row: 7, col: 0 }, owners: { Ben: [20], Ada: [10, 10, 10] } });
  t.plays('Ada', { type: 'sellShares', company: 'CGR', percent: 30 });
  expect(t.spot('CGR')).toEqual({ row: 8, col: 0 });
});

rule('1856-R114', 'the price of the CGR does not move before it has owned a permanent train', () => {
  const t = three().phase('6').gone('absorbed', 'GW', 'GT');
  t.company('CGR', { at: { row: 0, col: 5 }, owners: { Ben: [20], Ada: [10] } });
  t.plays('Ada', { type: 'sellShares', company: 'CGR', percent: 10 });
  expect(t.price('CGR')).toBe(110);
});

rule('1856-R061', 'the CGR withholds in the lowest corner, and its marker stays', () => {
  const t = three().phase('6').gone('absorbed', 'BBG').cgr({ permanent: true });
  t.company('CGR', { at: { row: 8, col: 0 }, owners: { Ada: [20, 10] }, operated: true, trains: ['6'] });
  t.operating({ company: 'CGR', at: 'dividend' }, { revenue: 40, interestPaid: true }).plays('Ada', pays('withhold'));
  expect([t.spot('CGR'), t.cash('CGR'), t.state.companies.CGR.status]).toEqual([{ row: 8, col: 0 }, 40, 'started']);
});

rule('1856-R061', 'nothing of another company goes with it', () => {
  const t = earned({ row: 8, col: 0 }).privateOf('TCC', 'GT').privateOf('FT', 'Ben');
  t.set((s) => {
    s.phase = '3';
    s.port = { hex: 'F17', company: 'GT' };
  });
  t.plays('Ada', pays('withhold'));
  expect([t.owner('TCC'), t.owner('FT'), t.state.port]).toEqual(['GT', 'Ben', { hex: 'F17', company: 'GT' }]);
});
