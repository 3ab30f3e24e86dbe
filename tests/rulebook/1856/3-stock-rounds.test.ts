// Section 3: buying and selling shares.
import { expect } from 'vitest';
import { byPrice } from '../../../src/engine/market/market.ts';
import { type CompanyId, ordinaryIds } from '../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1856/rules/limits.ts';
import { market } from '../../../src/titles/1856/rules/market.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;
/** Where a marker lies in the yellow and in the orange zone, and a space beside them. */
const YELLOW = { row: 4, col: 0 };
const ORANGE = { row: 6, col: 0 };

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

rule.each(
  '1856-R038',
  'the certificate limit by the number of players',
  [
    { players: 3, limit: 20 },
    { players: 4, limit: 16 },
    { players: 5, limit: 13 },
    { players: 6, limit: 11 },
  ],
  ({ players, limit }) => expect(certificateLimit(table1856(people.slice(0, players)).state)).toBe(limit),
);

/** Six at the table, Ada with eleven certificates: two companies of five, and a share of a third. */
const full = () =>
  table1856(people)
    .purses({ Ada: 2000 })
    .company('GW', { owners: { Ada: [20, 10, 10, 10, 10] } })
    .company('GT', { owners: { Ada: [20, 10, 10, 10, 10] } })
    .company('CPR', { owners: { Ben: [20], Ada: [10] } });

rule('1856-R038', 'nothing is bought or started beyond it', () => {
  const t = full();
  expect(t.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'share.certificateLimit', rule: '1856-R038' });
  expect(t.refuses('Ada', start('WR'))).toMatchObject({ code: 'share.certificateLimit' });
});

rule('1856-R039', 'shares in the yellow zone do not count', () => {
  const t = full().company('CA', { at: YELLOW, owners: { Ben: [20], Ada: [10, 10] } });
  expect(certificatesHeld(t.state, 1)).toBe(22);
  t.plays('Ada', buy('CA'));
});

rule('1856-R039', 'in the orange zone a player may hold more than 60% as well', () => {
  const six = { Ada: [20, 10, 10, 10, 10] };
  const t = three().company('GW', { at: ORANGE, owners: six }).company('GT', { at: YELLOW, owners: six });
  expect(t.refuses('Ada', buy('GT'))).toMatchObject({ code: 'share.sixtyPercent' });
  t.plays('Ada', buy('GW')).passes('Ada', 'Ben', 'Cleo').plays('Ada', buy('GW'));
  expect(t.percent('GW').Ada).toBe(80);
  expect(certificatesHeld(t.state, 1)).toBe(0);
});

rule('1856-R040', 'over the certificate limit: sell down before buying or passing', () => {
  const t = full().company('CA', { owners: { Ben: [20], Ada: [10, 10] } });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits', rule: '1856-R040' });
  expect(t.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'stock.overLimits' });
  expect(t.refuses('Ada', start('WR'))).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('CPR', 10));
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('CA', 20)).plays('Ada', start('WR'));
});

rule('1856-R040', 'over 60% outside the orange zone: likewise', () => {
  const t = three().company('GW', { owners: { Ada: [20, 10, 10, 10, 10, 10] } });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('GW', 10)).passes('Ada');
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R040', 'who cannot sell what is too much passes, but does not buy', () => {
  // eleven certificates are allowed, she has twelve; the market is full of all that count
  const t = table1856(people).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20] } });
  t.company('CA', { at: ORANGE, owners: { Ben: [20], Ada: [10] } });
  expect(t.refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'sell.poolFull' });
  expect(t.refuses('Ada', buy('WR'))).toMatchObject({ code: 'stock.overLimits' });
  t.passes('Ada'); // to sell what does not count would not help
});

rule('1856-R041', 'what a player has sold in a round he does not buy in it', () => {
  const t = three().company('GW', { owners: { Ben: [20], Ada: [10] } });
  t.plays('Ada', sell('GW', 10));
  expect(t.refuses('Ada', buy('GW', 'pool'))).toMatchObject({ code: 'share.soldThisRound', rule: '1856-R041' });
  t.passes('Ada').plays('Ben', buy('GW', 'pool')).passes('Ben', 'Cleo');
  expect(t.refuses('Ada', buy('GW'))).toMatchObject({ code: 'share.soldThisRound' });
});

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

rule('1856-R043', 'any of the eleven may be started in any stock round', () => {
  for (const set of [1, 5]) {
    const t = three().stockRound({ turn: 'Ada', set });
    expect(t.values('Ada', 'startCompany')).toEqual([...ordinaryIds]);
  }
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

/** Ada is president of the CGR by one share. */
const half = () =>
  three()
    .phase('6')
    .gone('absorbed', 'GW', 'GT')
    .company('CGR', { president: 'Ada', owners: { Ada: [10], Ben: [10] }, pool: [10] });

rule('1856-R110', 'a president by one share buys the second before anything else', () => {
  const t = half().company('CPR', { owners: { Ben: [20], Ada: [10] } });
  const first = { code: 'stock.secondShareFirst', rule: '1856-R110' };
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject(first);
  expect(t.refuses('Ada', buy('CPR'))).toMatchObject(first);
  expect(t.refuses('Ada', start('WR'))).toMatchObject(first);
  expect(t.refuses('Ada', sell('CPR', 10))).toMatchObject({ code: 'sell.notNeeded', rule: '1856-R110' });
  t.plays('Ada', buy('CGR'));
  expect(t.certificates('CGR')).toMatchObject({ Ada: [20], Ben: [10], pool: [10] });
  expect(t.president('CGR')).toBe('Ada');
});

rule('1856-R110', 'he sells shares for it if he must, but not the share he has', () => {
  const t = half()
    .company('CPR', { owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 50 });
  expect(t.refuses('Ada', sell('CGR', 10))).toMatchObject({ code: 'sell.presidency' });
  t.plays('Ada', sell('CPR', 10)).plays('Ada', buy('CGR', 'pool'));
  expect(t.certificates('CGR').Ada).toEqual([20]);
});

rule('1856-R110', 'where he cannot he is bankrupt', () => {
  const t = half()
    .company('CPR', { at: { row: 8, col: 1 }, owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 50 });
  t.plays('Ada', sell('CPR', 10));
  expect(t.state.ended).toBe('bankrupt');
  expect(t.waiting).toEqual([]);
});

rule('1856-R110', 'on 18xx.games it comes by itself too, and his cash counts for him (bankruptcy)', () => {
  const t = half().ruled({ bankruptcy: 'declared' }).purses({ Ada: 50 });
  expect(t.waiting).toEqual([]);
  expect([t.state.ended, t.state.bankrupt, t.cash('Ada')]).toEqual(['bankrupt', 1, 50]);
});

rule('1856-R110', 'on 18xx.games it comes with the sale that leaves him nothing more to sell (bankruptcy)', () => {
  const t = half()
    .ruled({ bankruptcy: 'declared' })
    .company('CPR', { at: { row: 8, col: 1 }, owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 50 });
  expect(t.refuses('Ada', { type: 'declareBankrupt' })).toMatchObject({ code: 'bankrupt.canSell' });
  const price = t.price('CPR');
  t.plays('Ada', sell('CPR', 10));
  expect([t.state.ended, t.cash('Ada')]).toEqual(['bankrupt', 50 + price]);
});

rule('1856-R110', 'by the first version of the rules he had to declare it on 18xx.games (bankruptcy)', () => {
  const first = () =>
    half()
      .ruled({ bankruptcy: 'declared' })
      .set((s) => {
        s.rulesVersion = 1;
      })
      .purses({ Ada: 50 });
  const t = first();
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['declareBankrupt']);
  t.plays('Ada', { type: 'declareBankrupt' });
  expect([t.state.ended, t.cash('Ada')]).toEqual(['bankrupt', 0]);
  const able = first().company('CPR', { owners: { Ben: [20], Ada: [10] } });
  expect(able.plays('Ada', { type: 'declareBankrupt' }).state.bankrupt).toBe(1);
});

rule('1856-R110', 'another holder who buys a second share before him takes the presidency', () => {
  const t = half().stockRound({ turn: 'Ben' }).plays('Ben', buy('CGR'));
  expect(t.president('CGR')).toBe('Ben');
  expect(t.certificates('CGR')).toMatchObject({ Ben: [20], Ada: [10] });
});

rule('1856-R110', 'with nothing in the offering but the certificate, his share is taken for half of it', () => {
  const t = table1856(people).purses({ Ada: 500 }).phase('6').gone('absorbed', 'GW', 'GT');
  t.company('CGR', {
    president: 'Ada',
    owners: Object.fromEntries(people.map((name) => [name, [10]])),
    pool: [10, 10],
  });
  t.plays('Ada', buy('CGR'));
  expect(t.certificates('CGR')).toMatchObject({ Ada: [20], offer: [10] });
});

const limits = [
  [11, 28, 22, 18, 15],
  [10, 25, 20, 16, 14],
  [9, 22, 18, 15, 12],
  [8, 20, 16, 13, 11],
  [7, 18, 14, 11, 10],
  [6, 15, 12, 10, 8],
  [5, 13, 10, 8, 7],
  [4, 10, 8, 7, 6],
  [3, 10, 8, 7, 6],
] as const;

rule.each(
  '1856-R120',
  'the limit by the companies in play, with three to six players',
  limits,
  ([companies, ...row]) => {
    for (const [i, limit] of row.entries()) {
      const t = table1856(people.slice(0, i + 3)).phase('6');
      t.gone('absorbed', ...ordinaryIds.slice(0, 12 - companies)).company('CGR', { owners: { Ada: [20] } });
      expect(certificateLimit(t.state)).toBe(limit);
    }
  },
);

rule('1856-R120', 'before the first 6-train it is the basic one, whatever has closed', () => {
  const t = table1856(people.slice(0, 4)).phase('5').gone('closed', 'GW');
  expect(certificateLimit(t.state)).toBe(16);
});

example.each(
  '1856-X15',
  'the limit with four players',
  [
    { absorbed: 1, closed: 0, limit: 22 },
    { absorbed: 2, closed: 0, limit: 20 },
    { absorbed: 3, closed: 0, limit: 18 },
    { absorbed: 4, closed: 0, limit: 16 },
    { absorbed: 5, closed: 0, limit: 14 },
    { absorbed: 0, closed: 0, limit: 22 },
    { absorbed: 4, closed: 1, limit: 14 },
  ],
  ({ absorbed, closed, limit }) => {
    const t = table1856(people.slice(0, 4)).phase('6').cgr({ stage: 'never' });
    t.gone('absorbed', ...ordinaryIds.slice(0, absorbed)).gone('closed', ...ordinaryIds.slice(10, 10 + closed));
    if (absorbed > 0) t.company('CGR', { owners: { Ada: [20] } });
    expect(certificateLimit(t.state)).toBe(limit);
  },
);

rule('1856-R121', 'a later closing changes the limit again; on 18xx.games it brings the basic one back', () => {
  const closing = { at: { row: 8, col: 0 }, owners: { Ben: [20], Ada: [10] } };
  const four = () =>
    table1856(people.slice(0, 4))
      .phase('6')
      .gone('absorbed', 'BBG', 'CA', 'CV')
      .company('CGR', { owners: { Ben: [20] } })
      .company('GW', closing);
  const table = four();
  expect(certificateLimit(table.state)).toBe(18);
  expect(certificateLimit(table.plays('Ada', sell('GW', 10)).state)).toBe(16);
  const atFormation = four().ruled({ certLimitAfter6: 'atFormation' }).cgr({ certLimit: 18 });
  expect(certificateLimit(atFormation.state)).toBe(18);
  expect(certificateLimit(atFormation.plays('Ada', sell('GW', 10)).state)).toBe(16);
  expect(atFormation.state.cgr.certLimit).toBe(0);
});

rule('1856-R122', 'without a CGR the table applies too; on 18xx.games the limit stays', () => {
  const t = table1856(people.slice(0, 4)).phase('6').cgr({ stage: 'never' });
  expect(certificateLimit(t.state)).toBe(22);
  expect(certificateLimit(t.ruled({ certLimitAfter6: 'atFormation' }).state)).toBe(16);
});

rule('1856-R108', "a 5% share is half a certificate, the president's one; a half may still fit", () => {
  const t = fives();
  expect(certificatesHeld(t.state, 1)).toBe(4);
  expect(certificatesHeld(t.state, 2)).toBe(4);
  // six at the table and 9 companies: twelve certificates, of which eleven and a half are held
  const u = table1856(people).purses({ Ada: 900 }).phase('6').gone('absorbed', 'BBG', 'CA', 'CV');
  const five = { Ada: [20, 10, 10, 10, 10] };
  u.company('GW', { owners: five }).company('GT', { owners: five }).privateOf('FT', 'Ada');
  u.company('CGR', { fives: true, owners: { Ben: [10], Ada: [5] } });
  expect(certificateLimit(u.state)).toBe(12);
  expect(certificatesHeld(u.state, 1)).toBe(23);
  expect(u.refuses('Ada', start('WR'))).toMatchObject({ code: 'share.certificateLimit' });
  u.plays('Ada', buy('CGR'));
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

rule('1856-R040', 'who has sold what he may, and is still over a limit, passes', () => {
  // fourteen certificates of eleven; only of the WR the market takes any, and no more than one
  const t = table1856(people).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20], Ada: [10, 10] }, pool: [10, 10, 10, 10] });
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' });
  t.plays('Ada', sell('WR', 10));
  expect(t.waiting).toEqual(['Ben']); // with nothing left to sell her turn is over
  expect(certificatesHeld(t.state, 1)).toBe(26);
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

rule('1856-R133', 'a company is started with the last dollar', () => {
  const t = three().purses({ Ada: 130 }).plays('Ada', start('GW', 65));
  expect([t.cash('Ada'), t.president('GW')]).toEqual([0, 'Ada']);
});

/** Ada presides over the CGR by one share and has nothing to sell. */
const needy = (cash: number, position: Parameters<ReturnType<typeof three>['company']>[1]) =>
  three()
    .phase('6')
    .gone('absorbed', 'GW', 'GT')
    .company('CGR', { president: 'Ada', owners: { Ada: [10], Ben: [10] }, ...position })
    .purses({ Ada: cash });

rule('1856-R110', 'he buys where he can: from the market below par, from the offering below the price', () => {
  const market = needy(90, { at: { row: 1, col: 4 }, pool: [10] }); // 90, par 100
  expect(market.waiting).toEqual(['Ada']);
  expect(market.plays('Ada', buy('CGR', 'pool')).cash('Ada')).toBe(0);
  const offering = needy(100, { at: { row: 0, col: 6 }, pool: [10] }); // 125
  expect(offering.plays('Ada', buy('CGR', 'offer')).cash('Ada')).toBe(0);
});

rule.each(
  '1856-R110',
  'what is not to be had does not save him: an empty market, an offering that is shut',
  [
    { cash: 95, at: { row: 1, col: 4 }, pool: [] },
    { cash: 110, at: { row: 0, col: 6 }, pool: [10, 10, 10, 10, 10, 10] },
  ],
  ({ cash, at, pool }) => {
    const t = needy(cash, { at, pool });
    expect(t.waiting).toEqual([]);
    expect(t.state).toMatchObject({ ended: 'bankrupt', bankrupt: 1 });
  },
);

rule('1856-R110', 'the certificate limit does not keep him from it: two shares become one certificate', () => {
  const table = (certificates: number) => {
    const t = table1856(people).purses({ Ada: 900 }).phase('6').gone('absorbed', 'BBG', 'CA', 'CV'); // twelve
    t.company('GW', { owners: { Ada: [20, 10, 10, 10, 10] } });
    t.company('GT', { owners: { Ada: [20, 10, 10, 10, 10] } });
    t.company('CPR', { owners: { Ben: [20], Ada: Array<number>(certificates - 11).fill(10) } });
    return t.company('CGR', { president: 'Ada', owners: { Ada: [10], Ben: [10] } });
  };
  const at = table(12).plays('Ada', buy('CGR'));
  expect([certificatesHeld(at.state, 1), certificateLimit(at.state)]).toEqual([24, 12]);
  const over = table(13).plays('Ada', buy('CGR'));
  expect(over.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'stock.overLimits' }); // then she sells down
  table(13).plays('Ada', sell('CPR', 10)).plays('Ada', buy('CGR')); // or before
});

rule('1856-R110', 'who has no share cannot take half of the certificate', () => {
  const t = table1856(people).purses({ Flo: 500 }).phase('6').gone('absorbed', 'GW', 'GT');
  const five = people.slice(0, 5).map((name) => [name, [10]] as const);
  t.company('CGR', { president: 'Ada', owners: Object.fromEntries(five), pool: [10, 10, 10] });
  t.stockRound({ turn: 'Flo' });
  expect(t.refuses('Flo', buy('CGR'))).toMatchObject({ code: 'share.noneLeft' });
  t.plays('Flo', buy('CGR', 'pool'));
});

rule('1856-R110', 'another holder of one share may sell it', () => {
  const t = half().stockRound({ turn: 'Ben' }).plays('Ben', sell('CGR', 10));
  expect(t.percent('CGR')).toEqual({ Ada: 10, pool: 20, offer: 70 });
});

rule('1856-R040', 'on 18xx.games who cannot sell may still buy what does not count (halfCertificates)', () => {
  const t = table1856(people).ruled({ halfCertificates: 'below' }).purses({ Ada: 2000 });
  for (const company of ['GW', 'GT', 'CPR'] as const)
    t.company(company, { owners: { Ada: [20, 10, 10, 10] }, pool: [10, 10, 10, 10, 10] });
  t.company('WR', { owners: { Ben: [20] } });
  t.company('CA', { at: ORANGE, owners: { Ben: [20] } });
  expect(t.refuses('Ada', buy('WR'))).toMatchObject({ code: 'share.certificateLimit' });
  t.plays('Ada', buy('CA'));
  const able = full()
    .ruled({ halfCertificates: 'below' })
    .company('CA', { owners: { Ben: [20], Ada: [10, 10] } });
  expect(able.refuses('Ada', buy('CPR'))).toMatchObject({ code: 'stock.overLimits' });
});

rule('1856-R110', 'while he can sell he declares nothing, on 18xx.games neither (bankruptcy)', () => {
  const bankrupt = { type: 'declareBankrupt' } as const;
  const poor = (rulings: Record<string, string>) =>
    half()
      .ruled(rulings)
      .company('CPR', { owners: { Ben: [20], Ada: [10] } })
      .purses({ Ada: 50 });
  for (const bankruptcy of ['checked', 'declared']) {
    expect(poor({ bankruptcy }).refuses('Ada', bankrupt)).toMatchObject({ code: 'bankrupt.canSell' });
    expect(half().ruled({ bankruptcy }).refuses('Ada', bankrupt)).toMatchObject({ code: 'bankrupt.canPay' });
  }
});
