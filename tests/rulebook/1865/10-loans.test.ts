// Section 10: a company and its state loans.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const names = ['Alan', 'Bob', 'Carl'];
const repay = { type: 'repayLoan' } as const;

/** The FMS of Alan owes two loans, and has a train. */
const fms = (treasury: number, at: string, loans = 2) =>
  table1865(names)
    .company('FMS', { owners: { Alan: [40, 20], Carl: [20, 20] }, trains: ['PH2'], traffic: 8, treasury, loans })
    .operating({ company: 'FMS', at }, { revenue: at === 'dividend' ? 80 : 0 });

const loans = (t: ReturnType<typeof fms>) => t.state.companies.FMS.loans;

rule.each(
  '1865-R159',
  'whole loans of 500 are repaid at any time in the turn',
  ['build', 'token', 'dividend', 'trains'],
  (at) => {
    const t = fms(1100, at);
    const bank = t.cash('bank');
    t.plays('Alan', repay);
    expect([loans(t), t.cash('FMS'), t.cash('bank') - bank]).toEqual([1, 600, 500]);
    expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'FMS', at }); // the turn still stands there
    t.plays('Alan', repay);
    expect([loans(t), t.cash('FMS')]).toEqual([0, 100]);
    expect(t.told('loanRepaid')).toMatchObject([
      { company: 'FMS', loans: 1 },
      { company: 'FMS', loans: 0 },
    ]);
  },
);

rule('1865-R159', 'not without a loan, nor in part', () => {
  expect(fms(1100, 'dividend', 0).refuses('Alan', repay)).toMatchObject({
    code: 'repay.none',
    rule: '1865-R159',
    args: { company: 'FMS' },
  });
  expect(fms(499, 'dividend').refuses('Alan', repay)).toMatchObject({
    code: 'repay.tooDear',
    rule: '1865-R159',
    args: { price: 500, cash: 499 },
  });
});

rule('1865-R159', 'only the company whose turn it is, by its president', () => {
  const t = fms(1100, 'dividend').company('RCSF', { owners: { Bob: [40, 20] }, treasury: 500, loans: 1 });
  expect(t.refuses('Bob', repay).code).toBe('flow.notYours');
  const stock = fms(1100, 'dividend').stockRound({ turn: 'Alan' });
  expect(stock.refuses('Alan', repay).code).toBe('flow.notNow');
});

rule('1865-R159', 'they bear no interest', () => {
  const t = fms(400, 'dividend').plays('Alan', { type: 'dividend', kind: 'withhold' });
  expect([loans(t), t.cash('FMS')]).toEqual([2, 480]);
  expect(t.told('paid')).toMatchObject([{ from: 'bank', to: 'FMS', amount: 80, reason: 'withheld' }]);
});

rule('1865-R159', 'a president who could only repay is asked when trains have been bought', () => {
  const t = fms(500, 'trains').set((s) => {
    s.trains.FMS = ['PH2-0', 'PH2-1', 'PH2-2', 'PH2-3']; // at the limit
    s.depot.sold.PH2 = 4;
  });
  expect([t.waiting, t.choices('Alan').map(({ type }) => type)]).toEqual([['Alan'], ['repayLoan', 'pass']]);
});

rule('1865-R159', 'a player does not repay his', () => {
  const t = fms(0, 'dividend', 0)
    .purses({ Alan: 1000 })
    .set((s) => {
      s.personalLoans[1] = 1;
    });
  expect(check(t.game, t.state, 1, repay)).toMatchObject({ code: 'repay.none' });
});

rule('1865-R160', 'a company borrows for nothing but an absorption: not for a train', () => {
  const t = table1865(names)
    .company('FMS', { owners: { Alan: [40, 20], Carl: [20, 20] }, traffic: 3, operated: false })
    .company('CFC', { owners: { Bob: [40, 20] } })
    .purses({ Alan: 0 })
    .operating({ company: 'FMS', at: 'trains' });
  expect(t.choices('Alan').map(({ type }) => type)).toEqual(['buyTrain']);
  t.plays('Alan', { type: 'buyTrain', from: 'bank', train: 'PH2-0', price: 100 });
  expect([loans(t), t.state.personalLoans[1]]).toEqual([0, 1]);
});
