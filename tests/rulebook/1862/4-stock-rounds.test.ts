// Section 4: buying and selling shares, directors, starting without a charter, floating.
import { expect, test } from 'vitest';
import { stackAt } from '../../../src/engine/market/market.ts';
import { type CompanyId, companyIds } from '../../../src/titles/1862/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1862/rules/limits.ts';
import { spotOf, startPrices } from '../../../src/titles/1862/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

type Source = 'offer' | 'pool' | 'treasury';
const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo', 'Gus', 'Hal'];
/** A stock round, with 2000 for everybody. */
const three = () =>
  table1862(['Ada', 'Ben', 'Cleo']).available('ESR', 'WNR').purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: Source = 'pool') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
const take = (count: number) => ({ type: 'takeTokens', count }) as const;
const TRAIN = [['A', 'express']] as const;

rule('1862-R034', 'who has priority begins, clockwise; first sales, then one purchase or start', () => {
  const t = three()
    .company('L&E', { owners: { Ada: [30, 10] } })
    .company('FDR', { owners: { Ada: [30, 10] } });
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', sell('L&E', 10)).plays('Ada', sell('FDR', 10)).plays('Ada', start('ESR'));
  expect(t.waiting).toEqual(['Ben']); // no sale after a purchase
  t.passes('Ben');
  expect(t.waiting).toEqual(['Cleo']);
});

rule('1862-R034', 'a purchase ends the turn', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10] }, pool: [10, 10] });
  t.plays('Ada', buy('L&E'));
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'flow.notYours' });
});

rule('1862-R034', 'shares of companies that are started', () => {
  const t = three();
  expect(t.refuses('Ada', buy('ESR', 'offer'))).toMatchObject({ code: 'share.notStarted', rule: '1862-R034' });
});

rule('1862-R035', 'the round ends when all pass in sequence, and priority goes to the first of them', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10, 10] });
  t.passes('Ada').plays('Ben', buy('L&E')).passes('Cleo', 'Ada');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  t.passes('Ben');
  expect(t.told('operatingRoundBegan')).toHaveLength(1);
  expect(t.state.priority).toBe(3);
});

rule('1862-R035', 'to stop after a sale is no pass; where nobody acts priority stays', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10] } });
  t.passes('Ada').plays('Ben', sell('L&E', 10)).passes('Ben', 'Cleo', 'Ada');
  expect(t.told('operatingRoundBegan')).toEqual([]);
  const idle = three().set((s) => {
    s.priority = 2;
  });
  idle.passes('Ada', 'Ben', 'Cleo');
  expect(idle.state.priority).toBe(2);
});

rule('1862-R036', 'with three shares or more, and more than the director, one directs at once for three shares', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10, 10] }, pool: [10, 10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10, 10], Ben: [30, 10] });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'L&E', from: 'Ada', to: 'Ben' });
  expect(t.lastEvents.filter(({ type }) => type === 'paid')).toHaveLength(1); // the share alone
});

rule('1862-R036', 'as many as the director is not enough', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10] }, pool: [10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ada');
});

rule('1862-R037', 'the certificate is sold whole where two shares or fewer stay', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10], pool: [30] });
  expect(t.director('L&E')).toBeUndefined();
  expect(t.told('receivershipBegan')).toEqual([{ type: 'receivershipBegan', company: 'L&E' }]);
});

rule('1862-R037', 'in part with change from the pool', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10, 10] });
  t.plays('Ada', sell('L&E', 10));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], pool: [30] });
  const other = three().company('L&E', { owners: { Ada: [30, 10] }, pool: [10] });
  other.plays('Ada', sell('L&E', 20));
  expect(other.certificates('L&E')).toMatchObject({ Ada: [10, 10], pool: [30] });
});

rule('1862-R037', 'not where there are too few 10% shares for it; another number may be possible', () => {
  const t = three().company('L&E', { owners: { Ada: [30] }, pool: [10] });
  expect(t.refuses('Ada', sell('L&E', 10))).toMatchObject({ code: 'sell.presidency', rule: '1862-R037' });
  t.plays('Ada', sell('L&E', 20));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10], pool: [30] });
});

rule('1862-R037', 'where another player becomes director the shares come from him', () => {
  const t = three().company('L&E', { owners: { Ada: [30], Ben: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 10));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], Ben: [30], pool: [10] });
  expect(t.director('L&E')).toBe('Ben');
  expect(t.told('receivershipBegan')).toEqual([]);
});

rule('1862-R037', 'with three shares or more left she stays director, and sells ordinary ones', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10, 10], Ben: [10, 10, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.certificates('L&E')).toMatchObject({ Ada: [30], pool: [10, 10, 10] });
});

example('1862-X12', 'four shares and an empty pool: one, three or four can be sold, not two', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10], Ben: [10, 10] } });
  expect(t.refuses('Ada', sell('L&E', 20))).toMatchObject({ code: 'sell.presidency' });
  for (const percent of [10, 30, 40])
    three()
      .company('L&E', { owners: { Ada: [30, 10], Ben: [10, 10] } })
      .plays('Ada', sell('L&E', percent));
});

example('1862-X14', 'a director at 50% sells three shares; another who has more becomes director', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10], Ben: [10, 10, 10, 10] } });
  t.plays('Ada', sell('L&E', 30));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ada: [10, 10], Ben: [30, 10], pool: [10, 10, 10] });
});

rule('1862-R038', 'the certificate cannot be bought from the pool', () => {
  const t = three().company('L&E', { owners: { Ben: [10] }, pool: [30] });
  expect(t.refuses('Ada', buy('L&E'))).toMatchObject({
    code: 'share.noneLeft',
    args: { company: 'L&E', from: 'pool' },
  });
});

rule('1862-R038', 'it goes to whoever first has three shares', () => {
  const t = three().company('L&E', { owners: { Ben: [10, 10] }, pool: [30, 10] });
  t.passes('Ada').plays('Ben', buy('L&E'));
  expect(t.director('L&E')).toBe('Ben');
  expect(t.certificates('L&E')).toMatchObject({ Ben: [30], pool: [10, 10, 10] });
  expect(t.lastEvents).toContainEqual({ type: 'presidencyPassed', company: 'L&E', from: null, to: 'Ben' });
});

rule('1862-R038', 'ties: the first clockwise from the old director', () => {
  const t = three()
    .company('L&E', { owners: { Ben: [30], Ada: [10, 10, 10], Cleo: [10, 10, 10] } })
    .stockRound({ turn: 'Ben' });
  t.plays('Ben', sell('L&E', 10));
  expect(t.director('L&E')).toBe('Cleo');
});

rule('1862-R039', 'no limit on the shares of a player, nor on the pool', () => {
  const t = three().company('L&E', { owners: { Ada: [30, 10, 10, 10, 10, 10] }, pool: [10, 10] });
  t.plays('Ada', buy('L&E'));
  expect(t.percent('L&E')).toMatchObject({ Ada: 90 });
  const full = three().company('L&E', { owners: { Ada: [30, 10, 10, 10, 10, 10] }, pool: [10, 10] });
  full.plays('Ada', sell('L&E', 80));
  expect(full.percent('L&E')).toEqual({ pool: 100 });
});

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

rule('1862-R178', 'beginners start companies in parliament only', () => {
  const t = table1862(['Ada', 'Ben'], { trains: 'simpleExpress', beginners: 'yes' })
    .available('ESR')
    .company('L&E', { owners: { Ada: [30] }, pool: [10] });
  expect(t.refuses('Ada', start('ESR', 54))).toMatchObject({ code: 'start.charterOnly', rule: '1862-R178' });
});

test('a game in which nothing can ever happen again is over', () => {
  const t = table1862(['Ada', 'Ben'])
    .available('ESR')
    .company('L&E', { floated: false, price: 54, owners: { Ada: [10], Ben: [10] }, pool: [30] })
    .purses({ Ada: 0, Ben: 0 });
  t.plays('Ada', sell('L&E', 10)).plays('Ben', sell('L&E', 10));
  expect(t.told('gameOver')).toMatchObject([{ reason: 'standstill', winners: ['Ada', 'Ben'], worth: 27 }]);
});
