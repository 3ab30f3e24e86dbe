// Section 3: a president with one share has to buy a second.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { certificateLimit, certificatesHeld } from '../../../src/titles/1856/rules/limits.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const people = ['Ada', 'Ben', 'Cleo', 'Dora', 'Ed', 'Flo'];
const three = () => table1856(['Ada', 'Ben', 'Cleo']).purses({ Ada: 2000, Ben: 2000, Cleo: 2000 });
const sell = (company: CompanyId, percent: number) => ({ type: 'sellShares', company, percent }) as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' = 'offer') => ({ type: 'buyShare', company, from }) as const;
const start = (company: CompanyId, par = 100) => ({ type: 'startCompany', company, par }) as const;

/** Ada is president of the CGR with one share. */
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

/** Ada presides over the CGR with one share and has nothing to sell. */
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
