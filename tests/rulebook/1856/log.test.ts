// The log lines of each decision: one that nobody tests could vanish unseen.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { thenInterest } from '../../../src/titles/1856/rules/platform/lateInterest.ts';
import { rule } from '../../support/rule.ts';
import { auction1856, table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Position = Parameters<ReturnType<typeof table1856>['company']>[1];

/** The GW of Ada at home in London, and the BBG of Ben. */
const gw = (position: Position = {}, bbg: Position = {}) =>
  table1856(three)
    .phase('3')
    .company('GW', {
      owners: { Ada: [20, 10], Ben: [10] },
      treasury: 500,
      operated: true,
      tokens: ['F15.0'],
      ...position,
    })
    .company('BBG', { par: 65, owners: { Ben: [20, 10] }, operated: true, ...bbg });

const buyTrain = (from: 'bank' | CompanyId, train: string, price: number) =>
  ({ type: 'buyTrain', from, train, price }) as const;
const bid = (amount: number) => ({ type: 'bid', private: 'WSRC', amount }) as const;

rule('1856-R014', 'a bid is told, and a higher one in a contest too', () => {
  const t = auction1856(three).plays('Ada', bid(45));
  expect(t.lastEvents).toContainEqual({ type: 'privateBid', seat: 'Ada', private: 'WSRC', amount: 45 });
  t.plays('Ben', bid(50)).plays('Cid', { type: 'buyCheapest' }).plays('Ada', { type: 'raiseBid', amount: 55 });
  expect(t.lastEvents).toContainEqual({ type: 'privateBid', seat: 'Ada', private: 'WSRC', amount: 55 });
});

rule('1856-R015', 'a contest that is decided is over: the next private with several bids is contested anew', () => {
  const later = (amount: number) => ({ type: 'bid', private: 'TCC', amount }) as const;
  const t = auction1856(three).plays('Ada', bid(45)).plays('Ben', bid(50)).plays('Cid', later(55));
  t.plays('Ada', later(60)).passes('Ben').plays('Cid', { type: 'buyCheapest' }).passes('Ada');
  expect(t.told('privateContested')).toEqual([
    { type: 'privateContested', private: 'WSRC', seats: [1, 2] },
    { type: 'privateContested', private: 'TCC', seats: [3, 1] },
  ]);
  expect([t.owner('WSRC'), t.waiting]).toEqual(['Ben', ['Cid']]);
});

rule('1856-R017', 'all pass when the cheapest is sold: the privates pay, and nothing is reduced', () => {
  const t = auction1856(three).plays('Ada', { type: 'buyCheapest' }).passes('Ben', 'Cid', 'Ada');
  expect(t.order('paid', 'privateReduced')).toEqual(['paid']);
});

rule(
  '1856-R020',
  'what passes from a player to a company is told: the private, and the right that comes with it',
  () => {
    const t = gw().privateOf('NFSBC', 'Ada').operating({ company: 'GW', at: 'layTile' });
    t.plays('Ada', { type: 'buyPrivate', private: 'NFSBC', price: 60 });
    expect(t.lastEvents).toEqual(
      expect.arrayContaining([
        { type: 'privateToCompany', private: 'NFSBC', company: 'GW', seat: 'Ada', price: 60 },
        { type: 'rightGained', right: 'bridge', company: 'GW', from: 'NFSBC' },
      ]),
    );
  },
);

rule('1856-R024', 'the tile of the Canada Company is laid once in the game', () => {
  const t = gw().privateOf('TCC', 'GW').operating({ company: 'GW', at: 'layTile' });
  t.plays('Ada', { type: 'layCanadaTile', hex: 'H11', tile: '3', rotation: 0 });
  expect(t.state.canadaUsed).toBe(true);
});

rule('1856-R025', 'the port that is placed is told', () => {
  const t = gw().privateOf('GLSC', 'GW').operating({ company: 'GW', at: 'layTile' });
  t.plays('Ada', { type: 'placePort', hex: 'M18' });
  expect(t.lastEvents).toContainEqual({ type: 'portPlaced', company: 'GW', hex: 'M18' });
});

rule('1856-R028', 'a right that is bought is told, with whom it came from', () => {
  const t = gw().privateOf('NFSBC', 'BBG').operating({ company: 'GW', at: 'layTile' });
  t.plays('Ada', { type: 'buyRight', right: 'bridge' });
  expect(t.told('rightGained')).toEqual([{ type: 'rightGained', right: 'bridge', company: 'GW', from: 'BBG' }]);
});

rule('1856-R065', 'a loan is told: what it brought, and how many there are', () => {
  const t = gw({ loans: 1 }).operating({ company: 'GW', at: 'layTile' }).plays('Ada', { type: 'takeLoan' });
  expect(t.lastEvents).toContainEqual({ type: 'loanTaken', company: 'GW', got: 100, loans: 2 });
});

rule('1856-R068', 'interest is told with what each has to pay of it', () => {
  const t = gw({ loans: 3, treasury: 15 }).operating({ company: 'GW', at: 'layTile' }).passes('Ada');
  expect(t.lastEvents).toContainEqual({
    type: 'interestDue',
    company: 'GW',
    treasury: 10,
    run: 0,
    president: 20,
    seat: 'Ada',
  });
});

rule('1856-R068', 'what a president must sell shares for is told', () => {
  const t = gw({ loans: 3, treasury: 0 }).purses({ Ada: 29 }).operating({ company: 'GW', at: 'layTile' }).passes('Ada');
  expect(t.told('cashDemanded')).toEqual([
    { type: 'cashDemanded', seat: 'Ada', company: 'GW', sum: 30, reason: 'interest' },
  ]);
});

rule('1856-R068', 'interest that was late is taken once (interestNoRun)', () => {
  const t = gw({ loans: 1, treasury: 530 }).ruled({ interestNoRun: 'afterNextAction' });
  t.operating({ company: 'GW', at: 'payInterest' }).plays('Ada', buyTrain('bank', '3-1', 225));
  t.plays('Ada', buyTrain('bank', '3-2', 225));
  expect(t.cash('GW')).toBe(530 - 225 - 10 - 225);
});

rule(
  '1856-R068',
  'where an owner must be asked, interest that is late is taken after the answer (interestNoRun)',
  () => {
    const t = gw({ loans: 1, treasury: 230 }, { trains: ['3'] }).ruled({ interestNoRun: 'afterNextAction' });
    t.operating({ company: 'GW', at: 'payInterest' }).plays('Ada', buyTrain('BBG', '3-1', 100));
    expect([t.waiting, t.cash('GW')]).toEqual([['Ben'], 230]);
    t.plays('Ben', { type: 'answer', reply: 'refuse' });
    expect(t.cash('GW')).toBe(220);
  },
);

rule('1856-R068', 'interest that is late leaves what passing does to the step (interestNoRun)', () => {
  const passed: number[] = [];
  const step = { id: 'buyTrain', actor: () => 1, fields: {}, conditions: [], apply: () => {} };
  const wrapped = thenInterest([])({ ...step, pass: (_, __, seat) => void passed.push(seat) });
  wrapped.pass!(gw().operating({ company: 'GW', at: 'buyTrain' }).state, undefined as never, 2);
  expect(passed).toEqual([2]);
});

rule('1856-R069', 'a loan that is redeemed is told, with those that are left', () => {
  const t = gw({ loans: 2 }).operating({ company: 'GW', at: 'redeemLoan' }).plays('Ada', { type: 'redeemLoan' });
  expect(t.lastEvents).toContainEqual(
    expect.objectContaining({ type: 'loansRedeemed', company: 'GW', count: 1, loans: 1 }),
  );
});

rule('1856-R090', 'an offer is told, its answer, and the train that was bought', () => {
  const t = gw({}, { trains: ['3'] }).operating({ company: 'GW', at: 'buyTrain' });
  t.plays('Ada', buyTrain('BBG', '3-1', 100));
  expect(t.order()).toContain('offerMade');
  t.plays('Ben', { type: 'answer', reply: 'refuse' });
  expect(t.order()).toContain('offerRefused');
  t.plays('Ada', buyTrain('BBG', '3-1', 101)).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(t.order('offerAccepted', 'trainBought')).toEqual(['offerAccepted', 'trainBought']);
});

rule('1856-R008', 'a train given for a Diesel is told', () => {
  const t = gw({ treasury: 1000 })
    .phase('6')
    .cgr({ stage: 'never' })
    .set((s) => {
      s.trains.GW = ['4-0'];
    })
    .operating({ company: 'GW', at: 'buyTrain' })
    .plays('Ada', { type: 'exchangeTrain', train: 'D-0', give: '4-0' });
  expect(t.lastEvents).toContainEqual({
    type: 'trainExchanged',
    company: 'GW',
    train: 'D-0',
    given: '4-0',
    price: 750,
  });
});

rule('1856-R096', 'the first 6-train tells that loans are called in, and by whom', () => {
  const t = gw({ treasury: 1000 })
    .onSale('6')
    .operating({ company: 'GW', at: 'buyTrain' })
    .plays('Ada', buyTrain('bank', '6-0', 700));
  expect(t.lastEvents).toContainEqual({ type: 'loansCalledIn', seat: 'Ada' });
});

rule('1856-R083', 'the city that is picked is told', () => {
  const t = table1856(three)
    .phase('3')
    .company('THB', { owners: { Ben: [20, 10] }, treasury: 100 })
    .operating({ company: 'THB' })
    .tile('L15', '59', 0)
    .plays('Ben', { type: 'pickCity', city: 'L15.1' });
  expect(t.lastEvents).toContainEqual({ type: 'cityPicked', company: 'THB', city: 'L15.1' });
});
