// Section 7: revenue of runs, and its effect on the price.
import { expect } from 'vitest';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Position = Parameters<ReturnType<typeof table1862>['company']>[1];
const dividend = (kind: 'payout' | 'withhold' | 'hudson') => ({ type: 'dividend', kind }) as const;

interface Before {
  readonly position?: Position;
  readonly subsidy?: number;
  readonly asked?: Record<string, string>;
}

/** The L&E of Ada after its run. */
const ran = (revenue: number, { position, subsidy = 0, asked }: Before = {}) =>
  table1862(names, asked)
    .company('L&E', {
      price: 100,
      chartered: true,
      owners: { Ada: [30, 10, 10], Ben: [10, 10] },
      pool: [10],
      own: [10, 10],
      trains: [['A', 'express']],
      ...position,
    })
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'L&E', at: 'dividend' }, { revenue, subsidy });

rule('1862-R135', 'all is paid out or withheld, and one of the two must be chosen', () => {
  const paid = ran(100).plays('Ada', dividend('payout'));
  expect([paid.cash('Ada'), paid.cash('Ben'), paid.cash('L&E')]).toEqual([50, 20, 20]);
  const withheld = ran(100).plays('Ada', dividend('withhold'));
  expect([withheld.cash('Ada'), withheld.cash('Ben'), withheld.cash('L&E')]).toEqual([0, 0, 100]);
  expect(ran(100).refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'dividend.undecided', rule: '1862-R135' });
});

rule('1862-R135', 'shares in the pool and in the IPO pay nobody', () => {
  const t = ran(100);
  const bank = t.cash('bank');
  t.plays('Ada', dividend('payout'));
  expect(bank - t.cash('bank')).toBe(90); // seven tenths to players, two to the treasury; the pool's stays
  const ipo = ran(100, { position: { pool: [], own: [] } }).plays('Ada', dividend('payout'));
  expect(ipo.cash('L&E')).toBe(0);
});

rule.each(
  '1862-R136',
  'the price moves by what is paid in all',
  [
    { kind: 'withhold', revenue: 400, price: 90 },
    { kind: 'payout', revenue: 90, price: 100 },
    { kind: 'payout', revenue: 100, price: 110 },
    { kind: 'payout', revenue: 190, price: 110 },
    { kind: 'payout', revenue: 200, price: 122 },
    { kind: 'payout', revenue: 300, price: 134 },
    { kind: 'payout', revenue: 400, price: 150 },
    { kind: 'payout', revenue: 900, price: 150 },
  ] as const,
  ({ kind, revenue, price }) => {
    expect(ran(revenue).plays('Ada', dividend(kind)).price('L&E')).toBe(price);
  },
);

rule('1862-R136', 'no revenue counts as withheld, and nobody is asked', () => {
  const t = ran(0, { position: { treasury: 0 } });
  t.waiting;
  expect(t.price('L&E')).toBe(90);
});

rule('1862-R137', 'the total is compared with the price, not what a share gets', () => {
  expect(ran(100).plays('Ada', dividend('payout')).price('L&E')).toBe(110); // 10 a share
});

rule('1862-R132', 'the subsidy goes to the treasury, whatever becomes of the revenue', () => {
  expect(ran(100, { subsidy: 40 }).plays('Ada', dividend('payout')).cash('L&E')).toBe(20 + 40);
  expect(ran(100, { subsidy: 40 }).plays('Ada', dividend('withhold')).cash('L&E')).toBe(100 + 40);
  const none = ran(0, { subsidy: 40 });
  none.waiting;
  expect([none.cash('L&E'), none.price('L&E')]).toEqual([40, 90]);
});

example('1862-X27', 'L&E pays 19 a share: 95 for 50%, 38 for 20%, 38 for the treasury, nothing for the pool', () => {
  const t = ran(190).plays('Ada', dividend('payout'));
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('L&E')]).toEqual([95, 38, 38]);
});

example.each(
  '1862-X52',
  'price 100',
  [
    { paid: 90, price: 100 },
    { paid: 100, price: 110 },
    { paid: 200, price: 122 },
    { paid: 300, price: 134 },
    { paid: 400, price: 150 },
    { paid: 700, price: 150 },
  ],
  ({ paid, price }) => {
    expect(ran(paid).plays('Ada', dividend('payout')).price('L&E')).toBe(price);
    expect(ran(paid).plays('Ada', dividend('withhold')).price('L&E')).toBe(90);
  },
);

rule('1862-R138', 'the marker goes under those on its space even without a move (stackAfterOperating)', () => {
  const end = (asked: Record<string, string>) => {
    const t = ran(90, { asked }).company('SVR', { price: 100, owners: { Ben: [30, 10, 10] } });
    t.plays('Ada', dividend('payout')).passesWhile(() =>
      t.state.flow.some((f) => 'company' in f && f.company === 'L&E'),
    );
    return t.state.market.arrivals;
  };
  expect(end({})).toEqual(['SVR', 'L&E']);
  expect(end({ stackAfterOperating: 'keepsPlace' })).toEqual(['L&E', 'SVR']);
});

rule('1862-R139', 'Hudson: the least in tens that lifts the total to the price; then it is paid out', () => {
  const t = ran(60, { position: { price: 95, treasury: 40 } }).plays('Ada', dividend('hudson'));
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('L&E')]).toEqual([50, 20, 0 + 20]);
  expect(t.price('L&E')).toBe(105);
  expect(t.told('dividendDeclared')[0]).toMatchObject({ kind: 'hudson', revenue: 60, added: 40 });
});

rule('1862-R139', 'only below the price, and with money of the treasury, of which this turn’s subsidy is part', () => {
  expect(ran(100, { position: { treasury: 500 } }).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.reached',
    rule: '1862-R139',
  });
  const poor = { position: { treasury: 30 } };
  expect(ran(60, poor).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.tooDear',
    rule: '1862-R139',
    args: { sum: 40, cash: 30 },
  });
  const t = ran(60, { ...poor, subsidy: 10 }).plays('Ada', dividend('hudson'));
  expect(t.cash('L&E')).toBe(20);
});

rule('1862-R140', 'ten is enough; by hudsonFrom it is not', () => {
  const position = { treasury: 200 };
  expect(ran(10, { position }).plays('Ada', dividend('hudson')).price('L&E')).toBe(110);
  expect(ran(10, { position, asked: { hudsonFrom: 'above10' } }).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.earned',
    rule: '1862-R140',
  });
});

rule('1862-R140', 'what all trains earned counts; by hudsonTrains only what locals did', () => {
  const position = { treasury: 200 };
  expect(ran(60, { position, asked: { hudsonTrains: 'local' } }).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.earned',
    args: { earned: 0 },
  });
  ran(60, { position }).plays('Ada', dividend('hudson'));
});

rule('1862-R181', 'beginners do without the manoeuvre', () => {
  const asked = { beginners: 'yes', trains: 'simpleExpress' };
  expect(ran(60, { position: { treasury: 200 }, asked }).refuses('Ada', dividend('hudson'))).toMatchObject({
    code: 'hudson.beginners',
    rule: '1862-R181',
  });
});

example('1862-X28', 'Hudson: price 82, revenue 60: 30 of the treasury, 90 paid, 9 a share, price 90', () => {
  const t = ran(60, { position: { price: 82, treasury: 30 } }).plays('Ada', dividend('hudson'));
  expect([t.cash('Ada'), t.cash('Ben'), t.cash('L&E'), t.price('L&E')]).toEqual([45, 18, 18, 90]);
});

rule(
  '1862-R147',
  'every train loses a warranty with the run, whether it ran or not; an obsolete one goes with its last',
  () => {
    const t = ran(60, {
      position: {
        trains: [
          ['A', 'express', 2],
          ['A', 'local', 1],
          ['A', 'freight', 1],
        ],
      },
    }).set((s) => {
      s.copies!['A-0']!.obsolete = true;
      s.copies!['A-1']!.obsolete = true;
    });
    t.plays('Ada', dividend('withhold'));
    expect(trainsOf(t.state, 'L&E')).toEqual(['A-0', 'A-2']);
    expect(t.state.copies).toEqual({
      'A-0': { kind: 'express', warranties: 1, obsolete: true },
      'A-2': { kind: 'freight' },
    });
    expect(t.told('trainRusted')).toEqual([{ type: 'trainRusted', owner: 'L&E', train: 'A-1' }]);
  },
);
