// Section 9: a company that must have a train and cannot pay for any: its president adds cash, sells shares, borrows.
import { describe, expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import type { PhaseId } from '../../../src/titles/1865/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const names = ['Alan', 'Bob', 'Carl'];
type Table = ReturnType<typeof table1865>;
type Position = Parameters<Table['company']>[1];

const buy = (from: 'bank' | 'pool' | CompanyId, train: string, price: number) =>
  ({ type: 'buyTrain', from, train, price }) as const;
const sell = (company: CompanyId, percent: number) => ({ type: 'raiseCash', company, percent }) as const;
const trains = (t: Table, company: CompanyId = 'FMS') => trainsOf(t.state, company);
const isRaising = (t: Table) => t.state.flow.at(-1)!.kind === 'raise';

interface Before {
  readonly phase?: PhaseId;
  readonly asked?: Record<string, string>;
  /** Trains in the bank pool. */
  readonly pool?: readonly string[];
  readonly others?: Partial<Record<CompanyId, Position>>;
}

/** The FMS of Alan has traffic and no train; a PH3 costs 200. */
function fms(treasury: number, alan: number, { phase = '3', asked, pool = [], others = {} }: Before = {}): Table {
  const t = table1865(names, asked)
    .phase(phase)
    .company('FMS', { owners: { Alan: [40], Carl: [20, 20], Bob: [20] }, treasury, traffic: 3 })
    .company('CFC', { price: 60, owners: { Bob: [40, 20], Carl: [20, 20] } });
  for (const [id, position] of Object.entries(others)) t.company(id as CompanyId, position);
  return t
    .set((s) => {
      s.depot.pool = [...pool];
    })
    .purses({ Alan: alan })
    .operating({ company: 'FMS', at: 'trains' });
}

describe('what the president adds', () => {
  rule('1865-R137', 'the treasury gives all it has, and he no more than the rest', () => {
    const t = fms(120, 330);
    const bank = t.cash('bank');
    t.plays('Alan', buy('bank', 'PH3-1', 200));
    expect([trains(t), t.cash('FMS'), t.cash('Alan'), t.cash('bank') - bank]).toEqual([['PH3-1'], 0, 250, 200]);
    expect(t.told('trainBought')).toMatchObject([{ from: 'bank', price: 200, added: 80 }]);
  });

  rule('1865-R137', 'one train only', () => {
    const t = fms(120, 2000).plays('Alan', buy('bank', 'PH3-1', 200));
    expect(t.told('trainBought')).toHaveLength(1);
    expect(
      t.state.flow.some((frame) => frame.kind === 'turn' && frame.company === 'FMS' && frame.at === 'trains'),
    ).toBe(false);
  });

  rule('1865-R137', 'never for the train of a company', () => {
    const t = fms(120, 330, { others: { RCSF: { owners: { Bob: [40, 20] }, trains: ['PH3'] } } });
    expect(t.refuses('Alan', buy('RCSF', trains(t, 'RCSF')[0]!, 121))).toMatchObject({
      code: 'train.tooDear',
      args: { cash: 120 },
    });
  });

  rule('1865-R137', 'a train of his choice, new or from the bank pool', () => {
    const before = { pool: ['PH2-0', 'PH2-5'] };
    expect(trains(fms(50, 330, before).plays('Alan', buy('bank', 'PH3-1', 200)))).toEqual(['PH3-1']);
    expect(trains(fms(50, 330, before).plays('Alan', buy('pool', 'PH2-0', 100)))).toEqual(['PH2-0']);
    const cheap = fms(50, 330, before).plays('Alan', buy('pool', 'PH2-5', 70));
    expect([trains(cheap), cheap.cash('Alan'), cheap.state.depot.pool]).toEqual([['PH2-5'], 310, ['PH2-0']]);
  });

  rule('1865-R137', 'neither of a kind not yet on sale, nor the discounted one before its turn', () => {
    const t = fms(50, 2000);
    expect(t.refuses('Alan', buy('bank', 'PH4-0', 350)).code).toBe('train.notForSale');
    expect(t.refuses('Alan', buy('bank', 'PH3-4', 160)).code).toBe('train.notForSale');
  });

  rule('1865-R137', 'a train that only a loan could pay is not his to choose while another can be paid', () => {
    const t = fms(50, 60, { pool: ['PH2-0'] });
    expect(t.refuses('Alan', buy('bank', 'PH3-1', 200))).toMatchObject({
      code: 'train.onLoan',
      rule: '1865-R137',
      args: { price: 200, most: 110 },
    });
    t.plays('Alan', buy('pool', 'PH2-0', 100));
    expect(t.cash('Alan')).toBe(10);
  });

  rule('1865-R137', 'where none can be paid, the cheapest with loans', () => {
    const t = fms(50, 49, { pool: ['PH2-0'] });
    expect(t.refuses('Alan', buy('bank', 'PH3-1', 200))).toMatchObject({ code: 'train.onLoan', args: { most: 99 } });
    t.plays('Alan', buy('pool', 'PH2-0', 100));
    expect([trains(t), t.state.personalLoans[1]]).toEqual([['PH2-0'], 1]);
  });

  rule('1865-R137', 'by ruling he may choose a dear one all the same (dearTrainOnLoan)', () => {
    const t = fms(50, 60, { pool: ['PH2-0'], asked: { dearTrainOnLoan: 'yes' } }).plays(
      'Alan',
      buy('bank', 'PH3-1', 200),
    );
    expect([trains(t), t.cash('Alan'), t.state.personalLoans[1]]).toEqual([['PH3-1'], 60 + 500 - 150, 1]);
  });

  rule('1865-R137', 'what he could sell counts', () => {
    const sfss = { owners: { Carl: [40, 20], Alan: [20] }, price: 90 };
    const t = fms(50, 60, { pool: ['PH2-0'], others: { SFSS: sfss } }).plays('Alan', buy('bank', 'PH3-1', 200));
    expect([isRaising(t), trains(t)]).toEqual([true, []]);
    const less = fms(49, 60, { pool: ['PH2-0'], others: { SFSS: sfss } });
    expect(less.refuses('Alan', buy('bank', 'PH3-1', 200))).toMatchObject({
      code: 'train.onLoan',
      args: { most: 199 },
    });
  });
});

describe('when the treasury is short', () => {
  rule('1865-R182', 'it is not while it can pay the cheapest: then it buys with its own money alone', () => {
    const t = fms(100, 2000, { pool: ['PH2-0'] });
    expect(t.refuses('Alan', buy('bank', 'PH3-1', 200))).toMatchObject({ code: 'train.tooDear', args: { cash: 100 } });
    t.plays('Alan', buy('pool', 'PH2-0', 100));
    expect(t.cash('Alan')).toBe(2000);
    fms(99, 2000, { pool: ['PH2-0'] }).plays('Alan', buy('bank', 'PH3-1', 200));
  });

  rule('1865-R182', 'a company that need not have a train gets nothing from him', () => {
    const idle = fms(50, 2000).set((s) => {
      s.companies.FMS.traffic = 0;
    });
    expect(check(idle.game, idle.state, 1, buy('bank', 'PH3-1', 200))).toMatchObject({ code: 'train.tooDear' });
    const owning = fms(50, 2000).company('FMS', { owners: { Alan: [40] }, treasury: 50, traffic: 3, trains: ['PH2'] });
    owning.operating({ company: 'FMS', at: 'trains' });
    expect(check(owning.game, owning.state, 1, buy('bank', 'PH3-1', 200))).toMatchObject({ code: 'train.tooDear' });
  });

  rule('1865-R182', 'a train of another company within the treasury ends the duty', () => {
    const t = fms(50, 2000, { others: { RCSF: { owners: { Bob: [40, 20] }, trains: ['PH3'] } } });
    const [train] = trains(t, 'RCSF');
    t.plays('Alan', buy('RCSF', train!, 45)).plays('Bob', { type: 'answer', reply: 'accept' });
    expect(trains(t)).toEqual([train]);
    // with 5 left there is nothing more to buy, and nothing it must buy
    expect(t.told('passed')[0]).toMatchObject({ seat: 'Alan', step: 'buyTrain', forced: true });
  });

  rule('1865-R136', 'the duty cannot be passed, however poor they are', () => {
    expect(fms(0, 0).refuses('Alan', { type: 'pass' })).toMatchObject({ code: 'train.mustBuy' });
  });
});

describe('forced sales', () => {
  /** 150 are missing: the PH3 costs 200, the FMS has 50. */
  const raising = (others: Required<Before>['others'], alan = 0) =>
    fms(50, alan, { others }).plays('Alan', buy('bank', 'PH3-1', 200));
  const blocks = (t: Table, company: CompanyId) =>
    [10, 20, 30, 40, 50].filter((percent) => check(t.game, t.state, 1, sell(company, percent)) === null);

  rule('1865-R138', 'he sells until he has the sum; then the train is bought', () => {
    const t = raising({
      SFSS: { owners: { Carl: [40, 20], Alan: [20] }, price: 90 },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 80 },
    });
    expect(t.told('cashDemanded')).toMatchObject([{ seat: 'Alan', company: 'FMS', sum: 150, reason: 'train' }]);
    expect(t.values('Alan', 'raiseCash')).toEqual(['RCSF', 'SFSS']);
    expect(t.refuses('Alan', { type: 'pass' }).code).toBe('flow.noPass');
    expect(t.refuses('Bob', sell('RCSF', 20)).code).toBe('flow.notYours');
    t.plays('Alan', sell('SFSS', 20));
    expect([isRaising(t), t.cash('Alan'), trains(t)]).toEqual([true, 90, []]);
    t.plays('Alan', sell('RCSF', 20));
    expect([t.cash('Alan'), t.cash('FMS'), trains(t)]).toEqual([20, 0, ['PH3-1']]);
    expect(t.told('trainBought')).toMatchObject([{ train: 'PH3-1', price: 200, added: 150 }]);
    expect([t.percent('SFSS').pool, t.percent('RCSF').pool]).toEqual([20, 20]);
  });

  rule('1865-R138', 'the president of the buying company may not change', () => {
    const major = (carl: number[]) =>
      fms(50, 0)
        .company('FMS', {
          kind: 'major',
          price: 60,
          owners: { Alan: [20, 10, 10, 10], Carl: carl },
          treasury: 50,
          traffic: 3,
        })
        .operating({ company: 'FMS', at: 'trains' })
        .plays('Alan', buy('bank', 'PH3-1', 200));
    expect(blocks(major([10]), 'FMS')).toEqual([30]); // down to his certificate: all three are needed
    const tied = major([10, 10, 10]);
    expect(tied.refuses('Alan', sell('FMS', 30))).toMatchObject({ code: 'raise.cannotSell', rule: '1865-R138' });
    tied.plays('Alan', sell('FMS', 20));
    expect([tied.president('FMS'), tied.state.personalLoans[1]]).toEqual(['Alan', 1]);
  });

  rule('1865-R138', 'presidencies of other companies may', () => {
    const t = raising({ SFSS: { owners: { Alan: [40, 20], Carl: [20, 20] }, price: 80 } });
    t.plays('Alan', sell('SFSS', 40));
    expect([t.president('SFSS'), t.certificates('SFSS')]).toEqual(['Carl', { Carl: [40], Alan: [20], pool: [20, 20] }]);
  });

  rule('1865-R138', 'but not if nobody could take it', () => {
    const t = raising({
      SFSS: { owners: { Alan: [40, 20], Carl: [20] }, price: 80 },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 80 },
    });
    expect(t.refuses('Alan', sell('SFSS', 40)).code).toBe('raise.cannotSell');
    expect(blocks(t, 'SFSS')).toEqual([20]);
  });

  rule('1865-R138', 'the bank pool takes 50%, and nothing of a company that has not operated', () => {
    const full = raising({
      SFSS: { owners: { Carl: [40], Alan: [20] }, price: 80, pool: [20, 20] },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 165 },
    });
    expect(full.refuses('Alan', sell('SFSS', 20)).code).toBe('raise.cannotSell');
    const young = raising({
      SFSS: { owners: { Carl: [40], Alan: [20] }, price: 80, operated: false },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 165 },
    });
    expect(young.refuses('Alan', sell('SFSS', 20)).code).toBe('raise.cannotSell');
  });

  rule('1865-R138', 'not what he does not have', () => {
    const t = raising({ RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 165 } });
    expect(t.refuses('Alan', sell('RCSF', 40)).code).toBe('raise.cannotSell');
    expect(t.refuses('Alan', sell('RCSF', 30)).code).toBe('raise.cannotSell');
    expect(t.refuses('Alan', sell('CFC', 20)).code).toBe('raise.cannotSell');
    expect(t.refuses('Alan', sell('SFS', 20)).code).toBe('raise.cannotSell');
  });

  rule('1865-R138', 'one block for each company', () => {
    const t = raising({
      SFSS: { kind: 'major', owners: { Carl: [20, 10], Alan: [10, 10, 10] }, price: 60 },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 120 },
    });
    t.plays('Alan', sell('SFSS', 10));
    expect(t.refuses('Alan', sell('SFSS', 10))).toMatchObject({ code: 'raise.soldAlready', rule: '1865-R138' });
    t.plays('Alan', sell('RCSF', 20));
    expect(trains(t)).toEqual(['PH3-1']);
  });

  rule('1865-R138', 'no certificate more than the missing sum asks for, block by block', () => {
    const t = raising({ SFSS: { kind: 'major', owners: { Carl: [20, 10], Alan: [10, 10, 10, 10] }, price: 60 } }, 31);
    expect(t.refuses('Alan', sell('SFSS', 30))).toMatchObject({
      code: 'raise.tooMuch',
      rule: '1865-R138',
      args: { company: 'SFSS', missing: 119 },
    });
    t.plays('Alan', sell('SFSS', 20));
    expect([t.cash('Alan'), trains(t)]).toEqual([1, ['PH3-1']]);
    const exact = raising(
      { SFSS: { kind: 'major', owners: { Carl: [20, 10], Alan: [10, 10, 10, 10] }, price: 60 } },
      30,
    );
    expect(blocks(exact, 'SFSS')).toEqual([20]);
  });

  rule('1865-R091', 'the price falls a space for each share of a company over which he presides, and no other', () => {
    const t = raising({
      SFSS: { owners: { Alan: [40, 20], Carl: [20, 20] }, price: 80 },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 90 },
    });
    t.plays('Alan', sell('RCSF', 20)).plays('Alan', sell('SFSS', 20));
    expect([t.price('RCSF'), t.price('SFSS')]).toEqual([90, 70]);
  });
});

describe('loans', () => {
  rule('1865-R139', 'bankrupt, he gets as many loans of 500 as he needs, and plays on', () => {
    const t = fms(0, 20, { phase: '7' });
    const bank = t.cash('bank');
    t.plays('Alan', buy('bank', 'PH7-1', 800));
    expect([trains(t), t.state.personalLoans, t.state.ended]).toEqual([['PH7-1'], { 1: 2, 2: 0, 3: 0 }, null]);
    expect(t.told('wentBankrupt')).toMatchObject([{ seat: 'Alan', company: 'FMS', missing: 780 }]);
    expect(t.told('personalLoansTaken')).toMatchObject([{ seat: 'Alan', count: 2, sum: 1000 }]);
    expect(t.told('cashDemanded')).toEqual([]); // there was nothing to sell
    expect(t.cash('bank') - bank).toBe(800 - 1000);
    expect(t.state.companies.FMS.loans).toBe(0);
  });

  rule('1865-R139', 'they add up, and no more than needed are given', () => {
    const t = fms(0, 300, { phase: '7' }).set((s) => {
      s.personalLoans[1] = 1;
    });
    t.plays('Alan', buy('bank', 'PH7-1', 800));
    expect([t.state.personalLoans[1], t.cash('Alan')]).toEqual([2, 0]);
  });

  rule('1865-R139', 'a loan is the bank’s money and can empty it', () => {
    const t = fms(0, 0);
    t.purses({ Carl: t.cash('Carl') + t.cash('bank') - 500 });
    t.plays('Alan', buy('bank', 'PH3-1', 200));
    expect([t.state.broken, t.cash('bank')]).toEqual([true, 200]);
  });

  rule('1865-R140', 'what is left of a loan stays with him', () => {
    const t = fms(50, 20).plays('Alan', buy('bank', 'PH3-1', 200));
    expect([t.cash('Alan'), t.cash('FMS')]).toEqual([20 + 500 - 150, 0]);
  });

  rule('1865-R183', 'only after all that may be sold has been sold', () => {
    const t = fms(50, 0, {
      others: {
        SFSS: { kind: 'major', owners: { Carl: [20, 10], Alan: [10, 10] }, price: 20 },
        RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 90 },
      },
    }).plays('Alan', buy('bank', 'PH3-1', 200));
    expect(t.state.personalLoans[1]).toBe(0);
    expect(t.refuses('Alan', sell('SFSS', 10))).toMatchObject({
      code: 'raise.tooLittle',
      rule: '1865-R183',
      args: { company: 'SFSS', missing: 150 },
    });
    t.plays('Alan', sell('SFSS', 20));
    expect([t.state.personalLoans[1], t.cash('Alan')]).toEqual([0, 40]);
    t.plays('Alan', sell('RCSF', 20));
    expect([t.state.personalLoans[1], t.cash('Alan'), trains(t)]).toEqual([1, 40 + 90 + 500 - 150, ['PH3-1']]);
    expect(t.told('wentBankrupt')).toMatchObject([{ missing: 20 }]);
  });

  rule('1865-R183', 'a small block is refused where more of it would make a loan needless', () => {
    const others = {
      SFSS: { kind: 'major', owners: { Carl: [20, 10], Alan: [10, 10, 10] }, price: 40 },
      RCSF: { owners: { Bob: [40, 20], Alan: [20] }, price: 90 },
    } as const;
    const t = fms(50, 0, { others }).plays('Alan', buy('bank', 'PH3-1', 200));
    expect(t.refuses('Alan', sell('SFSS', 10)).code).toBe('raise.tooLittle');
    t.plays('Alan', sell('SFSS', 20)).plays('Alan', sell('RCSF', 20));
    expect([t.state.personalLoans[1], t.cash('Alan')]).toEqual([0, 20]);
  });

  rule('1865-R183', 'a new train bought by force moves the price forward', () => {
    const t = fms(0, 0).plays('Alan', buy('bank', 'PH3-1', 200));
    expect(t.told('priceMoved')[0]).toMatchObject({ company: 'FMS', was: 100, price: 110 });
    const used = fms(0, 0, { pool: ['PH2-0'] }).plays('Alan', buy('pool', 'PH2-0', 100));
    expect(used.told('priceMoved').filter(({ company }) => company === 'FMS')).toEqual([]);
  });

  rule('1865-R183', 'the first train of a kind bought by force brings its phase', () => {
    const t = fms(0, 0, { others: { RCSF: { owners: { Bob: [40, 20] }, trains: ['PH2'] } } }).set((s) => {
      s.depot.sold.PH3 = 5;
    });
    t.plays('Alan', buy('bank', 'PH4-0', 350));
    expect([t.state.phase, trains(t), trains(t, 'RCSF')]).toEqual(['4', ['PH4-0'], []]);
  });
});
