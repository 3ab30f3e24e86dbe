// Section 7: buying trains, their number, warranties, obsolescence.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import type { Kind, PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { type TrainPosition, table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = Parameters<Table['company']>[1];

const buy = (train: string, kind: Kind, price: number, warranties = 0) =>
  ({ type: 'buyTrain', from: 'bank', train, kind, warranties, price }) as const;
const used = (from: CompanyId, train: string, kind: Kind, price: number) =>
  ({ type: 'buyTrain', from, train, kind, warranties: 0, price }) as const;
const accept = { type: 'answer', reply: 'accept' } as const;
const refuse = { type: 'answer', reply: 'refuse' } as const;
const trains = (t: Table, company: CompanyId = 'L&E') => trainsOf(t.state, company);

/** The refusal of a purchase in a step that nobody would be asked for, since nothing else could be bought. */
const whyNot = (t: Table, action: unknown) => check(t.game, t.state, 1, action);

interface Before {
  readonly phase?: PhaseId;
  readonly asked?: Record<string, string>;
  readonly svr?: Position;
}

/** The L&E of Ada, by default with a train of its own, before it buys trains; the SVR is Ben's. */
const le = (position: Position = {}, { phase, asked, svr }: Before = {}) => {
  const t = table1862(names, asked)
    .company('L&E', { owners: { Ada: [30, 10, 10] }, trains: [['A', 'express']], treasury: 2000, ...position })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, ...svr });
  return (phase ? t.phase(phase) : t).operating({ company: 'L&E', at: 'trains' });
};

rule('1862-R141', 'from the bank in the order of the letters, at the price of the card', () => {
  const t = le();
  expect(t.refuses('Ada', buy('B-0', 'local', 200))).toMatchObject({ code: 'train.notForSale', rule: '1862-R141' });
  expect(t.refuses('Ada', buy('A-1', 'local', 90))).toMatchObject({ code: 'train.price', args: { price: 100 } });
  t.plays('Ada', buy('A-1', 'local', 100)).plays('Ada', buy('A-2', 'freight', 100));
  expect([trains(t), t.cash('L&E')]).toEqual([['A-0', 'A-1', 'A-2'], 1800]);
  expect(whyNot(le({ treasury: 99 }), buy('A-1', 'local', 100))).toMatchObject({ code: 'train.tooDear' });
});

rule('1862-R141', 'from another company with the consent of its director, who is asked', () => {
  const t = le({}, { svr: { trains: [['A', 'local', 2]] } });
  t.plays('Ada', used('SVR', 'A-1', 'local', 100));
  expect([t.waiting, trains(t)]).toEqual([['Ben'], ['A-0']]);
  t.plays('Ben', accept);
  expect([trains(t), trains(t, 'SVR'), t.cash('L&E'), t.cash('SVR')]).toEqual([['A-0', 'A-1'], [], 1900, 100]);
});

rule('1862-R141', 'what he has refused is not asked again in that turn', () => {
  const t = le({}, { svr: { trains: [['A', 'local']] } })
    .plays('Ada', used('SVR', 'A-1', 'local', 100))
    .plays('Ben', refuse);
  expect([t.waiting, trains(t, 'SVR')]).toEqual([['Ada'], ['A-1']]);
  expect(t.refuses('Ada', used('SVR', 'A-1', 'local', 100)).code).toBe('offer.refused');
});

rule('1862-R141', 'nobody asks himself, nor where consent is taken for granted (consent)', () => {
  const both = le({}, { svr: { owners: { Ada: [30] }, trains: [['A', 'local']] } });
  expect(trains(both.plays('Ada', used('SVR', 'A-1', 'local', 100)))).toEqual(['A-0', 'A-1']);
  const assumed = le({}, { svr: { trains: [['A', 'local']] }, asked: { consent: 'assumed' } });
  expect(trains(assumed.plays('Ada', used('SVR', 'A-1', 'local', 100)))).toEqual(['A-0', 'A-1']);
});

rule('1862-R142', 'between companies half the price, from the sale of the first train of the next letter', () => {
  const svr = { trains: [['B', 'freight']] } satisfies Position;
  const soldOut = le({}, { phase: 'B', svr }).set((s) => {
    s.depot.sold.B = 6;
  });
  expect(soldOut.refuses('Ada', used('SVR', 'B-0', 'freight', 100))).toMatchObject({
    code: 'train.price',
    args: { price: 200 },
  });
  const t = le({}, { phase: 'C', svr });
  expect(t.refuses('Ada', used('SVR', 'B-0', 'freight', 200))).toMatchObject({
    code: 'train.price',
    args: { price: 100 },
  });
  t.plays('Ada', used('SVR', 'B-0', 'freight', 100)).plays('Ben', accept);
  expect(t.cash('SVR')).toBe(100);
});

example('1862-X29', 'F2 of letter B costs 200; after the first C train 100', () => {
  const svr = { trains: [['B', 'freight']] } satisfies Position;
  le({}, { phase: 'B', svr }).plays('Ada', used('SVR', 'B-0', 'freight', 200));
  le({}, { phase: 'C', svr }).plays('Ada', used('SVR', 'B-0', 'freight', 100));
});

rule('1862-R143', 'the kind is chosen when the bank sells it, permit or not, and never changes', () => {
  const t = le({ permit: 'local' }).plays('Ada', buy('A-1', 'freight', 100));
  expect(t.state.copies!['A-1']!.kind).toBe('freight');
  const svr = { trains: [['A', 'local']] } satisfies Position;
  expect(le({}, { svr }).refuses('Ada', used('SVR', 'A-1', 'express', 100))).toMatchObject({
    code: 'train.kind',
    rule: '1862-R143',
  });
  const sold = le({}, { svr })
    .plays('Ada', used('SVR', 'A-1', 'local', 100))
    .plays('Ben', accept);
  expect(sold.state.copies!['A-1']!.kind).toBe('local');
});

const some = (letter: PhaseId, kind: Kind, count: number): TrainPosition[] =>
  Array.from({ length: count }, () => [letter, kind] as const);

rule.each(
  '1862-R144',
  'of each kind three in phases A to D, two in E and F',
  [
    { phase: 'B', limit: 3, train: 'B-1', price: 200 },
    { phase: 'D', limit: 3, train: 'D-1', price: 360 },
    { phase: 'E', limit: 2, train: 'E-1', price: 500 },
    { phase: 'F', limit: 2, train: 'F-1', price: 600 },
  ] as const,
  ({ phase, limit, train, price }) => {
    const t = le({ trains: some('A', 'express', limit) }, { phase });
    expect(t.refuses('Ada', buy(train, 'express', price))).toMatchObject({
      code: 'train.kindLimit',
      rule: '1862-R144',
      args: { kind: 'express', limit },
    });
    t.plays('Ada', buy(train, 'local', price));
    const below = le({ trains: some('A', 'express', limit - 1) }, { phase });
    below.plays('Ada', buy(train, 'express', price));
  },
);

rule('1862-R144', 'three in all in phases G and H; trains above a new limit are kept', () => {
  const full = [...some('E', 'express', 2), ...some('F', 'local', 1)];
  expect(whyNot(le({ trains: full }, { phase: 'G' }), buy('H-0', 'freight', 800))).toMatchObject({
    code: 'train.limit',
    args: { limit: 3 },
  });
  le({ trains: full.slice(1) }, { phase: 'G' }).plays('Ada', buy('H-0', 'freight', 800));
  const above = le({ trains: [...some('E', 'express', 2), ...some('E', 'local', 1)] }, { phase: 'F' }).set((s) => {
    s.depot.sold.F = 2;
  });
  above.plays('Ada', buy('G-0', 'freight', 700));
  expect([above.state.phase, trains(above).length]).toEqual(['G', 4]);
});

rule('1862-R144', 'at its limit it cannot buy, even if the purchase made its own trains obsolete', () => {
  const t = le({ trains: some('A', 'express', 3) }, { phase: 'B' }).set((s) => {
    s.depot.sold.B = 6;
  });
  expect(t.refuses('Ada', buy('C-0', 'express', 280)).code).toBe('train.kindLimit');
});

rule('1862-R207', 'the limits hold for trains of companies too, and count trains without a permit', () => {
  const t = le({ permit: 'local', trains: some('A', 'express', 3) }, { svr: { trains: [['A', 'express']] } });
  expect(t.refuses('Ada', used('SVR', 'A-3', 'express', 100))).toMatchObject({ code: 'train.kindLimit' });
});

rule('1862-R145', 'obsolete trains go at once, with everybody, unless they have warranties', () => {
  const t = le(
    {
      trains: [
        ['A', 'express'],
        ['A', 'local', 2],
      ],
    },
    { phase: 'B', svr: { trains: [['A', 'freight']] } },
  ).set((s) => {
    s.depot.sold.B = 6;
  });
  t.plays('Ada', buy('C-0', 'freight', 280));
  expect([trains(t), trains(t, 'SVR')]).toEqual([['A-1', 'C-0'], []]);
  expect(t.state.copies!['A-1']).toEqual({ kind: 'local', warranties: 2, obsolete: true });
  expect(t.told('trainRusted').map(({ owner, train }) => [owner, train])).toEqual([
    ['L&E', 'A-0'],
    ['SVR', 'A-2'],
  ]);
});

rule('1862-R146', 'up to three warranties for 50 each, on any train; the free one of A and D counts', () => {
  const t = le();
  expect(t.refuses('Ada', buy('A-1', 'local', 250, 3))).toMatchObject({
    code: 'train.warranties',
    rule: '1862-R146',
    args: { most: 2 },
  });
  t.plays('Ada', buy('A-1', 'local', 200, 2));
  expect([t.state.copies!['A-1'], t.cash('L&E')]).toEqual([{ kind: 'local', warranties: 3 }, 1800]);
  expect(le().plays('Ada', buy('A-1', 'local', 100)).state.copies!['A-1']!.warranties).toBe(1);
  const permanent = le({}, { phase: 'F' }).plays('Ada', buy('F-1', 'local', 750, 3));
  expect(permanent.state.copies!['F-1']).toEqual({ kind: 'local', warranties: 3 });
  const plain = le({}, { phase: 'F' }).plays('Ada', buy('F-1', 'local', 600));
  expect(plain.state.copies!['F-1']).toEqual({ kind: 'local' });
});

rule('1862-R146', 'only on purchase from the bank', () => {
  const t = le({}, { svr: { trains: [['A', 'local']] } });
  expect(t.refuses('Ada', { ...used('SVR', 'A-1', 'local', 150), warranties: 1 })).toMatchObject({
    code: 'train.warranties',
    args: { most: 0 },
  });
});

rule('1862-R147', 'warranties stay on a sold train and do not change its price', () => {
  const t = le({}, { svr: { trains: [['A', 'local', 2]] } })
    .plays('Ada', used('SVR', 'A-1', 'local', 100))
    .plays('Ben', accept);
  expect(t.state.copies!['A-1']).toEqual({ kind: 'local', warranties: 2 });
});

rule(
  '1862-R013',
  'a phase begins with the first train of its letter; the number of rounds changes after the next stock round',
  () => {
    const t = le({ treasury: 2000 }).set((s) => {
      s.depot.sold.A = 7;
    });
    t.plays('Ada', buy('B-0', 'local', 200));
    expect([t.state.phase, t.told('phaseBegan')]).toEqual(['B', [{ type: 'phaseBegan', phase: 'B' }]]);
    expect(t.state.flow.find(({ kind }) => kind === 'operating')).toMatchObject({ of: 1 });
  },
);

rule('1862-R208', 'the director adds nothing of his own', () => {
  const t = le({ treasury: 99, trains: [['A', 'local']] }).purses({ Ada: 700 });
  expect(whyNot(t, buy('A-1', 'local', 100))).toMatchObject({ code: 'train.tooDear', args: { cash: 99 } });
});

rule('1862-R087', 'a company in receivership sells no trains', () => {
  const svr = { owners: { Ben: [10] }, pool: [30], trains: [['A', 'local']] } satisfies Position;
  expect(le({}, { svr }).refuses('Ada', used('SVR', 'A-1', 'local', 100))).toMatchObject({
    code: 'train.receivership',
    rule: '1862-R087',
  });
});

rule.each(
  '1862-R172',
  'with one kind of train: four in A to D, three in E and F, two in G and H',
  [
    { phase: 'B', limit: 4, train: 'B-1', price: 200 },
    { phase: 'E', limit: 3, train: 'E-1', price: 500 },
    { phase: 'G', limit: 2, train: 'H-0', price: 800 },
  ] as const,
  ({ phase, limit, train, price }) => {
    const asked = { trains: 'simpleExpress' };
    const t = le({ trains: some('A', 'express', limit) }, { phase, asked });
    expect(whyNot(t, buy(train, 'express', price))).toMatchObject({ code: 'train.limit', args: { limit } });
    const below = le({ trains: some('A', 'express', limit - 1) }, { phase, asked });
    expect(below.refuses('Ada', buy(train, 'local', price)).code).toBe('train.kind');
    below.plays('Ada', buy(train, 'express', price));
  },
);

rule('1862-R180', 'beginners buy no warranties; A and D keep their free one', () => {
  const asked = { beginners: 'yes', trains: 'simpleExpress' };
  const t = le({}, { asked });
  expect(t.refuses('Ada', buy('A-1', 'express', 150, 1))).toMatchObject({
    code: 'train.warranties',
    args: { most: 0 },
  });
  expect(t.plays('Ada', buy('A-1', 'express', 100)).state.copies!['A-1']!.warranties).toBe(1);
});

example(
  '1862-X30',
  'two express 2/3 and one express 3: no fourth express in phases A to D, another kind is allowed',
  () => {
    const t = le({ trains: [...some('B', 'express', 2), ['C', 'express']] }, { phase: 'C' });
    expect(t.refuses('Ada', buy('C-1', 'express', 280)).code).toBe('train.kindLimit');
    t.plays('Ada', buy('C-1', 'freight', 280));
  },
);

example(
  '1862-X31',
  'phase F, express 4 and 4/5, freight 5: freight G is allowed, begins G and removes two of them',
  () => {
    const t = le(
      {
        trains: [
          ['D', 'express'],
          ['E', 'express'],
          ['D', 'freight'],
        ],
      },
      { phase: 'F' },
    ).set((s) => {
      s.depot.sold.F = 2;
    });
    expect(t.refuses('Ada', buy('G-0', 'express', 700)).code).toBe('train.kindLimit');
    t.plays('Ada', buy('G-0', 'freight', 700));
    expect([t.state.phase, trains(t)]).toEqual(['G', ['E-0', 'G-0']]);
  },
);

example('1862-X32', 'phase F, SVR may buy only a local G; the express 4 goes, and it keeps five trains', () => {
  const owned: TrainPosition[] = [
    ['D', 'express'],
    ['E', 'express'],
    ['E', 'local'],
    ['F', 'freight'],
    ['F', 'freight'],
  ];
  const t = le({ trains: owned }, { phase: 'F' });
  for (const kind of ['express', 'freight'] as const)
    expect(t.refuses('Ada', buy('G-0', kind, 700)).code).toBe('train.kindLimit');
  t.plays('Ada', buy('G-0', 'local', 700));
  expect(trains(t)).toEqual(['E-0', 'E-1', 'F-0', 'F-1', 'G-0']);
  expect(t.state.flow).not.toContainEqual(expect.objectContaining({ company: 'L&E', at: 'trains' })); // nothing more to buy
});
