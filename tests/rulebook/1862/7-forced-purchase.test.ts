// Section 7: a company without a train, the money it raises, bankruptcy, and shares bought back.
import { expect } from 'vitest';
import { check } from '../../../src/engine/core/check.ts';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1862/rules/companies.ts';
import type { Kind, PhaseId } from '../../../src/titles/1862/rules/trains.ts';
import { repeatWhile } from '../../support/bounded.ts';
import { example, rule } from '../../support/rule.ts';
import { table1862 } from '../../support/table1862.ts';

const names = ['Ada', 'Ben', 'Cid'];
type Table = ReturnType<typeof table1862>;
type Position = Parameters<Table['company']>[1];

const pass = { type: 'pass' } as const;
const sell = { type: 'sellTreasury' } as const;
const refinance = { type: 'refinance' } as const;
const redeem = { type: 'redeemShare' } as const;
const buy = (train: string, kind: Kind, price: number) =>
  ({ type: 'buyTrain', from: 'bank', train, kind, warranties: 0, price }) as const;
const used = (from: CompanyId, train: string, kind: Kind, price: number) =>
  ({ type: 'buyTrain', from, train, kind, warranties: 0, price }) as const;
const trains = (t: Table, company: CompanyId = 'L&E') => trainsOf(t.state, company);

/** The refusal of an action in a step that nobody would be asked for. */
const whyNot = (t: Table, action: unknown) => check(t.game, t.state, 1, action);

interface Before {
  readonly phase?: PhaseId;
  readonly asked?: Record<string, string>;
  readonly svr?: Position;
  readonly at?: string;
}

/** The L&E of Ada without a train in phase B, where the bank sells B for 200. */
const le = (position: Position = {}, { phase = 'B', asked, svr, at = 'trains' }: Before = {}) =>
  table1862(names, asked)
    .company('L&E', { price: 100, chartered: true, owners: { Ada: [30, 10, 10], Ben: [10, 10] }, ...position })
    .company('SVR', { owners: { Ben: [30, 10, 10] }, price: 90, ...svr })
    .phase(phase)
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .operating({ company: 'L&E', at });

rule('1862-R148', 'without a train it must buy one if it can pay for the bank’s; permit or not', () => {
  const t = le({ treasury: 200, permit: 'local' });
  expect(t.refuses('Ada', pass)).toMatchObject({ code: 'train.mustBuy', rule: '1862-R148', args: { company: 'L&E' } });
  for (const way of [sell, refinance])
    expect(t.refuses('Ada', way)).toMatchObject({ code: 'raise.notNeeded', rule: '1862-R148' });
  t.plays('Ada', buy('B-1', 'freight', 200));
  expect(trains(t)).toEqual(['B-1']);
});

rule('1862-R148', 'otherwise it sells own shares or is refinanced, and passing is refused', () => {
  const t = le({ treasury: 120, own: [10, 10] });
  expect(t.refuses('Ada', pass)).toMatchObject({
    code: 'train.mustRaise',
    rule: '1862-R148',
    args: { company: 'L&E', missing: 80 },
  });
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['sellTreasury', 'refinance']);
});

rule('1862-R148', 'never both, and then a train of the bank only', () => {
  const t = le({ treasury: 120, own: [10, 10] }, { svr: { trains: [['B', 'local']] } }).plays('Ada', sell);
  expect(t.refuses('Ada', refinance).code).toBe('raise.notNeeded');
  expect(t.refuses('Ada', used('SVR', 'B-0', 'local', 200))).toMatchObject({
    code: 'train.bankOnly',
    rule: '1862-R148',
  });
  expect(t.refuses('Ada', pass).code).toBe('train.mustBuy');
  t.plays('Ada', buy('B-1', 'local', 200));
  expect(trains(t)).toEqual(['B-1']);
  const short = le({ treasury: 0, ipo: 54, price: 60 }, { phase: 'F' }).set((s) => {
    const turn = s.flow.at(-1)!;
    if (turn.kind === 'turn') turn.raised = 'sale';
  });
  expect(whyNot(short, refinance)).toMatchObject({ code: 'raise.once', rule: '1862-R148' });
  short.waiting;
  expect(short.state.companies['L&E'].status).toBe('waiting'); // nothing is left to it: bankrupt
});

rule('1862-R148', 'a train of another company fulfils the duty, but nobody is held to it', () => {
  const svr = { trains: [['A', 'local', 1]] } satisfies Position;
  const t = le({ treasury: 120 }, { svr });
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['buyTrain', 'refinance']);
  t.plays('Ada', used('SVR', 'A-0', 'local', 50)).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(trains(t)).toEqual(['A-0']);
  const refused = le({ treasury: 120 }, { svr })
    .plays('Ada', used('SVR', 'A-0', 'local', 50))
    .plays('Ben', { type: 'answer', reply: 'refuse' });
  expect(refused.choices('Ada').map(({ type }) => type)).toEqual(['refinance']);
});

rule('1862-R148', 'she may refinance though another company of hers has a train that could be bought', () => {
  const t = le({ treasury: 120 }, { svr: { owners: { Ada: [30, 10, 10] }, trains: [['A', 'local', 1]] } });
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['buyTrain', 'refinance']);
  t.plays('Ada', refinance);
  expect(t.told('exchangeBegan')).toHaveLength(1);
});

rule(
  '1862-R149',
  'the least number of own shares at the full price, a step down for each, as if the director sold',
  () => {
    const t = le({ treasury: 20, own: [10, 10, 10] }).plays('Ada', sell);
    expect([t.cash('L&E'), t.percent('L&E').pool, t.price('L&E')]).toEqual([220, 20, 90]);
    // at 210 the first share of anybody else would be spared
    const high = le({ treasury: 0, price: 210, own: [10, 10] }, { phase: 'D' }).plays('Ada', sell);
    expect([high.cash('L&E'), high.price('L&E')]).toEqual([420, 191]);
  },
);

rule('1862-R149', 'only if the sum then suffices', () => {
  const t = le({ treasury: 20, own: [10] });
  expect(t.refuses('Ada', sell)).toMatchObject({
    code: 'raise.tooFewShares',
    rule: '1862-R149',
    args: { needed: 2, shares: 1 },
  });
});

rule('1862-R045', 'after the LNER even this sale leaves the price alone (treasurySaleAfterLner)', () => {
  const late = (asked = {}) =>
    le({ treasury: 700, own: [10, 10] }, { phase: 'H', asked })
      .set((s) => {
        s.lner = 'formed';
      })
      .plays('Ada', sell);
  expect(late().price('L&E')).toBe(100);
  expect(late({ treasurySaleAfterLner: 'falls' }).price('L&E')).toBe(95);
});

rule('1862-R150', 'refinancing: its shares are halved at the full price, and ten times its IPO marker is paid', () => {
  const t = le({ price: 110, ipo: 82, owners: { Ada: [30, 10, 10, 10], Ben: [10, 10] } }).plays('Ada', refinance);
  expect([t.percent('L&E').Ada, t.percent('L&E').Ben]).toEqual([30, 10]);
  expect(t.cash('L&E')).toBe(820);
  expect([t.price('L&E'), t.director('L&E')]).toEqual([110, 'Ada']);
  expect(t.refuses('Ada', pass).code).toBe('train.mustBuy');
});

rule('1862-R151', 'the IPO marker counts, not the current price', () => {
  const t = le({ price: 200, ipo: 100, owners: { Ada: [30, 10, 10, 10], Ben: [10, 10] } }).plays('Ada', refinance);
  expect(t.cash('L&E')).toBe(1000);
});

rule('1862-R152', 'if it still cannot buy it is bankrupt', () => {
  const t = le({ treasury: 0, price: 60, ipo: 54, owners: { Ada: [30, 10, 10, 10], Ben: [10, 10] } }, { phase: 'F' });
  t.plays('Ada', refinance);
  expect(t.state.companies['L&E'].status).toBe('waiting');
  expect(t.told('companyBankrupt')).toMatchObject([{ company: 'L&E', ruin: 'noTrain', share: 30 }]);
});

rule('1862-R152', 'whoever is director after raising the money chooses the kind', () => {
  // with five Ada has to give her certificate for a share of two; Ben has three of his six left
  const t = le({ treasury: 0, owners: { Ada: [30, 10], Ben: [10, 10, 10, 10, 10, 10] } }).set((s) => {
    s.shares['L&E']!.president = 1;
  });
  t.plays('Ada', refinance);
  repeatWhile(
    () => t.waiting[0] === 'Ada',
    () => t.plays('Ada', { type: 'settleOption', reply: 'sell' }),
  );
  expect([t.director('L&E'), t.waiting]).toEqual(['Ben', ['Ben']]);
  t.plays('Ben', buy('B-1', 'freight', 200));
  expect(trains(t)).toEqual(['B-1']);
});

rule('1862-R152', 'a refinancing that ends in receivership still buys the train, by itself', () => {
  const t = le({ permit: 'freight', owners: { Ada: [30, 10], Ben: [10, 10] } }).plays('Ada', refinance);
  repeatWhile(
    () => t.waiting.length > 0 && t.state.flow.at(-1)?.kind === 'exchange',
    () => t.plays(t.waiting[0]!, { type: 'settleOption', reply: 'sell' }),
  );
  expect([t.director('L&E'), trains(t)]).toEqual([undefined, ['B-1']]);
  expect(t.state.copies!['B-1']).toEqual({ kind: 'freight' });
});

example('1862-X49', 'phase F, treasury 40, IPO marker 54: 580 buy no train for 600, with 60 it buys', () => {
  const holders = { Ada: [30, 10, 10, 10], Ben: [10, 10] };
  const short = le({ treasury: 40, price: 60, ipo: 54, owners: holders }, { phase: 'F' }).plays('Ada', refinance);
  expect(short.state.companies['L&E'].status).toBe('waiting');
  // the shares were halved before: three and one at half of 60
  expect([short.cash('Ada'), short.cash('Ben')]).toEqual([90, 30]);
  const enough = le({ treasury: 60, price: 60, ipo: 54, owners: holders }, { phase: 'F' }).plays('Ada', refinance);
  enough.plays('Ada', buy('F-1', 'local', 600));
  expect([trains(enough), enough.cash('L&E')]).toEqual([['F-1'], 0]);
});

rule(
  '1862-R209',
  'refinancing is carried out even if it cannot suffice; by hopelessRefinancing it is bankrupt at once',
  () => {
    const holders = { Ada: [30, 10, 10, 10], Ben: [10, 10] };
    const position = { treasury: 0, price: 60, ipo: 54, owners: holders };
    const book = le(position, { phase: 'F' }).plays('Ada', refinance);
    expect(book.cash('Ada')).toBe(90);
    const skipped = le(position, { phase: 'F', asked: { hopelessRefinancing: 'skipped' } });
    expect(whyNot(skipped, refinance)).toMatchObject({
      code: 'raise.hopeless',
      rule: '1862-R209',
      args: { sum: 540, missing: 600 },
    });
    skipped.waiting;
    expect([skipped.state.companies['L&E'].status, skipped.cash('Ada')]).toEqual(['waiting', 180]);
  },
);

rule('1862-R214', 'beginners go straight to refinancing', () => {
  const t = le({ treasury: 0 }, { asked: { beginners: 'yes', trains: 'simpleExpress' } });
  expect(t.choices('Ada').map(({ type }) => type)).toEqual(['refinance']);
});

/** Bankrupt for want of a train: it has raised what it could. */
const ruined = (position: Position = {}) =>
  le({ treasury: 50, price: 95, ...position }, { phase: 'F' }).set((s) => {
    const turn = s.flow.at(-1)!;
    if (turn.kind === 'turn') turn.raised = 'refinancing';
  });

rule('1862-R153', 'a company that cannot get a train is bankrupt, and so is one whose price reaches 0', () => {
  const noTrain = ruined();
  noTrain.waiting;
  expect(noTrain.state.companies['L&E'].status).toBe('waiting');
  const price = le({ price: 14, trains: [['B', 'local']] }, { at: 'dividend' });
  price.waiting;
  expect([price.state.companies['L&E'].status, price.state.market.spots['L&E']]).toEqual(['waiting', undefined]);
});

rule('1862-R154', 'players get half the price a share, rounded down, for want of a train; nothing at 0', () => {
  const t = ruined();
  t.waiting;
  expect([t.cash('Ada'), t.cash('Ben')]).toEqual([5 * 47, 2 * 47]);
  const nothing = le({ price: 7, trains: [['B', 'local']] }, { at: 'dividend' });
  nothing.waiting;
  expect([nothing.cash('Ada'), nothing.cash('Ben')]).toEqual([0, 0]);
});

rule('1862-R155', 'trains, tokens and money go to the bank; certificates and first permit back to the IPO', () => {
  const t = le(
    { price: 7, treasury: 70, permit: 'local', permits: ['local', 'express'], trains: [['B', 'local', 1]], unused: 2 },
    { at: 'dividend' },
  )
    .tile('D13', '57', 0)
    .set((s) => {
      s.board.tokens['D13.0'] = ['L&E'];
      s.board.rev += 1;
    });
  t.waiting;
  expect([trains(t), t.state.copies, t.state.depot.pool, t.cash('L&E')]).toEqual([[], {}, [], 0]);
  expect(t.state.board.tokens['D13.0'] ?? []).not.toContain('L&E');
  expect(t.percent('L&E')).toEqual({ offer: 100 });
  expect(t.state.companies['L&E']).toMatchObject({
    status: 'waiting',
    permit: 'local',
    permits: [],
    tokens: 0,
    floated: false,
    chartered: false,
  });
});

rule('1862-R210', 'its own turn is over at once', () => {
  const t = le(
    { price: 7, trains: [['B', 'local']], treasury: 900 },
    { at: 'dividend', svr: { trains: [['B', 'local']] } },
  );
  t.waiting;
  expect(t.state.flow.find(({ kind }) => kind === 'turn')).toMatchObject({ company: 'SVR' });
});

rule('1862-R210', 'a fall to 0 counts also where own shares are sold', () => {
  const t = le({ price: 20, treasury: 150, own: [10, 10, 10] }).plays('Ada', sell);
  expect([t.state.companies['L&E'].status, t.cash('Ada')]).toEqual(['waiting', 0]);
});

rule('1862-R211', 'shares never sold and redeemed ones are alike: sold for a train like any', () => {
  const t = le({ chartered: false, treasury: 120 }).plays('Ada', sell); // three have never been sold
  expect([t.cash('L&E'), t.percent('L&E').pool, t.percent('L&E').treasury]).toEqual([220, 10, 20]);
});

/** The L&E with a train, before it may redeem a share. */
const redeeming = (position: Position = {}, before: Before = {}) =>
  le({ trains: [['B', 'local']], treasury: 150, pool: [10, 10], ...position }, { at: 'redeem', ...before });

rule('1862-R156', 'one own share a turn from the pool at the current price', () => {
  const t = redeeming().plays('Ada', redeem);
  expect([t.cash('L&E'), t.percent('L&E').treasury, t.percent('L&E').pool]).toEqual([50, 10, 10]);
  expect(t.price('L&E')).toBe(100);
  expect(t.state.flow).not.toContainEqual(expect.objectContaining({ company: 'L&E', at: 'redeem' }));
});

rule('1862-R156', 'not without a share in the pool, or without the money; nobody is asked then', () => {
  expect(whyNot(redeeming(), redeem)).toBeNull();
  for (const [t, code] of [
    [redeeming({ pool: [] }), 'redeem.noneInPool'],
    [redeeming({ treasury: 99 }), 'redeem.tooDear'],
  ] as const) {
    expect(whyNot(t, redeem)).toMatchObject({ code, rule: '1862-R156' });
    t.waiting;
    expect(t.state.flow).not.toContainEqual(expect.objectContaining({ company: 'L&E', at: 'redeem' }));
  }
});

rule('1862-R179', 'beginners redeem nothing', () => {
  const t = redeeming({}, { asked: { beginners: 'yes', trains: 'simpleExpress' } });
  expect(whyNot(t, redeem)).toMatchObject({ code: 'redeem.beginners', rule: '1862-R179' });
});

rule('1862-R202', 'nor does a company in receivership', () => {
  const t = redeeming({ owners: { Ada: [10], Ben: [10] }, pool: [30, 10] });
  expect(whyNot(t, redeem)).toMatchObject({ code: 'redeem.receivership', rule: '1862-R202' });
});
