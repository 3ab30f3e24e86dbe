// Section 4: loans, interest, redemption, and presidents who cannot pay.
import { expect } from 'vitest';
import type { RaiseFrame } from '../../../src/titles/1856/rules/frames.ts';
import { game1856 } from '../../../src/titles/1856/rules/index.ts';
import { loanLimit } from '../../../src/titles/1856/rules/operating/loans.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const loan = { type: 'takeLoan' } as const;
const redeem = { type: 'redeemLoan' } as const;
const bankrupt = { type: 'declareBankrupt' } as const;
const sell = (company: 'GW' | 'BBG' | 'WR', percent: number) => ({ type: 'raiseCash', company, percent }) as const;

type Position = Parameters<ReturnType<typeof table1856>['company']>[1];

/** The GW, presided over by Ada, with 40% in the hands of players; the map is empty, so that it has no route. */
const gw = (position: Position = {}) =>
  table1856(three)
    .company('GW', { owners: { Ada: [20, 10], Ben: [10] }, tokens: ['F15.0'], operated: true, ...position })
    .purses({ Ada: 200, Ben: 200, Cid: 200 });

rule('1856-R064', 'the steps of a turn in their order, and what may be done at any time', () => {
  const ids = Object.values(game1856.frames.turn!.stages).map((stage) => [stage].flat()[0]!.id);
  const order = ['homeToken', 'layTile', 'placeToken', 'run', 'payInterest', 'dividend', 'buyTrain', 'redeemLoan'];
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
  for (const at of ['layTile', 'buyTrain'] as const)
    expect(
      gw({ treasury: 300 })
        .phase('3')
        .privateOf('GLSC', 'GW')
        .privateOf('NFSBC', 'GW')
        .privateOf('SCFTC', 'closed')
        .privateOf('FT', 'Cid')
        .operating({ company: 'GW', at })
        .choices('Ada')
        .map(({ type }) => type),
    ).toEqual(expect.arrayContaining(['takeLoan', 'buyPrivate', 'buyRight', 'placePort']));
});

rule('1856-R064', 'a company redeems after it has bought, and buys no more when it has begun to redeem', () => {
  const t = gw({ treasury: 400, loans: 2 }).operating({ company: 'GW', at: 'buyTrain' });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '2-0', price: 100 }).plays('Ada', redeem);
  expect(t.refuses('Ada', { type: 'buyTrain', from: 'bank', train: '2-1', price: 100 }).code).toBe('flow.notNow');
  t.plays('Ada', redeem);
  expect([t.cash('GW'), t.state.companies.GW.loans]).toEqual([100, 0]);
});

rule('1856-R064', 'a company that must buy a train redeems nothing before', () => {
  const t = gw({ treasury: 150, loans: 2 }).tile('F17', '57', 0).operating({ company: 'GW', at: 'buyTrain' });
  expect(t.refuses('Ada', redeem)).toMatchObject({ code: 'redeem.trainFirst', rule: '1856-R064' });
});

rule('1856-R065', 'one loan of 100 in a turn', () => {
  const t = gw().operating({ company: 'GW', at: 'layTile' }).plays('Ada', loan);
  expect([t.cash('GW'), t.state.companies.GW.loans]).toEqual([100, 1]);
  expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.once', rule: '1856-R065' });
});

example('1856-X05', 'a loan before the run brings 100 and costs 10 in this turn; after interest it brings 90', () => {
  const before = gw().operating({ company: 'GW', at: 'layTile' }).plays('Ada', loan);
  expect(before.cash('GW')).toBe(100);
  before.passes('Ada');
  expect(before.cash('GW')).toBe(90);
  const after = gw().operating({ company: 'GW', at: 'payInterest' }).plays('Ada', loan);
  expect([after.cash('GW'), after.state.companies.GW.loans]).toEqual([90, 1]);
});

rule('1856-R066', 'never more loans than tenths in the hands of players: offering and market do not count', () => {
  const t = gw({ loans: 4, pool: [10, 10] }).operating({ company: 'GW', at: 'layTile' });
  expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.limit', rule: '1856-R066', args: { limit: 4 } });
});

example('1856-X22', 'players hold 40%, the market 30%: four loans; after a sale of 20% two must be redeemed', () => {
  const holders = { owners: { Ada: [20], Ben: [10, 10] }, pool: [10, 10, 10], operated: true, loans: 3 } as const;
  const at = (loans: number) =>
    table1856(three)
      .company('GW', { ...holders, loans, treasury: 250 })
      .operating({ company: 'GW', at: 'layTile' });
  expect(at(3).plays('Ada', loan).state.companies.GW.loans).toBe(4);
  expect(at(4).refuses('Ada', loan)).toMatchObject({ code: 'loan.limit', args: { limit: 4 } });
  const t = table1856(three)
    .company('GW', { ...holders, loans: 4, treasury: 250 })
    .stockRound({ turn: 'Ben' })
    .plays('Ben', { type: 'sellShares', company: 'GW', percent: 20 });
  expect(loanLimit(t.state, 'GW')).toBe(2);
  t.passesWhile(() => t.told('turnBegan').length === 0 || t.state.flow.at(-1)!.kind === 'turn');
  expect(t.told('loansRedeemed')).toMatchObject([{ count: 2, loans: 2, forced: true }]);
  expect([t.cash('GW'), t.state.companies.GW.loans]).toEqual([250 - 40 - 200, 2]); // interest on four, then two of them
});

rule('1856-R067', 'no loan in a turn in which one was redeemed', () => {
  const t = gw({ treasury: 250, loans: 3 }).operating({ company: 'GW', at: 'buyTrain' }).plays('Ada', redeem);
  expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.redeemed', rule: '1856-R067' });
});

rule.each(
  '1856-R067',
  'none from the first 6-train on',
  [{ stage: 'due' }, { stage: 'never' }] as const,
  ({ stage }) => {
    const t = gw().phase('6').cgr({ stage }).operating({ company: 'GW', at: 'layTile' });
    expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.calledIn', rule: '1856-R067' });
  },
);

rule('1856-R067', 'never for the CGR', () => {
  const t = table1856(three)
    .phase('6')
    .company('CGR', { owners: { Ada: [20, 10] }, treasury: 800 });
  t.operating({ company: 'CGR', at: 'buyTrain' });
  expect(t.refuses('Ada', loan)).toMatchObject({ code: 'loan.government', rule: '1856-R067' });
});

rule.each(
  '1856-R068',
  'interest comes in whole tens from the treasury, then from the run, then from the president',
  [
    { loans: 2, treasury: 100, revenue: 50, left: 80, run: 50, ada: 200 },
    { loans: 3, treasury: 19, revenue: 50, left: 9, run: 30, ada: 200 },
    { loans: 4, treasury: 9, revenue: 50, left: 9, run: 10, ada: 200 },
    { loans: 4, treasury: 9, revenue: 20, left: 9, run: 0, ada: 180 },
    { loans: 4, treasury: 15, revenue: 0, left: 5, run: 0, ada: 170 },
  ],
  ({ loans, treasury, revenue, left, run, ada }) => {
    const t = gw({ loans, treasury }).operating({ company: 'GW', at: 'payInterest' }, { revenue });
    expect(t.waiting).toEqual(['Ada']);
    expect([t.cash('GW'), t.cash('Ada')]).toEqual([left, ada]);
    if (run > 0) {
      t.plays('Ada', { type: 'dividend', kind: 'withhold' });
      expect(t.cash('GW')).toBe(left + run);
    }
  },
);

example(
  '1856-X06',
  'three loans, treasury 25, run 60: 20 from the treasury, 10 from the run, 50 can be paid out',
  () => {
    const t = gw({ loans: 3, treasury: 25 }).operating({ company: 'GW', at: 'payInterest' }, { revenue: 60 });
    t.plays('Ada', { type: 'dividend', kind: 'payout' });
    expect([t.cash('GW'), t.cash('Ada'), t.cash('Ben')]).toEqual([5, 200 + 15, 200 + 5]);
  },
);

example('1856-X07', 'two loans, treasury 0, no run: the president pays 20', () => {
  const t = gw({ loans: 2 }).operating({ company: 'GW', at: 'payInterest' });
  t.waiting;
  expect([t.cash('GW'), t.cash('Ada')]).toEqual([0, 180]);
});

rule('1856-R068', 'a president without the cash sells shares, and the turn goes on', () => {
  const t = gw({ loans: 2 })
    .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 3 })
    .operating({ company: 'GW', at: 'payInterest' }, { revenue: 0 });
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', loan).code).toBe('flow.notNow');
  t.plays('Ada', sell('BBG', 10));
  expect(t.cash('Ada')).toBe(3 + 65 - 20);
  t.plays('Ada', loan);
  expect(t.cash('GW')).toBe(90);
});

rule('1856-R068', 'as 18xx.games plays it a company without a run pays after its next action (interestNoRun)', () => {
  const t = gw({ loans: 1, treasury: 230 }).phase('3').ruled({ interestNoRun: 'afterNextAction' });
  t.operating({ company: 'GW', at: 'payInterest' }).waiting;
  expect(t.cash('GW')).toBe(230);
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '3-1', price: 225 });
  expect([t.cash('GW'), t.cash('Ada')]).toEqual([5, 190]);
  const ran = gw({ loans: 1, treasury: 230 }).ruled({ interestNoRun: 'afterNextAction' });
  const run = { train: '2-0', track: [], stops: [], revenue: 50 };
  ran.operating({ company: 'GW', at: 'payInterest' }, { revenue: 50, ran: true, runs: [run] }).waiting;
  expect(ran.cash('GW')).toBe(220);
});

rule('1856-R068', 'a company that runs nothing though it could has decided about its run (interestNoRun)', () => {
  const t = gw({ loans: 1, treasury: 230, trains: ['2'] })
    .tile('F17', '57', 0)
    .ruled({ interestNoRun: 'afterNextAction', mustRun: 'no' })
    .operating({ company: 'GW', at: 'run' })
    .plays('Ada', { type: 'run', routes: [] });
  expect(t.cash('GW')).toBe(220);
});

rule('1856-R068', 'and not at all where there is nothing left to do (interestNoRun)', () => {
  const none = gw({ loans: 4 }).ruled({ interestNoRun: 'afterNextAction' });
  none.operating({ company: 'GW', at: 'payInterest' }).waiting;
  expect(none.cash('Ada')).toBe(200);
  const passed = gw({ loans: 1, treasury: 230 }).ruled({ interestNoRun: 'afterNextAction' });
  passed.operating({ company: 'GW', at: 'payInterest' }).passes('Ada');
  expect(passed.cash('GW')).toBe(220);
});

/** Ada owes 20 for the GW and has 3; she presides over the BBG too. */
const owing = () =>
  gw({ loans: 2, owners: { Ada: [20, 10], Ben: [10, 10, 10] } })
    .company('BBG', { par: 65, owners: { Ada: [20], Ben: [10, 10] } })
    .company('WR', { par: 65, owners: { Cid: [20], Ada: [10, 10] } })
    .purses({ Ada: 3 })
    .operating({ company: 'GW', at: 'payInterest' });

rule('1856-R069', 'the presidency of that company may not change by such a sale', () => {
  expect(owing().refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'raise.cannotSell', rule: '1856-R069' });
});

rule('1856-R069', 'that of another may', () => {
  const t = owing().plays('Ada', sell('BBG', 10));
  expect([t.president('BBG'), t.president('GW')]).toEqual(['Ben', 'Ada']);
});

rule('1856-R069', 'no more is sold than needed', () => {
  expect(owing().refuses('Ada', sell('WR', 20))).toMatchObject({ code: 'raise.tooMuch', rule: '1856-R069' });
  const t = owing().plays('Ada', sell('WR', 10));
  expect(t.refuses('Ada', sell('BBG', 10)).code).toBe('raise.nothingOwed');
});

rule('1856-R069', 'the market limit holds, and of a company one block is sold', () => {
  const t = gw({ loans: 2 })
    .company('WR', { at: { row: 7, col: 0 }, owners: { Cid: [20], Ada: [10, 10] }, pool: [10, 10, 10, 10] })
    .company('BBG', { at: { row: 7, col: 0 }, owners: { Ben: [20], Ada: [10, 10, 10] } })
    .purses({ Ada: 0 })
    .set((s) => {
      s.companies.GW.loans = 6;
    })
    .operating({ company: 'GW', at: 'forcedRedemption' });
  expect(t.refuses('Ada', sell('WR', 20))).toMatchObject({ code: 'raise.cannotSell' });
  t.plays('Ada', sell('BBG', 10));
  expect(t.refuses('Ada', sell('BBG', 10))).toMatchObject({ code: 'raise.soldAlready', rule: '1856-R069' });
});

rule('1856-R069', 'shares are sold only by who owes something', () => {
  const t = gw({ treasury: 500 }).operating({ company: 'GW', at: 'buyTrain' });
  expect(t.refuses('Ada', sell('GW', 10))).toMatchObject({ code: 'raise.nothingOwed', rule: '1856-R069' });
});

rule('1856-R070', 'loans are redeemed at 100 each from the treasury', () => {
  const t = gw({ treasury: 250, loans: 2 }).operating({ company: 'GW', at: 'buyTrain' }).plays('Ada', redeem);
  t.plays('Ada', redeem);
  expect([t.cash('GW'), t.state.companies.GW.loans]).toEqual([50, 0]);
  const none = gw({ treasury: 250 }).operating({ company: 'GW', at: 'buyTrain' });
  expect(none.refuses('Ada', redeem)).toMatchObject({ code: 'redeem.none', rule: '1856-R070' });
  const poor = gw({ treasury: 99, loans: 1 }).operating({ company: 'GW', at: 'buyTrain' });
  expect(poor.refuses('Ada', redeem)).toMatchObject({ code: 'redeem.tooDear', rule: '1856-R070' });
});

example(
  '1856-X17',
  'four loans, three shares with players, treasury 70: 70 from the treasury, 30 from the president',
  () => {
    const t = gw({ owners: { Ada: [20, 10] }, loans: 4, treasury: 70 });
    t.operating({ company: 'GW', at: 'forcedRedemption' }).waiting;
    expect([t.cash('GW'), t.cash('Ada'), t.state.companies.GW.loans]).toEqual([0, 170, 3]);
  },
);

/** Three loans on two shares: 100 must be redeemed, and Ada has 5. */
const broke = () =>
  gw({ owners: { Ada: [20] }, loans: 3 })
    .purses({ Ada: 5 })
    .operating({ company: 'GW', at: 'forcedRedemption' });

rule('1856-R071', 'a president who cannot pay is bankrupt; the redemption counts as made', () => {
  const t = broke().plays('Ada', bankrupt);
  expect(t.state).toMatchObject({ ended: 'bankrupt', bankrupt: 1, flow: [] });
  expect([t.cash('Ada'), t.state.companies.GW.loans]).toEqual([0, 2]);
  expect(t.game.worth(t.state)[1]).toBe(2 * (100 - 20)); // R125
});

rule(
  '1856-R071',
  'only when nothing more can be raised, unless bankruptcy is declared as on 18xx.games (bankruptcy)',
  () => {
    const rich = () => broke().company('BBG', { owners: { Ben: [20], Ada: [10, 10] } });
    expect(rich().refuses('Ada', bankrupt)).toMatchObject({ code: 'bankrupt.canSell', args: { missing: 95 } });
    const t = rich().ruled({ bankruptcy: 'declared' }).plays('Ada', bankrupt);
    expect([t.state.bankrupt, t.cash('Ada')]).toEqual([1, 0]);
  },
);

rule('1856-R071', 'what is owed stands on the flow until it is paid', () => {
  const t = broke();
  t.waiting;
  expect(t.state.flow.at(-1) as RaiseFrame).toMatchObject({ kind: 'raise', seat: 1, sum: 100, reason: 'redemption' });
});

/** Seven loans on seven shares: 70 are due, and Ada has nothing but shares. */
const seventy = (price: number) =>
  gw({ loans: 7, owners: { Ada: [20, 10, 10], Ben: [10, 10, 10] } })
    .company('BBG', { par: price, owners: { Ben: [20], Ada: [10, 10] } })
    .purses({ Ada: 0 })
    .operating({ company: 'GW', at: 'payInterest' });

rule('1856-R069', 'what brings exactly what is missing is enough: not a share more, and nothing is asked again', () => {
  expect(seventy(70).refuses('Ada', sell('BBG', 20))).toMatchObject({ code: 'raise.tooMuch' });
  const t = seventy(70).plays('Ada', sell('BBG', 10));
  expect([t.cash('Ada'), t.percent('BBG').Ada]).toEqual([0, 10]);
  expect(t.state.flow.at(-1)!.kind).toBe('turn');
  seventy(65).plays('Ada', sell('BBG', 20)); // five are missing from the first share
});

rule('1856-R069', 'a sale down to a tie does not change the presidency', () => {
  const t = gw({ loans: 2, owners: { Ada: [20, 10], Ben: [10, 10] } })
    .purses({ Ada: 0 })
    .operating({ company: 'GW', at: 'payInterest' })
    .plays('Ada', sell('GW', 10));
  expect([t.president('GW'), t.percent('GW').Ada]).toEqual(['Ada', 20]);
});

rule.each(
  '1856-R061',
  'a company that closes by the sale for its own debt: the debt is paid as far as the money goes, the turn is over',
  [
    { at: 'payInterest', paid: 20 },
    { at: 'forcedRedemption', paid: 30 },
  ] as const,
  ({ at, paid }) => {
    const t = table1856(three)
      .company('GW', { at: { row: 8, col: 0 }, owners: { Ada: [20, 10] }, loans: at === 'payInterest' ? 2 : 4 })
      .company('BBG', { par: 65, owners: { Ben: [20, 10] }, operated: true, tokens: ['J15.0'] })
      .purses({ Ada: 0, Ben: 200 })
      .operating({ company: 'GW', at })
      .plays('Ada', sell('GW', 10)); // 30, and the marker leaves the grid
    expect([t.state.companies.GW.status, t.cash('Ada')]).toEqual(['closed', 30 - paid]);
    expect(t.state.flow.map(({ kind }) => kind)).toEqual(['course', 'operating', 'turn']);
    expect(t.state.flow.at(-1)).toMatchObject({ company: 'BBG' });
  },
);

rule('1856-R070', 'what the president sells of the company itself lowers the limit: he redeems that too', () => {
  // six loans on five shares, and Ada has 50
  const t = gw({ owners: { Ada: [20, 10, 10], Ben: [10] }, loans: 6 })
    .company('BBG', { owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 50 })
    .operating({ company: 'GW', at: 'forcedRedemption' })
    .plays('Ada', sell('GW', 10)); // 100 a share: four shares are left for five loans
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'raise', sum: 100 });
  t.plays('Ada', sell('BBG', 10));
  expect([t.state.companies.GW.loans, loanLimit(t.state, 'GW'), t.cash('Ada')]).toEqual([4, 4, 50]);
});

rule('1856-R061', 'another company that closes by such a sale ends no turn', () => {
  const t = gw({ loans: 2 })
    .company('BBG', { at: { row: 8, col: 0 }, owners: { Ben: [20], Ada: [10] } })
    .purses({ Ada: 0 })
    .operating({ company: 'GW', at: 'payInterest' })
    .plays('Ada', sell('BBG', 10));
  expect([t.state.companies.BBG.status, t.cash('Ada')]).toEqual(['closed', 10]);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'GW', interestPaid: true });
});

rule('1856-R069', 'on 18xx.games its own presidency may change, and a company be sold twice (debtSales)', () => {
  const free = owing().ruled({ debtSales: 'free' }).plays('Ada', sell('GW', 10));
  expect([free.president('GW'), free.cash('Ada'), free.waiting]).toEqual(['Ben', 83, ['Ben']]);
  const twice = () =>
    broke()
      .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10, 10] } })
      .plays('Ada', sell('BBG', 10));
  expect(twice().refuses('Ada', sell('BBG', 10))).toMatchObject({ code: 'raise.soldAlready' });
  const t = broke()
    .ruled({ debtSales: 'free' })
    .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10, 10] } });
  t.plays('Ada', sell('BBG', 10)).plays('Ada', sell('BBG', 10));
  expect(t.cash('Ada')).toBe(5 + 65 + 60 - 100);
});

rule('1856-R069', 'on 18xx.games a debt outlives the company that made it (debtSales)', () => {
  const closing = (rulings: Record<string, string>) =>
    gw({ loans: 4, at: { row: 8, col: 0 }, owners: { Ada: [20, 10, 10], Ben: [10] } })
      .company('BBG', { par: 65, owners: { Ben: [20], Ada: [10] } })
      .purses({ Ada: 0 })
      .ruled(rulings)
      .operating({ company: 'GW', at: 'payInterest' })
      .plays('Ada', sell('GW', 10));
  const ours = closing({});
  expect([ours.state.companies.GW.status, ours.cash('Ada'), ours.waiting]).toEqual(['closed', 0, ['Ben']]);
  const theirs = closing({ debtSales: 'free' });
  expect([theirs.state.companies.GW.status, theirs.cash('Ada'), theirs.waiting]).toEqual(['closed', 30, ['Ada']]);
  theirs.plays('Ada', sell('BBG', 10));
  expect(theirs.cash('Ada')).toBe(30 + 65 - 40);
});
