// Section 4: a company without a train that has a route must buy one, if need be with its president's money.
import { expect } from 'vitest';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const buy = (from: 'bank' | 'pool' | CompanyId, train: string, price: number) =>
  ({ type: 'buyTrain', from, train, price }) as const;
const sell = (company: CompanyId, percent: number) => ({ type: 'raiseCash', company, percent }) as const;
const bankrupt = { type: 'declareBankrupt' } as const;

/** The GW of Ada has a route (London to St. Thomas) and no train; 3-trains are on sale at 225. BBG has a 3-train. */
const gw = (treasury: number, ada: number) =>
  table1856(three)
    .phase('3')
    .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10, 10] }, operated: true, trains: ['3'] })
    .company('GW', { owners: { Ada: [20, 10], Cid: [10] }, operated: true, treasury, tokens: ['F15.0'] })
    .tile('F17', '57', 0)
    .purses({ Ada: ada })
    .operating({ company: 'GW', at: 'buyTrain' }, { interestPaid: true });

const next = (t: ReturnType<typeof gw>) => `3-${t.state.depot.sold['3']}`;
const trains = (t: ReturnType<typeof gw>) => trainsOf(t.state, 'GW');

rule('1856-R093', 'a company without a train that has a route must buy one', () => {
  const t = gw(300, 0);
  expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'train.mustBuy', rule: '1856-R093' });
  t.plays('Ada', buy('bank', next(t), 225)).passes('Ada');
  expect(t.cash('GW')).toBe(75);
});

rule('1856-R093', 'without a route it need not', () => {
  table1856(three)
    .company('GW', { owners: { Ada: [20] }, operated: true, treasury: 300, tokens: ['F15.0'] })
    .operating({ company: 'GW', at: 'buyTrain' })
    .passes('Ada');
});

rule('1856-R093', 'where the treasury is short it gives all and the president adds the rest', () => {
  const t = gw(100, 200);
  t.plays('Ada', buy('bank', next(t), 225));
  expect([t.cash('GW'), t.cash('Ada'), trains(t).length]).toEqual([0, 75, 1]);
});

rule('1856-R093', "only for the cheapest train of bank and pool, never for a company's", () => {
  const six = (): ReturnType<typeof gw> =>
    gw(100, 2000)
      .phase('6')
      .cgr({ stage: 'never' })
      .set((s) => {
        s.trains = {};
      });
  expect(six().refuses('Ada', buy('bank', 'D-0', 1100))).toMatchObject({
    code: 'train.notCheapest',
    rule: '1856-R093',
    args: { price: 700 },
  });
  const pooled = six().trainsInPool('4-0');
  expect(pooled.refuses('Ada', buy('bank', '6-1', 700))).toMatchObject({
    code: 'train.notCheapest',
    args: { price: 350 },
  });
  pooled.plays('Ada', buy('pool', '4-0', 350));
  expect([pooled.cash('GW'), pooled.cash('Ada')]).toEqual([0, 2000 - 250]);
  const t = gw(100, 200);
  expect(t.refuses('Ada', buy('BBG', t.state.trains.BBG![0]!, 101)).code).toBe('train.tooDear');
});

rule('1856-R093', 'with a treasury that pays for the cheapest the president adds nothing to a dearer one', () => {
  const t = gw(700, 2000).phase('6').cgr({ stage: 'never' });
  expect(t.refuses('Ada', buy('bank', 'D-0', 1100)).code).toBe('train.tooDear');
});

rule('1856-R093', 'one train only', () => {
  const t = gw(100, 2000);
  t.plays('Ada', buy('bank', next(t), 225));
  expect(t.refuses('Ada', buy('bank', next(t), 225)).code).toBe('train.tooDear');
  t.passes('Ada');
});

rule('1856-R093', 'he may sell shares for it, no more than needed', () => {
  const t = gw(150, 5);
  expect(t.refuses('Ada', buy('bank', next(t), 225))).toMatchObject({
    code: 'train.presidentShort',
    rule: '1856-R093',
    args: { missing: 70 },
  });
  expect(t.refuses('Ada', sell('GW', 20)).code).toBe('raise.cannotSell');
  t.plays('Ada', sell('BBG', 20)); // 65 is not enough
  expect(t.cash('Ada')).toBe(135);
  expect(t.refuses('Ada', sell('GW', 10)).code).toBe('raise.nothingOwed');
  t.plays('Ada', buy('bank', next(t), 225));
  expect([t.cash('GW'), t.cash('Ada')]).toEqual([0, 60]);
});

rule('1856-R093', 'a block of ten would do: twenty is too much', () => {
  expect(gw(170, 0).refuses('Ada', sell('BBG', 20))).toMatchObject({ code: 'raise.tooMuch' });
});

rule('1856-R093', 'the presidency of the company may not change, and of each company goes one block', () => {
  const t = gw(0, 0);
  t.plays('Ada', sell('BBG', 10));
  expect(t.refuses('Ada', sell('BBG', 10)).code).toBe('raise.soldAlready');
  const tied = gw(150, 5).company('GW', {
    owners: { Ada: [20, 10], Cid: [10, 10, 10] },
    operated: true,
    treasury: 150,
  });
  expect(tied.refuses('Ada', sell('GW', 10)).code).toBe('raise.cannotSell');
});

rule('1856-R093', 'who has sold shares for it buys from bank or pool', () => {
  const t = gw(150, 0);
  const train = t.state.trains.BBG![0]!;
  t.plays('Ada', sell('BBG', 10));
  expect(t.refuses('Ada', buy('BBG', train, 1))).toMatchObject({ code: 'train.bankOnly', rule: '1856-R093' });
});

rule('1856-R093', 'with its own money the company may still buy from another', () => {
  const t = gw(100, 0).ruled({ consent: 'assumed' });
  t.plays('Ada', buy('BBG', t.state.trains.BBG![0]!, 100)).passes('Ada');
  expect(t.state.trains.BBG).toBeUndefined();
});

/** Ada has sold all she may and is still short. */
const ruined = () => {
  const t = gw(0, 0).plays('Ada', sell('BBG', 20));
  expect(t.refuses('Ada', bankrupt)).toMatchObject({
    code: 'bankrupt.canSell',
    rule: '1856-R094',
    args: { missing: 95 },
  });
  return t;
};

rule('1856-R094', "the president's cash goes before his shares", () => {
  const t = gw(100, 125);
  expect(t.refuses('Ada', sell('BBG', 10))).toMatchObject({ code: 'raise.nothingOwed' });
  expect(t.refuses('Ada', bankrupt)).toMatchObject({ code: 'bankrupt.canPay', rule: '1856-R094' });
});

rule(
  '1856-R094',
  'if all he may sell is not enough he is bankrupt; what he raised is paid in, the rest counts for him',
  () => {
    const t = gw(0, 0)
      .purses({ Cid: 0 })
      .company('GW', { par: 65, owners: { Ada: [20, 10] }, operated: true });
    t.plays('Ada', sell('BBG', 20)).plays('Ada', sell('GW', 10)).plays('Ada', bankrupt);
    expect(t.state).toMatchObject({ ended: 'bankrupt', bankrupt: 1, flow: [] });
    expect([t.cash('Ada'), t.percent('GW').Ada]).toEqual([0, 20]);
    expect(t.game.worth(t.state)[1]).toBe(2 * t.price('GW'));
  },
);

rule('1856-R094', 'not before he has sold it, unless bankruptcy is declared (bankruptcy)', () => {
  ruined();
  const t = gw(0, 0).ruled({ bankruptcy: 'declared' }).plays('Ada', bankrupt);
  expect(t.state.bankrupt).toBe(1);
});

rule('1856-R095', 'the loan of the turn may be used first, and need not be', () => {
  const t = gw(135, 0).plays('Ada', { type: 'takeLoan' });
  t.plays('Ada', buy('bank', next(t), 225));
  expect([t.cash('GW'), t.state.companies.GW.loans]).toEqual([0, 1]);
  const without = gw(135, 90);
  without.plays('Ada', buy('bank', next(without), 225));
  expect([without.cash('Ada'), without.state.companies.GW.loans]).toEqual([0, 0]);
});

rule('1856-R115', 'the CGR has that duty only once it has owned a permanent train', () => {
  const cgr = (permanent: boolean) =>
    table1856(three)
      .phase('D')
      .company('CGR', { owners: { Ada: [20, 10] }, tokens: ['F15.0'] })
      .tile('F17', '57', 0)
      .cgr({ permanent })
      .purses({ Ada: 1500 })
      .operating({ company: 'CGR', at: 'buyTrain' });
  const t = cgr(true);
  expect(t.refuses('Ada', { type: 'pass' }).code).toBe('train.mustBuy');
  t.plays('Ada', buy('bank', `D-${t.state.depot.sold.D}`, 1100));
  expect(t.cash('Ada')).toBe(400);
  const young = cgr(false);
  young.waiting;
  expect(young.state.flow.some((frame) => frame.kind === 'turn')).toBe(false);
});

rule('1856-R093', "never for a company's, though it cost as much as the cheapest of the bank", () => {
  const t = gw(100, 2000).ruled({ consent: 'assumed' });
  expect(t.refuses('Ada', buy('BBG', t.state.trains.BBG![0]!, 225))).toMatchObject({ code: 'train.tooDear' });
});

rule(
  '1856-R094',
  'of a company sold once for it nothing more can be raised: he is bankrupt with the rest in hand',
  () => {
    const t = gw(0, 0).plays('Ada', sell('BBG', 10)).plays('Ada', sell('GW', 10));
    expect([t.cash('Ada'), t.percent('BBG').Ada]).toEqual([165, 10]);
    t.plays('Ada', bankrupt);
    expect(t.game.worth(t.state)[1]).toBe(2 * t.price('GW') + t.price('BBG'));
  },
);
