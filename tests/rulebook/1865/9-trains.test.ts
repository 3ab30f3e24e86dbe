// Section 9: buying trains, their number, their sellers, and the effect of a new phase on them.
import { describe, expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { byPrice } from '../../../src/engine/market/market.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1865/rules/companies.ts';
import { market } from '../../../src/titles/1865/rules/market.ts';
import { printedPrice } from '../../../src/titles/1865/rules/operating/supply.ts';
import type { PhaseId } from '../../../src/titles/1865/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { table1865 } from '../../support/table1865.ts';

const names = ['Alan', 'Bob', 'Carl'];
type Table = ReturnType<typeof table1865>;
type Position = Parameters<Table['company']>[1];

const buy = (from: 'bank' | 'pool' | CompanyId, train: string, price: number) =>
  ({ type: 'buyTrain', from, train, price }) as const;
const discard = (train: string) => ({ type: 'discardTrain', train }) as const;
const answer = (reply: 'accept' | 'refuse') => ({ type: 'answer', reply }) as const;
const trains = (t: Table, company: CompanyId = 'FMS') => trainsOf(t.state, company);

/** The refusal of a purchase in a step that nobody would be asked for, since nothing else could be bought. */
const whyNot = (t: Table, action: unknown) => check(t.game, t.state, 1, action);

interface Before {
  readonly phase?: PhaseId;
  readonly rcsf?: Position;
  readonly asked?: Record<string, string>;
}

/** The FMS of Alan before it buys trains; the RCSF is Bob's. */
const fms = (position: Position = {}, { phase = '2', rcsf, asked }: Before = {}) =>
  table1865(names, asked)
    .phase(phase)
    .company('FMS', { owners: { Alan: [40, 20], Carl: [20, 20] }, treasury: 2000, traffic: 1, ...position })
    .company('RCSF', { owners: { Bob: [40, 20] }, price: 90, ...rcsf })
    .operating({ company: 'FMS', at: 'trains' });

/** Only this many of a type have been sold. */
const sold = (t: Table, count: Record<string, number>) =>
  t.set((s) => {
    Object.assign(s.depot.sold, count);
  });

describe('how many', () => {
  rule.each(
    '1865-R130',
    'four in phase 2, three in 3 to 5, two in 6 and 7',
    [
      { phase: '2', limit: 4, train: 'PH2-4', price: 100 },
      { phase: '3', limit: 3, train: 'PH3-4', price: 160 },
      { phase: '4', limit: 3, train: 'PH4-3', price: 300 },
      { phase: '5', limit: 3, train: 'PH6-0', price: 650 },
      { phase: '6', limit: 2, train: 'PH7-0', price: 800 },
      { phase: '7', limit: 2, train: 'PH7-3', price: 800 },
    ] as const,
    ({ phase, limit, train, price }) => {
      const own = { 2: 'PH2', 3: 'PH3', 4: 'PH4', 5: 'PH5', 6: 'PH6', 7: 'PH7' }[phase];
      const type = phase === '5' ? 'PH3' : own;
      const full = (count: number) =>
        fms({ trains: Array.from({ length: count }, () => type) }, { phase }).set((s) => {
          s.depot.sold[train.slice(0, 3)] = Number(train.slice(4));
          if (phase === '5') s.depot.sold.PH5 = 2;
          if (phase === '6') s.depot.sold.PH6 = 3;
        });
      expect(whyNot(full(limit), buy('bank', train, price))).toMatchObject({
        code: 'train.limit',
        rule: '1865-R130',
        args: { company: 'FMS', limit },
      });
      expect(trains(full(limit - 1).plays('Alan', buy('bank', train, price)))).toHaveLength(
        phase === '5' ? 1 : limit, // the PH6 scraps the PH3
      );
    },
  );

  rule('1865-R130', 'maritime companies do not count', () => {
    const t = fms({ trains: ['PH2', 'PH2', 'PH2'] }).maritimes({ FMS: ['M1', 'M2'] });
    expect(trains(t.plays('Alan', buy('bank', 'PH2-3', 100)))).toHaveLength(4);
  });

  rule('1865-R131', 'a new phase is resolved at once and may end the buying', () => {
    const t = sold(fms({ trains: ['PH2', 'PH2'] }), { PH2: 6 });
    t.plays('Alan', buy('bank', 'PH3-0', 200));
    expect([t.state.phase, trains(t)]).toEqual(['3', ['PH2-0', 'PH2-1', 'PH3-0']]);
    expect(t.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: '3' }]);
    expect(t.price('FMS')).toBe(110); // the limit is three now: its turn is over
    const two = sold(fms({ trains: ['PH2'] }), { PH2: 6 });
    two.plays('Alan', buy('bank', 'PH3-0', 200)).plays('Alan', buy('bank', 'PH3-1', 200));
    expect(trains(two)).toEqual(['PH2-0', 'PH3-0', 'PH3-1']);
    expect(two.told('phaseBegan')).toHaveLength(1); // only the first of a kind begins it
  });
});

describe('a lower limit', () => {
  /** Phase 5 allows three trains; with the FMS's new PH6 both companies have one too many. */
  const crowded = () =>
    sold(fms({ trains: ['PH4', 'PH5'] }, { phase: '5', rcsf: { price: 110, trains: ['PH4', 'PH4', 'PH5'] } }), {
      PH5: 2,
    });

  rule('1865-R132', 'every company above it gives the excess to the bank pool, in operating order, without pay', () => {
    const t = crowded();
    const [[first], second] = [trains(t), trains(t, 'RCSF')];
    t.plays('Alan', buy('bank', 'PH6-0', 650));
    expect(t.waiting).toEqual(['Bob']);
    t.plays('Bob', discard(second[2]!));
    expect([t.waiting, t.state.depot.pool, trains(t, 'RCSF'), t.cash('RCSF')]).toEqual([
      ['Alan'],
      [second[2]],
      second.slice(0, 2),
      0,
    ]);
    t.plays('Alan', discard('PH6-0'));
    expect(t.state.depot.pool).toEqual([second[2], 'PH6-0']);
    expect([trains(t)[0], trains(t).length, t.cash('FMS')]).toEqual([first, 2, 1350]);
    expect(t.told('trainDiscarded').map(({ company }) => company)).toEqual(['RCSF', 'FMS']);
  });

  rule('1865-R132', 'the president chooses among its own trains, and cannot refuse', () => {
    const t = crowded();
    const [first] = trains(t);
    t.plays('Alan', buy('bank', 'PH6-0', 650));
    expect(t.values('Bob', 'discardTrain')).toEqual(trains(t, 'RCSF'));
    expect(t.refuses('Bob', discard(first!))).toMatchObject({ code: 'discard.notOwned', rule: '1865-R132' });
    expect(t.refuses('Bob', { type: 'pass' })).toMatchObject({ code: 'flow.noPass' });
    expect(t.refuses('Alan', discard(first!))).toMatchObject({ code: 'flow.notYours' });
  });

  rule('1865-R132', 'no train is given up to make room for another', () => {
    const t = fms({ trains: ['PH2', 'PH2', 'PH2'] });
    expect(t.refuses('Alan', discard('PH2-0'))).toMatchObject({ code: 'flow.notNow' });
  });
});

describe('from the bank', () => {
  rule('1865-R133', 'new trains in the order of their phases: the next kind when the last is sold', () => {
    const t = sold(fms(), { PH2: 5 });
    expect(t.refuses('Alan', buy('bank', 'PH3-0', 200))).toMatchObject({ code: 'train.notForSale', rule: '1865-R133' });
    expect(t.refuses('Alan', buy('bank', 'PH2-4', 100))).toMatchObject({ code: 'train.notForSale' });
    t.plays('Alan', buy('bank', 'PH2-5', 70)).plays('Alan', buy('bank', 'PH3-0', 200));
    expect([trains(t), t.state.phase, t.cash('FMS')]).toEqual([['PH2-5', 'PH3-0'], '3', 1730]);
  });

  rule('1865-R133', 'there is always one more PH7', () => {
    const t = sold(fms({ trains: ['PH7'] }, { phase: '7' }), { PH7: 16 });
    expect(trains(t.plays('Alan', buy('bank', 'PH7-16', 800)))).toEqual(['PH7-1', 'PH7-16']);
  });

  rule('1865-R006', 'the last of PH2, PH3 and PH4 is the cheaper one, and no other', () => {
    const price = (train: string) => printedPrice(fms().state, train);
    expect(['PH2-5', 'PH3-4', 'PH4-3'].map(price)).toEqual([70, 160, 300]);
    expect(['PH2-4', 'PH3-3', 'PH4-2', 'PH5-1', 'PH6-2', 'PH7-15'].map(price)).toEqual([100, 200, 350, 500, 650, 800]);
  });

  rule('1865-R134', 'from the bank pool at the printed price, a discounted card at its lower one', () => {
    const pooled = () =>
      sold(fms(), { PH2: 6 }).set((s) => {
        s.depot.pool = ['PH2-2', 'PH2-5'];
      });
    const t = pooled();
    expect(t.refuses('Alan', buy('pool', 'PH2-2', 70))).toMatchObject({
      code: 'train.price',
      rule: '1865-R134',
      args: { price: 100 },
    });
    expect(t.refuses('Alan', buy('pool', 'PH2-3', 100))).toMatchObject({ code: 'train.notForSale' });
    const bank = t.cash('bank');
    t.plays('Alan', buy('pool', 'PH2-2', 100)).plays('Alan', buy('pool', 'PH2-5', 70));
    expect([trains(t), t.state.depot.pool, t.cash('FMS'), t.cash('bank') - bank]).toEqual([
      ['PH2-2', 'PH2-5'],
      [],
      1830,
      170,
    ]);
    expect(t.told('trainBought')).toMatchObject([
      { train: 'PH2-2', from: 'pool', price: 100, added: 0 },
      { train: 'PH2-5', from: 'pool', price: 70, added: 0 },
    ]);
  });

  rule('1865-R134', 'the treasury pays: no more than it has', () => {
    const t = fms({ trains: ['PH2'], treasury: 99 });
    expect(whyNot(t, buy('bank', 'PH2-1', 100))).toMatchObject({
      code: 'train.tooDear',
      rule: '1865-R134',
      args: { price: 100, cash: 99 },
    });
    const paid = fms({ trains: ['PH2'], treasury: 200 }).plays('Alan', buy('bank', 'PH2-1', 100));
    expect([paid.cash('FMS'), paid.cash('Alan')]).toEqual([100, 330]);
  });
});

describe('from another company', () => {
  const both = (position: Position = {}) => fms(position, { rcsf: { trains: ['PH2'] } });
  const used = (t: Table) => trains(t, 'RCSF')[0]!;

  rule('1865-R135', 'an offer of any price from 1 to what the treasury has, and an answer', () => {
    const t = both({ treasury: 500 });
    const train = used(t);
    expect(t.refuses('Alan', buy('RCSF', train, 0))).toMatchObject({ code: 'train.price', args: { price: 1 } });
    expect(t.refuses('Alan', buy('RCSF', train, 501))).toMatchObject({ code: 'train.tooDear' });
    t.plays('Alan', buy('RCSF', train, 450));
    expect([t.waiting, trains(t), t.cash('RCSF')]).toEqual([['Bob'], [], 0]);
    expect(t.told('offerMade')).toMatchObject([
      { seat: 'Bob', company: 'FMS', what: 'train', item: train, price: 450 },
    ]);
    expect(t.refuses('Alan', answer('accept'))).toMatchObject({ code: 'flow.notYours' });
    t.plays('Bob', answer('accept'));
    expect([trains(t), trains(t, 'RCSF'), t.cash('FMS'), t.cash('RCSF')]).toEqual([[train], [], 50, 450]);
    expect(t.told('offerAccepted')).toMatchObject([{ seat: 'Bob', price: 450 }]);
    expect(t.told('trainBought')).toMatchObject([{ company: 'FMS', train, from: 'RCSF', price: 450, added: 0 }]);
  });

  rule('1865-R135', 'a refused price is not offered again in the turn, a higher one may be', () => {
    const t = both();
    const train = used(t);
    t.plays('Alan', buy('RCSF', train, 40)).plays('Bob', answer('refuse'));
    expect([t.waiting, trains(t, 'RCSF'), t.cash('FMS')]).toEqual([['Alan'], [train], 2000]);
    expect(t.told('offerRefused')).toMatchObject([{ seat: 'Bob', price: 40 }]);
    expect(t.refuses('Alan', buy('RCSF', train, 40))).toMatchObject({ code: 'offer.refused', rule: '1865-R135' });
    t.plays('Alan', buy('RCSF', train, 41));
    expect(t.waiting).toEqual(['Bob']);
  });

  rule('1865-R135', 'who presides over both asks nobody', () => {
    const t = fms({}, { rcsf: { owners: { Alan: [40, 20] }, trains: ['PH2'] } });
    t.plays('Alan', buy('RCSF', used(t), 1));
    expect([trains(t).length, t.cash('RCSF'), t.told('offerMade')]).toEqual([1, 1, []]);
    expect(t.state.flow.some(({ kind }) => kind === 'offer')).toBe(false);
  });

  rule('1865-R135', 'not one that it does not have, nor its own', () => {
    const t = both({ trains: ['PH2'] });
    expect(t.refuses('Alan', buy('RCSF', trains(t)[0]!, 10))).toMatchObject({ code: 'train.notForSale' });
    expect(t.refuses('Alan', buy('FMS', trains(t)[0]!, 10))).toMatchObject({ code: 'train.notForSale' });
    expect(t.refuses('Alan', buy('SFSS', used(t), 10))).toMatchObject({ code: 'train.notForSale' });
  });

  rule('1865-R130', 'the limit holds for trains of companies too', () => {
    const t = fms({ trains: ['PH2', 'PH2', 'PH2', 'PH2'] }, { rcsf: { trains: ['PH2'] } });
    expect(whyNot(t, buy('RCSF', used(t), 10))).toMatchObject({ code: 'train.limit' });
  });

  rule('1865-R093', 'trains of companies and of the bank pool do not move the price', () => {
    const t = both({ trains: ['PH2'] })
      .plays('Alan', buy('RCSF', 'PH2-1', 10))
      .plays('Bob', answer('accept'));
    t.passes('Alan');
    expect(t.price('FMS')).toBe(100);
    const pooled = fms({ trains: ['PH2'] }).set((s) => {
      s.depot.sold.PH2 = 2;
      s.depot.pool = ['PH2-1'];
    });
    pooled.plays('Alan', buy('pool', 'PH2-1', 100)).passes('Alan');
    expect(pooled.price('FMS')).toBe(100);
  });
});

describe('the price', () => {
  rule('1865-R090', 'goes one space forward for new trains, however many, with the first of them', () => {
    const t = fms().plays('Alan', buy('bank', 'PH2-0', 100));
    expect(t.price('FMS')).toBe(110);
    t.plays('Alan', buy('bank', 'PH2-1', 100)).passes('Alan');
    expect(t.price('FMS')).toBe(110);
  });

  example('1865-X14', 'dividends and new trains: FMS 130 to 150, RCSF stays, SFSS comes back under its space', () => {
    const paid = table1865(names)
      .phase('3')
      .company('FMS', { price: 130, owners: { Alan: [40, 20] }, traffic: 13, trains: ['PH3'], treasury: 200 })
      .operating({ company: 'FMS', at: 'revenue' })
      .plays('Alan', { type: 'dividend', kind: 'payout' });
    paid.plays('Alan', buy('bank', `PH3-${paid.state.depot.sold.PH3}`, 200));
    expect(paid.told('dividendDeclared')).toMatchObject([{ revenue: 130 }]);
    expect(paid.told('priceMoved').map(({ was, price }) => [was, price])).toEqual([
      [130, 140],
      [140, 150],
    ]);
    const withheld = table1865(names)
      .phase('3')
      .company('RCSF', { price: 80, owners: { Bob: [40, 20] }, traffic: 16, trains: ['PH2', 'PH2'] })
      .company('FMS', { price: 150, owners: { Alan: [40, 20] }, trains: ['PH3', 'PH3'] })
      .operating({ company: 'RCSF', at: 'revenue', done: ['FMS'] })
      .plays('Bob', { type: 'dividend', kind: 'withhold' });
    withheld.plays('Bob', buy('FMS', trains(withheld)[0]!, 160)).plays('Alan', answer('accept'));
    expect([withheld.told('dividendDeclared'), withheld.price('RCSF')]).toMatchObject([[{ revenue: 160 }], 80]);
    const nothing = table1865(names)
      .phase('4')
      .company('SFSS', { price: 110, owners: { Carl: [40, 20] }, traffic: 5, treasury: 350 })
      .company('FMS', { price: 110, owners: { Alan: [40, 20] }, trains: ['PH4'] })
      .operating({ company: 'SFSS', at: 'revenue', done: ['FMS'] })
      .plays('Carl', buy('bank', 'PH4-2', 350));
    expect(nothing.price('SFSS')).toBe(110);
    expect(byPrice(market, nothing.state)).toEqual(['FMS', 'SFSS']);
  });
});

rule('1865-R054', 'a company has operated when its first turn is over', () => {
  const t = fms({ trains: ['PH2'], operated: false });
  expect(t.waiting).toEqual(['Alan']);
  expect(t.state.companies.FMS.operated).toBe(false);
  expect(t.passes('Alan').state.companies.FMS.operated).toBe(true);
});

describe('the duty to have a train', () => {
  rule('1865-R136', 'with traffic it must own one at the end of its turn', () => {
    const t = fms({ traffic: 1 });
    expect(t.refuses('Alan', { type: 'pass' })).toMatchObject({
      code: 'train.mustBuy',
      rule: '1865-R136',
      args: { company: 'FMS' },
    });
    t.plays('Alan', buy('bank', 'PH2-0', 100)).passes('Alan');
  });

  rule('1865-R136', 'without traffic it need not', () => {
    const t = fms({ traffic: 0 }).passes('Alan');
    expect(trains(t)).toEqual([]);
  });

  rule('1865-R136', 'maritime companies alone oblige it only by ruling (maritimeDuty)', () => {
    const owning = (asked: Record<string, string> = {}) => fms({ traffic: 0 }, { asked }).maritimes({ FMS: ['M1'] });
    owning().passes('Alan');
    expect(owning({ maritimeDuty: 'always' }).refuses('Alan', { type: 'pass' }).code).toBe('train.mustBuy');
    fms({ traffic: 0 }, { asked: { maritimeDuty: 'always' } }).passes('Alan');
  });

  rule('1865-R022', 'a maritime company is no train', () => {
    const t = fms({ traffic: 3 }).maritimes({ FMS: ['M1'] });
    expect(t.refuses('Alan', { type: 'pass' }).code).toBe('train.mustBuy');
  });
});

describe('a new phase', () => {
  rule.each(
    '1865-R181',
    'the first PH4, PH6 and PH7 scrap trains of everybody and of the bank pool, without pay',
    [
      { phase: '3', buys: 'PH4-0', price: 350, gone: 'PH2', stays: 'PH3' },
      { phase: '5', buys: 'PH6-0', price: 650, gone: 'PH3', stays: 'PH4' },
      { phase: '6', buys: 'PH7-0', price: 800, gone: 'PH4', stays: 'PH5' },
    ] as const,
    ({ phase, buys, price, gone, stays }) => {
      const t = fms({ trains: [gone] }, { phase, rcsf: { trains: [gone, stays] } }).set((s) => {
        s.depot.sold[`PH${phase}`] = { 3: 5, 5: 2, 6: 3 }[phase];
        s.depot.pool = [`${gone}-0`, `${stays}-0`].filter((train) => !Object.values(s.trains).flat().includes(train));
      });
      const cash = t.cash('RCSF');
      const pool = t.state.depot.pool;
      t.plays('Alan', buy('bank', buys, price));
      expect(trains(t)).toEqual([buys]);
      expect(trains(t, 'RCSF').map((train) => train.slice(0, 3))).toEqual([stays]);
      expect(t.state.depot.pool).toEqual(pool.filter((train) => train.startsWith(stays)));
      expect([t.cash('RCSF'), t.cash('FMS')]).toEqual([cash, 2000 - price]);
      const owners = ['FMS', 'RCSF', ...pool.filter((train) => train.startsWith(gone)).map(() => 'pool')];
      expect(t.told('trainRusted').map(({ owner }) => owner)).toEqual(owners);
    },
  );

  rule('1865-R023', 'the first PH5 takes the maritime companies of players, not of companies', () => {
    const t = fms({ trains: ['PH4'] }, { phase: '4' })
      .maritimes({ Alan: ['M1'], Bob: ['M2', 'M3'], RCSF: ['M5'] })
      .set((s) => {
        s.depot.sold.PH4 = 4;
      });
    t.plays('Alan', buy('bank', 'PH5-0', 500));
    const owners = Object.entries(t.state.maritimes).flatMap(([id, { owner }]) =>
      owner === null ? [] : [[id, owner]],
    );
    expect(owners).toEqual([['M5', 'treasury:RCSF']]);
    expect(t.told('maritimesDiscarded')).toEqual([{ type: 'maritimesDiscarded', maritimes: ['M1', 'M2', 'M3'] }]);
  });

  rule('1865-R023', 'nothing is told where players have none, and no other phase takes them', () => {
    const none = fms({ trains: ['PH4'] }, { phase: '4' }).set((s) => {
      s.depot.sold.PH4 = 4;
    });
    expect(none.plays('Alan', buy('bank', 'PH5-0', 500)).told('maritimesDiscarded')).toEqual([]);
    const four = sold(fms({ trains: ['PH3'] }, { phase: '3' }), { PH3: 5 }).maritimes({ Alan: ['M1'] });
    expect(four.plays('Alan', buy('bank', 'PH4-0', 350)).state.maritimes.M1.owner).toBe(1);
  });
});
