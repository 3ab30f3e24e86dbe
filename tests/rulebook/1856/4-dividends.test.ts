// Section 4: income of the owners from a run.
import { expect } from 'vitest';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const payout = { type: 'dividend', kind: 'payout' } as const;
const withhold = { type: 'dividend', kind: 'withhold' } as const;

const gw = (revenue: number, { loans = 0, treasury = 0 } = {}) =>
  table1856(three)
    .company('GW', {
      at: { row: 1, col: 4 },
      owners: { Ada: [20, 10], Ben: [10] },
      pool: [10, 10],
      tokens: ['F15.0'],
      operated: true,
      loans,
      treasury,
    })
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'GW', at: 'payInterest' }, { revenue });

rule('1856-R088', 'paid out: players by their shares, the market for the treasury, the offering for nobody', () => {
  const t = gw(120).plays('Ada', payout);
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cid'), t.cash('GW')]).toEqual([36, 12, 0, 24]);
  expect(t.price('GW')).toBe(100);
  const large = gw(1200).plays('Ada', payout);
  expect([large.cash('Ada'), large.cash('Ben'), large.cash('GW')]).toEqual([360, 120, 240]);
});

rule('1856-R088', 'withheld: all goes to the treasury', () => {
  const t = gw(120).plays('Ada', withhold);
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('GW')]).toEqual([0, 0, 120]);
  expect(t.price('GW')).toBe(80);
});

rule('1856-R088', 'it is one or the other', () => {
  expect(gw(120).refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'dividend.undecided', rule: '1856-R088' });
});

rule('1856-R060', 'no revenue counts as withheld: nobody is asked', () => {
  const t = gw(0, { treasury: 50 });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.price('GW')).toBe(80);
  expect(t.refuses('Ada', payout).code).toBe('flow.notNow');
});

example('1856-X18', 'two loans, treasury 5, run 20: all to interest, 5 stay, marker left', () => {
  const t = gw(20, { loans: 2, treasury: 5 });
  t.waiting;
  expect([t.cash('GW'), t.cash('Ada'), t.price('GW')]).toEqual([5, 0, 80]);
});

example('1856-X18', 'run 30: 10 can be paid out, marker right', () => {
  const t = gw(30, { loans: 2, treasury: 5 }).plays('Ada', payout);
  expect([t.cash('GW'), t.cash('Ada'), t.cash('Ben'), t.price('GW')]).toEqual([5 + 2, 3, 1, 100]);
});

/** The CGR in twenty shares. */
const cgr = (revenue: number, permanent: boolean) =>
  table1856(three)
    .phase('6')
    .company('CGR', { fives: true, owners: { Ada: [10, 5], Ben: [5, 5], Cid: [5] }, pool: [5], tokens: ['F15.0'] })
    .cgr({ permanent })
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'CGR', at: 'payInterest' }, { revenue });

example('1856-X19', 'twenty shares, revenue 110: three shares 17, two 11, one 6', () => {
  const t = cgr(110, true).plays('Ada', payout);
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cid')]).toEqual([17, 11, 6]);
});

rule('1856-R089', "each holder's total is rounded up, that of the market too", () => {
  const t = cgr(130, true).plays('Ada', payout);
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('Cid'), t.cash('CGR')]).toEqual([20, 13, 7, 7]);
});

rule(
  '1856-R114',
  'with a train of its own its president decides, and its price stands still before a permanent one',
  () => {
    const t = cgr(110, false).plays('Ada', payout);
    expect([t.cash('CGR'), t.cash('Ada'), t.price('CGR')]).toEqual([6, 17, 100]);
  },
);

rule('1856-R114', 'by practice the CGR withholds until it has owned a permanent train', () => {
  const t = cgr(110, false).ruled({ cgrWithholds: 'untilPermanent' });
  t.waiting;
  expect([t.cash('CGR'), t.cash('Ada'), t.price('CGR')]).toEqual([110, 0, 100]);
  const later = cgr(110, true).plays('Ada', withhold);
  expect([later.cash('CGR'), later.price('CGR')]).toEqual([110, 90]);
});
