// The log as all that players see of a move, and data forgotten afterwards.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { acquires, eve, merges, NORWICH, redeem, tens } from '../../support/merger1862.ts';
import { rule } from '../../support/rule.ts';
import { opening1862, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = NonNullable<Parameters<Table['company']>[1]>;
const owners = { Ada: [30, 10, 10] };
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'treasury') => ({ type: 'buyShare', company, from }) as const;
const accept = { type: 'answer', reply: 'accept' } as const;
const refuse = { type: 'answer', reply: 'refuse' } as const;

rule('1862-R034', 'shares that are sold and bought are told with their price', () => {
  const t = table1862(three)
    .company('L&E', { price: 100, owners: { Ben: [30], Ada: [10] }, trains: [['A', 'express']] })
    .plays('Ada', { type: 'sellShares', company: 'L&E', percent: 10 })
    .passes('Ada')
    .plays('Ben', buy('L&E', 'pool'));
  expect(t.told('sharesSold')).toEqual([{ type: 'sharesSold', seat: 'Ada', company: 'L&E', percent: 10, price: 100 }]);
  expect(t.told('shareBought')).toEqual([
    { type: 'shareBought', seat: 'Ben', company: 'L&E', percent: 10, from: 'pool', price: 95 },
  ]);
});

rule('1862-R035', 'a purchase is no pass: the round goes on once more round the table', () => {
  const t = table1862(three)
    .company('L&E', { owners, pool: [10] })
    .passes('Ada')
    .plays('Ben', buy('L&E', 'pool'))
    .passes('Cid', 'Ada');
  expect([t.told('operatingRoundBegan'), t.waiting]).toEqual([[], ['Ben']]);
});

rule('1862-R026', 'a start by charter is told as one', () => {
  const t = opening1862(three)
    .available('ESR', 'WNR')
    .parliament({ turn: 'Ada' })
    .purses({ Ada: 600, Ben: 600, Cid: 600 })
    .plays('Ada', { type: 'openAuction', lot: 'ESR', bid: 0 })
    .passes('Ben', 'Cid')
    .plays('Ada', { type: 'setPrice', price: 54 });
  expect(t.told('companyStarted')).toEqual([
    { type: 'companyStarted', seat: 'Ada', company: 'ESR', par: 54, chartered: true },
  ]);
});

rule('1862-R018', 'tokens that are taken are told with what they cost', () => {
  const t = table1862(three)
    .company('ESR', { price: 54, floated: false, treasury: 200, owners: { Ada: [30, 10] } })
    .plays('Ada', buy('ESR', 'treasury'))
    .plays('Ada', { type: 'takeTokens', count: 3 });
  expect(t.told('tokensTaken')).toEqual([{ type: 'tokensTaken', company: 'ESR', count: 3, price: 120 }]);
});

rule('1862-R188', 'a missed obligation is over: it costs nothing a second time', () => {
  const t = table1862(three)
    .company('ESR', { chartered: true, floated: false, price: 74, owners: { Ada: [30] } })
    .set((s) => {
      s.obligations = [{ company: 'ESR', seat: 1 }];
    })
    .purses({ Ada: 900, Ben: 0, Cid: 0 });
  t.passesWhile(() => t.told('obligationMissed').length === 0);
  expect([t.state.obligations, t.cash('Ada')]).toEqual([[], 900 - 370]);
});

/** The L&E of Ada before it buys trains in phase A, beside the SVR of Ben. */
const trading = (le: Position, svr: Position = {}, at = 'trains') =>
  table1862(three)
    .company('L&E', { chartered: true, owners, ...le })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, ...svr })
    .operating({ company: 'L&E', at });

rule('1862-R141', 'an offer for a train is told, the answer too, and the sale with kind and warranties', () => {
  const at = () =>
    trading({ treasury: 300, trains: [['A', 'express']] }, { trains: [['A', 'local', 2]] }).plays('Ada', {
      type: 'buyTrain',
      from: 'SVR',
      train: 'A-1',
      kind: 'local',
      warranties: 0,
      price: 100,
    });
  const deal = { seat: 'Ben', company: 'L&E', what: 'train', item: 'A-1', from: 'SVR', price: 100 };
  const t = at();
  expect(t.told('offerMade')).toEqual([{ type: 'offerMade', ...deal }]);
  t.plays('Ben', accept);
  expect(t.told('offerAccepted')).toEqual([{ type: 'offerAccepted', ...deal }]);
  expect(t.told('trainBought')).toEqual([
    { type: 'trainBought', company: 'L&E', train: 'A-1', from: 'SVR', price: 100, kind: 'local', warranties: 2 },
  ]);
  expect(at().plays('Ben', refuse).told('offerRefused')).toEqual([{ type: 'offerRefused', ...deal }]);
});

rule('1862-R159', 'the first train of any other letter brings no LNER', () => {
  const t = trading({ treasury: 900, trains: [['A', 'express']] })
    .phase('A')
    .set((s) => {
      s.depot.sold.A = 7;
    });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: 'B-0', kind: 'local', warranties: 0, price: 200 });
  expect([t.state.phase, t.state.lner, t.told('lnerDue')]).toEqual(['B', 'before', []]);
});

rule('1862-R149', 'own shares that are sold for a train, or redeemed, are told', () => {
  const sold = trading({ own: tens(2), treasury: 0 }).plays('Ada', { type: 'sellTreasury' });
  expect(sold.told('treasurySold')).toEqual([{ type: 'treasurySold', company: 'L&E', percent: 10, price: 100 }]);
  const back = trading({ pool: [10], treasury: 100, trains: [['A', 'express']] }, {}, 'redeem');
  expect(back.plays('Ada', { type: 'redeemShare' }).told('shareRedeemed')).toEqual([
    { type: 'shareRedeemed', company: 'L&E', price: 100 },
  ]);
});

rule('1862-R150', 'a refinancing is told when it begins', () => {
  const t = trading({ treasury: 0 }).plays('Ada', { type: 'refinance' });
  expect(t.told('exchangeBegan')).toEqual([
    {
      type: 'exchangeBegan',
      occasion: 'refinancing',
      company: 'L&E',
      survivor: 'L&E',
      absorbed: null,
      price: 100,
    },
  ]);
});

rule('1862-R085', 'what trains bring in receivership is told', () => {
  // SVR of Ben operates before ECR, which nobody directs
  const t = table1862(three)
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('ECR', {
      price: 90,
      owners: { Ben: tens(2) },
      pool: [30],
      tokens: ['D13.0'],
      permit: 'local',
      trains: [['A', 'local']],
    })
    .company('L&E', { price: 100, owners, trains: [['A', 'express']], treasury: 300 })
    .operating({ company: 'L&E', at: 'trains' })
    .passes('Ada');
  t.passesWhile(() => t.told('trainsRan').length === 0);
  expect(t.told('trainsRan')).toMatchObject([{ company: 'ECR', revenue: 40, runs: [{ train: 'A-0', subsidy: 20 }] }]);
});

rule('1862-R102', 'a token that the director gives up is told', () => {
  const homes = ['F3.0', 'E2.0', 'C4.0', 'C6.0', 'C8.0', 'C10.0', 'D5.0', 'D9.0'];
  const six = { owners: { Ada: [30, ...tens(3)] } };
  const t = eve({
    companies: {
      ENR: { ...six, tokens: [NORWICH, ...homes.slice(0, 4)] },
      WNR: { ...six, permit: 'local', tokens: [NORWICH, ...homes.slice(4)] },
    },
  }).plays('Ada', merges('WNR', 'ENR'));
  // the absorbed company has handed over everything but its tokens
  expect(t.state.companies.WNR).toMatchObject({ permits: [], chartered: false });
  t.plays('Ada', { type: 'giveUpToken', city: NORWICH });
  expect(t.lastEvents).toContainEqual({ type: 'tokenGivenUp', company: 'ENR', city: NORWICH });
});

rule('1862-R070', 'what cannot be exchanged lies in the pool at once, while others are still asked', () => {
  // Ada keeps three of ENR; there is none of it for the absorbed share of Ben
  const t = eve({
    companies: {
      ENR: { chartered: true, owners: { Ada: [30, ...tens(3)], Cleo: tens(4) } },
      WNR: { chartered: true, owners: { Ada: [30, ...tens(3)], Ben: tens(2), Cleo: tens(2) } },
    },
    purses: { Ada: 500, Ben: 0, Cleo: 500 },
    at: 'acquire',
  }).plays('Ada', acquires('WNR', 'ENR'));
  expect(t.told('sharesExchanged').map(({ holder }) => holder)).toContain('Ada');
  expect(t.percent('WNR').Ben).toBeUndefined();
});

rule('1862-R072', 'a director whose certificate is his option is told with what he gave', () => {
  const t = eve({
    companies: {
      ENR: { chartered: true, owners: { Ada: [30, 10], Ben: tens(6) } },
      WNR: { owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
    },
    purses: { Ada: 500, Ben: 500, Cleo: 500 },
  });
  t.plays('Ada', merges('WNR', 'ENR')).plays('Ben', accept);
  expect(t.told('sharesExchanged')).toMatchObject([{ holder: 'Ada', given: 4, got: 3 }]);
  t.plays('Ada', redeem);
  expect(t.told('optionSettled')).toMatchObject([{ holder: 'Ada', shares: 3 }]);
});

rule('1862-R079', 'where all tokens at home are older than the company none leaves, and nothing is told', () => {
  const t = table1862(three)
    .phase('B')
    .tile('D13', '14', 0)
    .company('SVR', { owners: { Ben: [30, 10, 10] }, tokens: ['D13.0'] })
    .company('EUR', { owners: { Ben: [30, 10, 10] }, tokens: ['D13.0'] })
    .company('ECR', { owners, unused: 3, treasury: 900, trains: [['B', 'local']] })
    .operating({ company: 'ECR' });
  expect(t.waiting).toEqual(['Ada']);
  expect([t.state.board.tokens['D13.0'], t.state.companies.ECR]).toMatchObject([
    ['SVR', 'EUR'],
    { home: false, tokens: 3 },
  ]);
});
