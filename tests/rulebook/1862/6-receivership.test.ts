// Section 6: companies without a director.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import { isInReceivership } from '../../../src/titles/1862/rules/state.ts';
import type { PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { rule } from '../../support/rule.ts';
import { type TrainPosition, table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = Parameters<Table['company']>[1];
const trains = (t: Table, company: CompanyId = 'L&E') => trainsOf(t.state, company);

interface Before {
  readonly phase?: PhaseId;
  readonly asked?: Record<string, string>;
  readonly at?: string;
}

/** The L&E with its director's certificate in the pool, two shares with Ben and one with Cid. */
const received = (position: Position = {}, { phase = 'B', asked, at = 'runInReceivership' }: Before = {}) =>
  table1862(names, asked)
    .company('L&E', {
      price: 100,
      chartered: true,
      owners: { Ben: [10, 10], Cid: [10] },
      pool: [30, 10],
      permit: 'local',
      ...position,
    })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, trains: [['B', 'local']], treasury: 500 })
    .phase(phase)
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'L&E', at });

/** Runs everything that nobody decides. */
const rested = (t: Table): Table => {
  t.waiting;
  return t;
};

rule('1862-R083', 'its director’s certificate lies in the pool', () => {
  expect(isInReceivership(received().state, 'L&E')).toBe(true);
  expect(isInReceivership(received().state, 'SVR')).toBe(false);
});

rule('1862-R085', 'it withholds everything, and the price falls', () => {
  const t = rested(
    received({ trains: [['B', 'local']] }, { at: 'dividend' }).set((s) => {
      Object.assign(s.flow.at(-1)!, { revenue: 120, subsidy: 30 });
    }),
  );
  expect([t.cash('L&E'), t.price('L&E'), t.cash('Ben')]).toEqual([150, 90, 0]);
  const open = received({ trains: [['B', 'local']] }, { at: 'dividend' }).set((s) => {
    Object.assign(s.flow.at(-1)!, { revenue: 120 });
  });
  expect(check(open.game, open.state, 2, { type: 'dividend', kind: 'payout' })).toMatchObject({
    code: 'dividend.receivership',
    rule: '1862-R085',
  });
});

rule('1862-R087', 'its trains are not for sale', () => {
  const t = received({ trains: [['A', 'express', 1]] }).operating({ company: 'SVR', at: 'trains' });
  const used = { type: 'buyTrain', from: 'L&E', train: 'A-0', kind: 'express', warranties: 0, price: 50 };
  expect(t.refuses('Ben', used)).toMatchObject({ code: 'train.receivership', rule: '1862-R087' });
});

rule(
  '1862-R089',
  'it buys one train of the bank if it has the money, even if it has trains, without warranties',
  () => {
    const t = rested(received({ trains: [['B', 'local']], treasury: 600 }));
    expect([trains(t), t.cash('L&E')]).toEqual([['B-0', 'B-2'], 400]);
    expect(t.state.copies!['B-2']).toEqual({ kind: 'local' });
    expect(trains(rested(received({ trains: [['B', 'local']], treasury: 199 })))).toEqual(['B-0']);
  },
);

rule.each(
  '1862-R089',
  'of a kind it has a permit for: express, freight, local in this order',
  [
    { permits: ['local', 'freight', 'express'], kind: 'express' },
    { permits: ['local', 'freight'], kind: 'freight' },
    { permits: ['local'], kind: 'local' },
  ] as const,
  ({ permits, kind }) => {
    const t = rested(received({ permits, treasury: 200 }));
    expect(t.state.copies![trains(t)[0]!]).toEqual({ kind });
  },
);

rule('1862-R089', 'only with room for it, of the next kind if need be', () => {
  const three: TrainPosition[] = [
    ['B', 'express'],
    ['B', 'express'],
    ['B', 'express'],
  ];
  const next = rested(received({ permits: ['local', 'express'], trains: three, treasury: 600 }));
  expect(next.state.copies![trains(next)[3]!]).toEqual({ kind: 'local' });
  const none = rested(received({ permit: 'express', trains: three, treasury: 600 }));
  expect(trains(none)).toHaveLength(3);
});

rule('1862-R144', 'three in all hold in receivership too; not by receivershipLimit', () => {
  const three: TrainPosition[] = [
    ['E', 'express'],
    ['E', 'express'],
    ['E', 'local'],
  ];
  const late = (asked = {}) => rested(received({ trains: three, treasury: 900 }, { phase: 'G', asked }));
  expect(trains(late())).toHaveLength(3);
  expect(trains(late({ receivershipLimit: 'perType' }))).toHaveLength(4);
});

rule('1862-R089', 'in a variant of one kind of train it buys that', () => {
  const t = rested(received({ treasury: 200 }, { asked: { trains: 'simpleFreight' } }));
  expect(t.state.copies![trains(t)[0]!]).toEqual({ kind: 'freight' });
});

rule('1862-R089', 'nobody buys for it', () => {
  const t = received({ treasury: 200 }, { at: 'trains' });
  const buy = { type: 'buyTrain', from: 'bank', train: 'B-1', kind: 'local', warranties: 0, price: 200 };
  expect(check(t.game, t.state, 2, buy)).toMatchObject({ code: 'train.byItself', rule: '1862-R089' });
});

rule('1862-R090', 'without a train and without the money for one it is bankrupt', () => {
  const t = rested(received({ treasury: 199 }));
  // the price has fallen to 90 before: half of that per share
  expect([t.state.companies['L&E'].status, t.cash('Ben'), t.cash('Cid')]).toEqual(['waiting', 90, 45]);
});
