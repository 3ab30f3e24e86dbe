// Section 4: buying shares, and the certificate limit.
import { expect } from 'vitest';
import { type CompanyId, companyIds } from '../../../src/titles/1862/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1862/rules/limits.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo', 'Gus', 'Hal'];
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
const TRAIN = [['A', 'express']] as const;

rule('1862-R039', 'no limit on the shares of a player, nor on the pool', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10, 10, 10, 10] }, pool: [10, 10] });
  t.plays('Ada', buy('L&E'));
  expect(t.percent('L&E')).toMatchObject({ Ada: 90 });
  const full = three().company('L&E', { owners: { Ada: [30, 10, 10, 10, 10, 10] }, pool: [10, 10] });
  full.plays('Ada', sell('L&E', 80));
  expect(full.percent('L&E')).toEqual({ pool: 100 });
});

rule('1862-R047', 'shares of the IPO cost the IPO price, and the money goes to the bank', () => {
  const t = three().company('L&E', { chartered: true, price: 122, ipo: 74, owners: { Ben: [30, 10, 10] } });
  t.plays('Ada', buy('L&E', 'offer'));
  expect(t.cash('Ada')).toBe(1926);
  expect(t.cash('L&E')).toBe(0);
  expect(t.lastEvents).toContainEqual({ type: 'paid', from: 'Ada', to: 'bank', amount: 74, reason: 'shares' });
});

rule('1862-R048', 'shares of the pool cost the market price, and the money goes to the bank', () => {
  const t = three().company('L&E', { chartered: true, price: 122, ipo: 74, owners: { Ben: [30, 10] }, pool: [10] });
  t.plays('Ada', buy('L&E', 'pool'));
  expect(t.cash('Ada')).toBe(1878);
  expect(t.cash('L&E')).toBe(0);
});

rule('1862-R049', 'shares of a treasury cost the market price, and the money goes to the company', () => {
  const t = three().company('L&E', { price: 122, owners: { Ben: [30, 10, 10] } });
  t.plays('Ada', buy('L&E', 'treasury'));
  expect(t.cash('Ada')).toBe(1878);
  expect(t.cash('L&E')).toBe(122);
  expect(t.percent('L&E')).toEqual({ Ada: 10, Ben: 50, treasury: 40 });
});

rule('1862-R050', 'shares are never bought from players', () => {
  const t = three().company('L&E', { owners: { Ben: [30, 10, 10, 10, 10, 10, 10, 10] } });
  for (const from of ['offer', 'pool', 'treasury'] as const)
    expect(t.refuses('Ada', buy('L&E', from))).toMatchObject({ code: 'share.noneLeft' });
  expect(t.refuses('Ada', { type: 'buyShare', company: 'L&E', from: 'Ben' })).toMatchObject({ code: 'action.unknown' });
});

rule('1862-R051', 'with trains or without, a share costs the same', () => {
  const price = (trains: readonly (readonly ['A', 'express'])[]) =>
    2000 -
    three()
      .company('L&E', { owners: { Ben: [30] }, pool: [10], trains })
      .plays('Ada', buy('L&E'))
      .cash('Ada');
  expect(price([])).toBe(100);
  expect(price(TRAIN)).toBe(100);
});

rule('1862-R052', 'what was sold in this round is not bought in it', () => {
  const t = three().company('L&E', { owners: { Ben: [30], Ada: [10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.refuses('Ada', buy('L&E'))).toMatchObject({ code: 'share.soldThisRound', rule: '1862-R052' });
  t.passes('Ada', 'Ben', 'Cleo');
  expect(t.refuses('Ada', buy('L&E', 'treasury'))).toMatchObject({ code: 'share.soldThisRound' });
});

rule('1862-R052', 'nor is it started in it', () => {
  const t = three().company('L&E', { price: 14, owners: { Ada: [30, 10, 10] } });
  t.plays('Ada', sell('L&E', 20)); // bankrupt
  expect(t.refuses('Ada', start('L&E'))).toMatchObject({ code: 'share.soldThisRound' });
  t.passes('Ada').plays('Ben', start('L&E'));
});

rule.each(
  '1862-R053',
  'the certificate limit by the number of players',
  [
    [2, 25],
    [3, 18],
    [4, 13],
    [5, 11],
    [6, 10],
    [7, 9],
    [8, 8],
  ] as const,
  ([players, limit]) => {
    expect(certificateLimit(opening1862(people.slice(0, players)).state)).toBe(limit);
  },
);

const many = ['FDR', 'WVR', 'N&B', 'SVR', 'EUR', 'I&B', 'L&D', 'N&E', 'N&S'] as const;

rule('1862-R053', 'at the limit nothing is bought or started; the director certificate counts one', () => {
  const t = three().company('L&E', { owners: { Ben: [30] }, pool: [10, 10] });
  for (const id of many) t.company(id, { owners: { Ada: [30, 10] } });
  expect(certificatesHeld(t.state, 1)).toBe(18);
  expect(t.refuses('Ada', buy('L&E'))).toMatchObject({
    code: 'share.certificateLimit',
    rule: '1862-R053',
    args: { limit: 18 },
  });
  expect(t.refuses('Ada', start('ESR'))).toMatchObject({ code: 'share.certificateLimit' });
  t.plays('Ada', sell('FDR', 10)).plays('Ada', buy('L&E'));
});

rule('1862-R053', 'an obligation counts nothing', () => {
  const t = three().set((s) => {
    s.obligations = [{ company: 'ESR', seat: 1 }];
  });
  expect(certificatesHeld(t.state, 1)).toBe(0);
});

rule('1862-R053', 'above the limit he has to sell down in his turn', () => {
  const t = three();
  for (const id of many) t.company(id, { owners: { Ada: [30, 10] } });
  t.company('L&E', { owners: { Ben: [30], Ada: [10, 10] } });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimit', rule: '1862-R053' });
  t.plays('Ada', sell('FDR', 10));
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimit' });
  t.plays('Ada', sell('WVR', 10)).passes('Ada');
});

rule('1862-R053', 'as far as he can: what he bought in this round he keeps', () => {
  const t = three();
  for (const id of many) t.company(id, { owners: { Ada: [30, 10] } });
  t.company('L&E', { owners: { Ben: [30], Ada: [10, 10] } }).set((s) => {
    const round = s.flow[1] as { boughtInRound?: Record<number, Record<string, number>> };
    round.boughtInRound = { 1: Object.fromEntries(companyIds.map((id) => [id, 100])) };
  });
  expect(t.waiting).toEqual(['Ben']); // nothing can be sold or bought
});

rule('1862-R168', 'after the LNER nobody has to sell down', () => {
  const t = three();
  for (const id of many) t.company(id, { owners: { Ada: [30, 10] } });
  t.set((s) => {
    s.lner = 'formed';
    s.lastLimit = 10;
  });
  t.passes('Ada');
});
