// Errors of other implementations of 1862 about trains, refinancing and mergers, one test for each. Where such a report
// and our checklist disagree the checklist holds, and the report is the other side of a ruling: then both sides are
// here.
import { expect, test } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { bestRuns } from '../../../src/engine/routes/bestRuns.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isStartable } from '../../../src/titles/1862/rules/home.ts';
import { problemOf } from '../../../src/titles/1862/rules/operating/problem.ts';
import { turnOf } from '../../../src/titles/1862/rules/state.ts';
import type { Kind, PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { acquires, answers, eve, merges, NORWICH, redeem, sell, shares, tens } from '../../support/merger1862.ts';
import { type TrainPosition, table1862 } from '../../support/table1862.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = NonNullable<Parameters<Table['company']>[1]>;
type Asked = Readonly<Record<string, string>>;
const refinance = { type: 'refinance' } as const;
const accept = { type: 'answer', reply: 'accept' } as const;
const buy = (company: CompanyId, from: 'offer' | 'pool' | 'treasury' = 'pool') =>
  ({ type: 'buyShare', company, from }) as const;
const dividend = (kind: 'payout' | 'withhold' | 'hudson') => ({ type: 'dividend', kind }) as const;
const train = (id: string, kind: Kind, cost: number, from: 'bank' | CompanyId = 'bank', warranties = 0) =>
  ({ type: 'buyTrain', from, train: id, kind, warranties, price: cost }) as const;

const owners = { Ada: [30, 10, 10] };
const others = { Ben: [30, 10, 10] };
const TRAIN: readonly TrainPosition[] = [['A', 'express']];
const settled = (t: Table): Table => {
  t.waiting;
  return t;
};

const six = { owners: { Ada: [30, ...tens(3)] } };

/** The L&E of Ada before it buys trains, beside the SVR of Ben. */
const trading = (le: Position, svr: Position = {}, phase: PhaseId = 'A', asked: Asked = {}) =>
  table1862(three, asked)
    .company('L&E', { chartered: true, owners, treasury: 2000, trains: TRAIN, ...le })
    .company('SVR', { owners: others, price: 90, ...svr })
    .phase(phase)
    .set((s) => {
      s.companies['L&E'].home = true;
      s.companies.SVR.home = true;
    })
    .operating({ company: 'L&E', at: 'trains' });

test('trap 30: any kind can be bought, at a fixed price; it is the same train with fewer warranties', () => {
  const svr: Position = { trains: [['A', 'freight', 2]] };
  const t = trading({ permit: 'local' }, svr);
  expect(t.refuses('Ada', train('A-1', 'freight', 99, 'SVR'))).toMatchObject({
    code: 'train.price',
    args: { price: 100 },
  });
  t.plays('Ada', train('A-1', 'freight', 100, 'SVR')).plays('Ben', accept);
  expect(trainsOf(t.state, 'L&E')).toEqual(['A-0', 'A-1']);
  const later = trading({}, { trains: [['B', 'freight', 2]] }, 'C');
  later.refuses('Ada', train('B-0', 'freight', 200, 'SVR'));
  later.plays('Ada', train('B-0', 'freight', 100, 'SVR')).plays('Ben', accept);
  expect(later.state.copies!['B-0']).toEqual({ kind: 'freight', warranties: 2 });
  // a freight without its permit earns nothing
  const idle = table1862(three)
    .tile('D13', '57', 0)
    .tile('D11', '57', 0)
    .company('ECR', { owners, tokens: ['D13.0'], permit: 'local', trains: [['A', 'freight', 2]] })
    .operating({ company: 'ECR', at: 'run' });
  expect(problemOf(idle.state, 'ECR').trains).toEqual([]);
  settled(idle);
  expect([trainsOf(idle.state, 'ECR'), idle.state.copies!['A-0']]).toEqual([
    ['A-0'],
    { kind: 'freight', warranties: 1 },
  ]);
});

test('trap 31: warranties for permanent trains too; they stay on a sold train, and one goes with each run, made or not', () => {
  const t = trading({}, {}, 'G').plays('Ada', train('H-0', 'local', 950, 'bank', 3));
  expect(t.state.copies!['H-0']).toEqual({ kind: 'local', warranties: 3 });
  const sold = trading({}, { trains: [['A', 'local', 2]] }).plays('Ada', train('A-1', 'local', 100, 'SVR'));
  expect(sold.plays('Ben', accept).state.copies!['A-1']).toEqual({ kind: 'local', warranties: 2 });
  const ran = trading({
    trains: [
      ['A', 'express', 2],
      ['A', 'local', 1],
    ],
  }).operating({ company: 'L&E', at: 'dividend' });
  expect(settled(ran).state.copies).toMatchObject({
    'A-0': { kind: 'express', warranties: 1 },
    'A-1': { kind: 'local' },
  });
  expect(ran.state.copies!['A-1']!.warranties).toBeUndefined();
});

test('trap 32: limits are for each kind before phase G; they stop purchases, and a merger takes no train', () => {
  const some = (kind: Kind, count: number): TrainPosition[] => Array(count).fill(['E', kind]);
  const two = [...some('express', 2), ...some('local', 1)];
  const f = trading({ trains: two }, {}, 'F');
  expect(f.refuses('Ada', train('F-1', 'express', 600))).toMatchObject({ code: 'train.kindLimit', rule: '1862-R144' });
  expect(trainsOf(f.plays('Ada', train('F-1', 'local', 600)).state, 'L&E')).toHaveLength(4);
  const g = trading({ trains: two }, {}, 'G');
  expect(check(g.game, g.state, 1, train('H-0', 'local', 800))).toMatchObject({ code: 'train.limit' });
  const full = (letter: 'E' | 'F'): Position => ({
    ...six,
    trains: [
      [letter, 'express'],
      [letter, 'express'],
    ],
  });
  const merged = eve({ companies: { ENR: full('E'), WNR: full('F') } })
    .phase('F')
    .plays('Ada', merges('WNR', 'ENR'));
  expect(merged.state.trains.ENR).toHaveLength(4);
});

test('trap 33: the director adds nothing: own shares are sold, or it is refinanced, or it is bankrupt', () => {
  const poor = (position: Position) =>
    trading({ trains: [], treasury: 150, ...position }, {}, 'B').purses({ Ada: 900 });
  const ways = (t: Table) => t.choices('Ada').map(({ type }) => type);
  const t = poor({ own: [10] });
  expect(t.refuses('Ada', train('B-1', 'local', 200))).toMatchObject({ code: 'train.tooDear', args: { cash: 150 } });
  expect([ways(t), ways(poor({}))]).toEqual([['sellTreasury', 'refinance'], ['refinance']]);
  const end = trading({ trains: [], treasury: 0, price: 60, ipo: 54 }, {}, 'F').purses({ Ada: 900, Ben: 0, Cid: 0 });
  end.plays('Ada', refinance);
  answers(end, sell);
  expect(end.state.companies['L&E'].status).toBe('waiting');
});

test('trap 34: a refinancing into receivership still buys the train, which nobody else can buy; tokens are taken there too', () => {
  const t = trading({ owners: { Ada: [30, 10], Ben: tens(2) }, trains: [], treasury: 0, permit: 'freight' }, {}, 'B');
  t.purses({ Ada: 0, Ben: 0 }).plays('Ada', refinance);
  expect([t.director('L&E'), trainsOf(t.state, 'L&E')]).toEqual([undefined, ['B-1']]);
  const gone: Position = { owners: { Ben: [10] }, pool: [30], trains: [['A', 'local']] };
  expect(trading({}, gone).refuses('Ada', train('A-1', 'local', 100, 'SVR'))).toMatchObject({
    code: 'train.receivership',
    rule: '1862-R087',
  });
  const floats = table1862(three)
    .company('ESR', { floated: false, treasury: 300, owners: { Ben: [10] }, pool: [30] })
    .plays('Ada', buy('ESR', 'treasury'));
  expect(floats.waiting).toEqual(['Ada']); // of equal holders the first from priority on
  floats.plays('Ada', { type: 'takeTokens', count: 3 });
  expect([floats.state.companies.ESR.tokens, floats.cash('ESR')]).toEqual([3, 300 + 100 - 120]);
});

test('trap 35: a certificate or an odd share is one decision, asked and paid for once', () => {
  const t = trading({ price: 95, trains: [], treasury: 0, owners: { Ada: [30, 10, 10], Ben: tens(5) } }, {}, 'B');
  t.purses({ Ada: 500, Ben: 500 }).plays('Ada', refinance);
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', redeem); // the certificate, for half the price: she had five shares
  expect([t.waiting, t.cash('Ada')]).toEqual([['Ben'], 500 - 47]);
  t.plays('Ben', redeem); // his fifth share
  expect([t.cash('Ben'), t.told('optionSettled')]).toMatchObject([500 - 47, [{ shares: 3 }, { shares: 1 }]]);
  expect([t.percent('L&E').Ada, t.percent('L&E').Ben, t.waiting]).toEqual([30, 30, ['Ada']]);
});

test('trap 36: a chartered and another company: own shares are exchanged two for one, not thrown on the market', () => {
  const t = eve({
    companies: { ENR: { ...six, chartered: true, own: tens(2) }, WNR: { owners: { Ada: [30, ...tens(5)] } } },
  }).plays('Ada', merges('WNR', 'ENR'));
  // two of each: ENR has two by redeeming, WNR two that were never sold
  expect(shares(t, 'ENR')).toMatchObject({ Ada: 7, treasury: 2 });
});

test('trap 37: who has most takes the certificate from wherever it lies, whichever company survives', () => {
  const at = (survivor: 'ENR' | 'WNR') => {
    const t = eve({
      companies: {
        ENR: { chartered: true, owners: { Ada: [30, ...tens(3)], Ben: tens(4) } },
        WNR: { chartered: true, owners: { Ben: [30, ...tens(3)], Cleo: tens(4) } },
      },
      purses: { Ada: 500, Ben: 500, Cleo: 500 },
    });
    t.plays('Ada', merges('WNR', survivor)).plays('Ben', accept);
    answers(t, redeem);
    return [t.director(survivor), t.certificates(survivor).Ben![0], shares(t, survivor)];
  };
  // Ben has ten of twenty; the survivor's certificate was Ada's, or his own
  expect(at('ENR')).toEqual(['Ben', 30, { Ada: 3, Ben: 5, Cleo: 2 }]);
  expect(at('WNR')).toEqual(at('ENR'));
});

test('trap 38: the trains of the absorbed company run now if they have not run, and reach is that of both', () => {
  const t = eve({
    companies: { ENR: { ...six, trains: [], tokens: [NORWICH] }, WNR: { ...six, tokens: [NORWICH, 'F3.0'] } },
  })
    .tile('F5', '794', 0)
    .tile('F3', '57', 0)
    .plays('Ada', merges('WNR', 'ENR'));
  expect(turnOf(t.state)).toMatchObject({ company: 'ENR', at: 'build' });
  expect(bestRuns(problemOf(t.state, 'ENR')).runs).toHaveLength(1);
  t.passesWhile(() => turnOf(t.state).at !== 'run');
  const runs = bestRuns(problemOf(t.state, 'ENR')).runs.map(({ train: id, track }) => ({
    train: id,
    track: [...track],
  }));
  t.plays('Ada', { type: 'run', routes: runs });
  expect(t.told('trainsRan')).toMatchObject([{ company: 'ENR', runs: [{ train: 'A-0' }] }]);
  // had WNR operated, its trains had run
  const done = eve({ companies: { ENR: { ...six, trains: [] }, WNR: six }, done: ['WNR'] }).plays(
    'Ada',
    merges('WNR', 'ENR'),
  );
  expect(done.told('trainsRan')).toEqual([]);
  expect(done.state.flow.find(({ kind }) => kind === 'turn')).toBeUndefined();
});

test('trap 39: no partner is in receivership; a merged marker is at 54 at least; halves are rounded down', () => {
  const none = { owners: { Ada: tens(2) }, pool: [30, ...tens(2)] };
  const there = eve({ companies: { ENR: six, WNR: none, 'L&E': six } });
  expect(there.refuses('Ada', merges('WNR', 'ENR'))).toMatchObject({ code: 'union.receivership' });
  const low = eve({ companies: { ENR: { ...six, price: 31, trains: [] }, WNR: { ...six, price: 26 } } });
  low.plays('Ada', merges('WNR', 'ENR')); // 15 and 13 are 28
  expect([low.price('ENR'), low.state.companies.ENR.ipo]).toEqual([26, 54]);
  const odd = eve({
    companies: { ENR: { ...six, price: 54 }, WNR: { ...six, owners: { Ada: [30, ...tens(3)], Ben: [10] }, price: 62 } },
    purses: { Ben: 0 },
    at: 'acquire',
  }).plays('Ada', acquires('WNR', 'ENR'));
  expect([odd.price('ENR'), odd.cash('Ben')]).toEqual([82, 41]);
});

test('trap 40: Hudson: as many tens of treasury and subsidy as lift the sum to the price; the whole sum is paid and moves it', () => {
  const ran = (revenue: number, asked: Asked = {}, treasury = 20) =>
    table1862(three, asked)
      .company('L&E', { price: 95, chartered: true, owners, treasury, trains: TRAIN })
      .purses({ Ada: 0 })
      .operating({ company: 'L&E', at: 'dividend' }, { revenue, subsidy: 20 });
  const t = ran(60).plays('Ada', dividend('hudson'));
  expect([t.cash('Ada'), t.cash('L&E'), t.price('L&E')]).toEqual([50, 0, 105]);
  expect(t.told('dividendDeclared')).toMatchObject([{ kind: 'hudson', revenue: 60, added: 40, subsidy: 20 }]);
  expect(ran(50).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.tooDear',
    args: { sum: 50, cash: 40 },
  });
  expect(ran(100).refuses('Ada', dividend('hudson'))).toMatchObject({ code: 'hudson.reached' });
  ran(10, {}, 200).plays('Ada', dividend('hudson'));
  expect(ran(10, { hudsonFrom: 'above10' }, 200).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.earned',
  });
});

test('trap 41: after a bankruptcy no token is on the map, no charter is left, and the first permit is back', () => {
  const t = settled(
    table1862(three)
      .phase('B')
      .tile('D13', '14', 0)
      .company('ECR', {
        chartered: true,
        price: 7,
        owners,
        tokens: ['D13.0', 'B15.1'],
        permit: 'local',
        permits: ['local', 'freight'],
        trains: [['B', 'local']],
        treasury: 80,
      })
      .operating({ company: 'ECR', at: 'dividend' }),
  );
  expect(Object.values(t.state.board.tokens).flat()).not.toContain('ECR');
  expect(t.state.companies.ECR).toMatchObject({ status: 'waiting', chartered: false, permit: 'local', permits: [] });
  expect([t.cash('ECR'), t.percent('ECR'), isStartable(t.state, 'ECR')]).toEqual([0, { offer: 100 }, true]);
});
