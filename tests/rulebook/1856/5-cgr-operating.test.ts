// 1856, section 5: how the CGR operates (R114-R119, R143).
import { expect } from 'vitest';
import { PASS } from '../../../src/engine/core/action.ts';
import { suggestion } from '../../../src/engine/routes/suggestion.ts';
import type { Action1856 } from '../../../src/titles/1856/rules/index.ts';
import { buysSix, eve, passesUntil, type Table1856 } from '../../support/cgr1856.ts';
import { rule } from '../../support/rule.ts';

interface Formed {
  readonly treasury?: number;
  readonly trains?: readonly string[];
  readonly permanent?: boolean;
  readonly track?: boolean;
  readonly rulings?: Record<string, string>;
  readonly options?: Record<string, string>;
  readonly at?: 'layTile' | 'placeToken' | 'buyTrain';
  readonly company?: 'CGR' | 'GT';
}

/** The CGR of Ada in London, with track to St. Thomas; the GT of Ben owns a 5-train. */
function formed(position: Formed = {}): Table1856 {
  const { treasury = 0, trains = [], permanent = false, track = true, at = 'placeToken', company = 'CGR' } = position;
  return eve({
    buyerPosition: { owners: { Ben: [20, 10, 10] }, trains: ['5'], treasury: 0 },
    companies: { CGR: { owners: { Ada: [20, 10, 10] }, treasury, trains, tokens: ['F15.0'] } },
    purses: { Ada: 1000 },
    tiles: track ? [['F17', '57', 0]] : [],
    rulings: position.rulings ?? {},
  })
    .options(position.options ?? {})
    .gone('absorbed', 'BBG')
    .phase('6')
    .cgr({ permanent })
    .operating({ company, at });
}

const kinds = (t: Table1856, name = 'Ada') => t.choices(name).map((choice) => choice.type);

/** The best runs there are. */
function runs(t: Table1856, name = 'Ada'): Table1856 {
  const choice = t.choices(name).find(({ type }) => type === 'run')!;
  return t.plays(name, { type: 'run', routes: suggestion(t.game, t.state, choice)!.runs } as Action1856);
}

rule('1856-R114', 'without a train the CGR borrows the one on sale for the run, if it has a route', () => {
  const t = formed();
  expect(kinds(t)).toEqual(['run']);
  runs(t);
  expect(t.told('trainsRan')).toMatchObject([{ company: 'CGR', runs: [{ train: '6-1' }], revenue: 50 }]);
  expect(t.state.trains).not.toHaveProperty('CGR');
  expect(t.state.depot.sold['6']).toBe(1);

  const sold = formed().set((s) => {
    s.depot.sold['6'] = 2;
  });
  expect(runs(sold).told('trainsRan')).toMatchObject([{ runs: [{ train: 'D-0' }] }]);

  const stuck = formed({ track: false, at: 'layTile' });
  expect(stuck.waiting).toEqual(['Ada']);
  stuck.passes('Ada');
  expect([stuck.told('trainBorrowed'), stuck.waiting]).toEqual([[], ['Ben']]); // its turn has gone by
});

rule('1856-R114', 'by the rulings of 18xx.games it may borrow a Diesel', () => {
  const may = { cgrBorrows: 'may', cgrBorrowed: 'diesel' };
  const t = formed({ rulings: may });
  expect(kinds(t).sort()).toEqual(['borrowTrain', 'pass']);
  t.plays('Ada', { type: 'borrowTrain' });
  expect(t.told('trainBorrowed')).toEqual([{ type: 'trainBorrowed', train: 'D-0' }]);
  expect(kinds(t)).toEqual(['run']);

  const left = formed({ rulings: may });
  left.passes('Ada');
  expect(left.told('trainsRan')).toEqual([]);
  // for nothing as well: without a route it runs nowhere
  const idle = formed({ rulings: may, track: false }).plays('Ada', { type: 'borrowTrain' });
  expect([idle.told('trainsRan'), idle.waiting]).toEqual([[], ['Ben']]);
});

rule('1856-R114', 'with any train of its own, also a 4-train, it does not borrow; nor does anybody else', () => {
  for (const cgrBorrows of ['must', 'may']) {
    const own = formed({ trains: ['4'], rulings: { cgrBorrows } });
    expect(kinds(own)).toEqual(['run']);
    expect(own.state.flow.at(-1)).toMatchObject({ borrowed: false });
    // the CGR has a route and no train, but it is the turn of another
    const other = formed({ company: 'GT', rulings: { cgrBorrows }, at: 'layTile' }).passes('Ben');
    expect(other.told('trainBorrowed')).toEqual([]);
    expect(other.told('turnBegan')).toMatchObject([{ company: 'CGR' }]);
  }
});

rule('1856-R114', 'by practice it borrows a Diesel, or an 8-train where those are played', () => {
  const rulings = { cgrBorrowed: 'diesel' };
  expect(runs(formed({ rulings })).told('trainsRan')).toMatchObject([{ runs: [{ train: 'D-0' }] }]);
  const t = formed({ rulings, options: { eightTrains: 'yes' } });
  runs(t);
  expect(t.told('trainsRan')).toMatchObject([{ runs: [{ train: '8-0' }] }]);
});

/** As 18xx.games plays it: after the trains it waits once more. */
const pooled = {
  cgrBorrows: 'may',
  cgrBorrowed: 'diesel',
  cgrWithholds: 'untilPermanent',
  cgrMustBuy: 'more',
  borrowedTrain: 'toPool',
  interestNoRun: 'afterNextAction',
};

/** Passes, a few at most, until this action is possible. */
function passesTo(t: Table1856, name: string, type: string): Table1856 {
  for (let i = 0; i < 8 && !t.choices(name).some((choice) => choice.type === type); i++) t.passes(t.waiting[0]!);
  return t;
}

/** The CGR of Ada borrows and runs; `before` sets the position. */
function borrows(position: Formed = {}, before: (t: Table1856) => unknown = () => null): Table1856 {
  const t = formed({ ...position, rulings: { ...pooled, ...position.rulings } });
  before(t);
  return runs(passesTo(t, 'Ada', 'borrowTrain').plays('Ada', { type: 'borrowTrain' }));
}

rule('1856-R114', 'on 18xx.games the borrowed Diesel is off the stack, then in the pool (borrowedTrain)', () => {
  const t = borrows({ treasury: 700 });
  expect(t.told('trainsRan')).toMatchObject([{ runs: [{ train: 'D-0' }], revenue: 50 }]);
  expect([t.state.trains.CGR, t.state.depot.sold.D, t.state.depot.pool]).toEqual([['D-0'], 1, []]);
  expect(t.told('dividendDeclared')).toMatchObject([{ kind: 'withhold' }]); // it is no permanent train owned
  t.passes('Ada');
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([undefined, ['D-0']]);
  expect(t.told('borrowedTrainPooled')).toEqual([{ type: 'borrowedTrainPooled', train: 'D-0' }]);
  expect([t.state.phase, t.state.cgr.permanent]).toEqual(['6', false]); // borrowing begins nothing
});

rule('1856-R114', 'on 18xx.games it goes to the pool also where the CGR can buy nothing (borrowedTrain)', () => {
  const t = borrows();
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([undefined, ['D-0']]);
  // the next one comes from the stack again
  passesTo(t, 'Ada', 'borrowTrain').plays('Ada', { type: 'borrowTrain' });
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([['D-1'], ['D-0']]);
});

rule('1856-R114', 'on 18xx.games it counts against the limit of three until then (borrowedTrain)', () => {
  const from = (train: string, price: number) => ({ type: 'buyTrain', from: 'pool', train, price }) as const;
  const t = borrows({ treasury: 3000 }, (before) => before.trainsInPool('5-1', '5-2', '6-0'));
  t.plays('Ada', from('5-1', 550)).plays('Ada', from('5-2', 550));
  expect(t.state.trains.CGR).toEqual(['D-0', '5-1', '5-2']);
  expect(t.refuses('Ada', from('6-0', 700))).toMatchObject({ code: 'train.limit', args: { limit: 3 } });
  t.passes('Ada');
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([
    ['5-1', '5-2'],
    ['6-0', 'D-0'],
  ]);
});

rule('1856-R114', 'on 18xx.games a borrowed train that was discarded is not returned again (borrowedTrain)', () => {
  const from = (train: string, price: number) => ({ type: 'buyTrain', from: 'pool', train, price }) as const;
  const slips = { limitOnPurchase: 'notWithExchange', discardTime: 'endOfTurn' };
  const t = borrows({ treasury: 5000, rulings: slips }, (before) => before.trainsInPool('5-1', '5-2', '6-0'));
  t.plays('Ada', from('5-1', 550)).plays('Ada', from('5-2', 550)).plays('Ada', from('6-0', 700));
  t.plays('Ada', { type: 'discardTrain', train: 'D-0' }).passes('Ada');
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([['5-1', '5-2', '6-0'], ['D-0']]);
  expect(t.told('borrowedTrainPooled')).toEqual([]);
});

rule('1856-R115', 'on 18xx.games a CGR with a borrowed train has one, and need not buy (borrowedTrain)', () => {
  const t = borrows({ permanent: true }).plays('Ada', { type: 'dividend', kind: 'withhold' });
  expect([t.state.depot.pool, t.told('trainBought'), t.cash('Ada')]).toEqual([['D-0'], [], 1000]);
  // before its first permanent train it must buy with more than 1100, by its own rule
  const rich = borrows({ treasury: 1100, rulings: { cgrMustBuy: 'more' } });
  expect(rich.refuses('Ada', PASS)).toMatchObject({ code: 'train.governmentMustBuy' });
});

rule.each(
  '1856-R114',
  'on 18xx.games the first one bought begins its phase, be it out of the pool (borrowedTrain)',
  [
    { options: {}, train: 'D', price: 1100 },
    { options: { eightTrains: 'yes' }, train: '8', price: 1000 },
  ],
  ({ options, train, price }) => {
    const t = borrows({ options }, (before) => before.purses({ GT: 2 * price }).trainsInPool('4-0'));
    expect([t.state.depot.pool, t.told('phaseBegan')]).toEqual([['4-0', `${train}-0`], []]);
    passesTo(t, 'Ben', 'buyTrain').plays('Ben', { type: 'buyTrain', from: 'pool', train: `${train}-0`, price });
    expect(t.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: 'D' }]);
    expect([t.state.trains.GT, t.state.depot.pool]).toEqual([['5-0', `${train}-0`], []]); // the 4-train has rusted
  },
);

rule('1856-R114', 'on 18xx.games the first new one begins it too, though one was borrowed (borrowedTrain)', () => {
  const t = borrows({}, (before) => before.purses({ GT: 1100 }));
  passesTo(t, 'Ben', 'buyTrain').plays('Ben', { type: 'buyTrain', from: 'bank', train: 'D-1', price: 1100 });
  expect([t.state.phase, t.state.trains.GT, t.state.depot.pool]).toEqual(['D', ['5-0', 'D-1'], ['D-0']]);
});

rule('1856-R114', 'on 18xx.games the CGR may buy one itself while it has one borrowed (borrowedTrain)', () => {
  const t = borrows({ treasury: 1100 });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: 'D-1', price: 1100 });
  expect([t.state.phase, t.state.cgr.permanent]).toEqual(['D', true]);
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([['D-1'], ['D-0']]);
});

rule('1856-R114', 'on 18xx.games a train is exchanged for one in the pool as well (borrowedTrain)', () => {
  const exchange = { type: 'exchangeTrain', train: 'D-0', give: '5-0' } as const;
  const t = passesTo(
    borrows({}, (before) => before.purses({ GT: 750 })),
    'Ben',
    'exchangeTrain',
  );
  expect([...t.values('Ben', 'exchangeTrain')].sort()).toEqual(['D-0', 'D-1']);
  t.plays('Ben', exchange);
  expect([t.state.phase, t.state.trains.GT, t.state.depot.pool, t.cash('GT')]).toEqual(['D', ['D-0'], ['5-0'], 0]);
  expect(t.state.depot.sold.D).toBe(1);

  const book = formed({ company: 'GT', at: 'buyTrain' }).purses({ GT: 750 }).trainsInPool('D-0');
  book.set((s) => {
    s.depot.sold.D = 1;
  });
  expect(book.refuses('Ben', exchange)).toMatchObject({ code: 'exchange.notForSale' });
});

rule('1856-R114', 'a 6-train out of the pool begins nothing, whatever was borrowed', () => {
  const t = formed({ company: 'GT', at: 'buyTrain', rulings: pooled })
    .purses({ GT: 700 })
    .trainsInPool('6-0')
    .phase('D');
  t.plays('Ben', { type: 'buyTrain', from: 'pool', train: '6-0', price: 700 });
  expect([t.state.phase, t.told('phaseBegan')]).toEqual(['D', []]);
});

rule('1856-R114', 'it withholds where it has borrowed; with a train of its own its president decides', () => {
  const lent = runs(formed());
  expect(lent.told('dividendDeclared')).toMatchObject([{ kind: 'withhold', revenue: 50 }]);
  expect([lent.cash('CGR'), lent.price('CGR')]).toEqual([50, 100]);

  const own = runs(formed({ trains: ['4'] }));
  expect(kinds(own)).toEqual(['dividend']);
  own.plays('Ada', { type: 'dividend', kind: 'payout' });
  expect([own.cash('Ada'), own.price('CGR')]).toEqual([1000 + 20, 100]); // its price does not move yet
});

rule('1856-R114', 'by practice it withholds, and its price stands still, until it has owned a permanent train', () => {
  const young = runs(formed({ trains: ['4'], rulings: { cgrWithholds: 'untilPermanent' } }));
  expect(young.told('dividendDeclared')).toMatchObject([{ kind: 'withhold', revenue: 50 }]);
  expect(young.cash('CGR')).toBe(50);
  expect(young.price('CGR')).toBe(100);

  const grown = runs(formed({ trains: ['5'], permanent: true }));
  expect(kinds(grown)).toEqual(['dividend']);
  grown.plays('Ada', { type: 'dividend', kind: 'payout' });
  expect(grown.price('CGR')).toBe(110);
});

rule('1856-R114', 'a permanent train of an absorbed company counts as owned, a 4-train does not', () => {
  const permanent = (train: string) =>
    buysSix(eve({ companies: { BBG: { loans: 1, owners: { Ben: [20] }, trains: [train] } }, purses: { Ben: 0 } })).state
      .cgr.permanent;
  expect(permanent('5')).toBe(true);
  expect(permanent('4')).toBe(false);
});

rule.each(
  '1856-R115',
  'it must buy with the price of a Diesel in hand',
  [
    { treasury: 1099, trains: [], ruled: 'enough', must: false },
    { treasury: 1100, trains: [], ruled: 'enough', must: true },
    { treasury: 1100, trains: [], ruled: 'more', must: false },
    { treasury: 1101, trains: [], ruled: 'more', must: true },
    { treasury: 749, trains: ['4'], ruled: 'enough', must: false },
    { treasury: 750, trains: ['4'], ruled: 'enough', must: true },
    { treasury: 750, trains: ['4'], ruled: 'more', must: false },
    { treasury: 751, trains: ['4'], ruled: 'more', must: true },
  ],
  ({ treasury, trains, ruled, must }) => {
    const t = formed({ treasury, trains, rulings: { cgrMustBuy: ruled }, at: 'buyTrain' });
    if (must) expect(t.refuses('Ada', PASS)).toMatchObject({ code: 'train.governmentMustBuy', rule: '1856-R115' });
    else expect(kinds(t)).toContain('pass');
  },
);

rule.each(
  '1856-R115',
  'it must buy as soon as it can pay for any permanent train on sale or in the pool',
  [
    { treasury: 699, trains: [], must: false },
    { treasury: 700, trains: [], must: true },
    { treasury: 549, trains: [], pool: '5-1', must: false },
    { treasury: 550, trains: [], pool: '5-1', must: true },
    { treasury: 550, trains: [], pool: '4-0', must: false }, // R116
    { treasury: 700, trains: ['4'], must: true },
    { treasury: 749, trains: ['4', '4', '4'], must: false }, // it has no room for a train more
    { treasury: 750, trains: ['4', '4', '4'], must: true }, // but a Diesel comes in exchange
  ],
  ({ treasury, trains, pool, must }) => {
    const t = formed({ treasury, trains, at: 'buyTrain' });
    if (pool) t.trainsInPool(pool);
    if (must) expect(t.refuses('Ada', PASS)).toMatchObject({ code: 'train.governmentMustBuy', rule: '1856-R115' });
    else t.passes('Ada');
  },
);

rule('1856-R115', 'by practice with 8-trains the figures are 1000, and 650 with an exchange', () => {
  const options = { eightTrains: 'yes' };
  const rulings = { cgrMustBuy: 'enough' };
  const held = (treasury: number, trains: string[]) =>
    !kinds(formed({ treasury, trains, options, rulings, at: 'buyTrain' })).includes('pass');
  expect([held(999, []), held(1000, [])]).toEqual([false, true]);
  expect([held(649, ['4']), held(650, ['4'])]).toEqual([false, true]);
});

rule('1856-R115', 'a 6-train at 700 does as well', () => {
  const t = formed({ treasury: 1100, at: 'buyTrain' });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '6-1', price: 700 });
  expect(t.state.cgr.permanent).toBe(true);
  expect(t.told('trainBought')).toMatchObject([{ company: 'CGR', added: 0 }]);
  expect(kinds(t)).toContain('pass');
});

rule('1856-R115', 'until then no money of the president is used; afterwards the normal duty applies', () => {
  const young = formed({ treasury: 600, at: 'buyTrain' });
  expect(kinds(young)).toContain('pass');
  expect(young.refuses('Ada', { type: 'buyTrain', from: 'bank', train: '6-1', price: 700 })).toMatchObject({
    code: 'train.tooDear',
  });
  const grown = formed({ treasury: 600, permanent: true, at: 'buyTrain' });
  expect(grown.refuses('Ada', PASS)).toMatchObject({ code: 'train.mustBuy' });
  grown.plays('Ada', { type: 'buyTrain', from: 'bank', train: '6-1', price: 700 });
  expect(grown.cash('Ada')).toBe(900);
});

rule('1856-R116', 'it buys only trains that do not rust', () => {
  const t = formed({ treasury: 900, at: 'buyTrain' }).trainsInPool('4-0', '5-1');
  expect(t.refuses('Ada', { type: 'buyTrain', from: 'pool', train: '4-0', price: 350 })).toMatchObject({
    code: 'train.government',
    rule: '1856-R116',
  });
  t.plays('Ada', { type: 'buyTrain', from: 'pool', train: '5-1', price: 550 });
  expect(t.state.trains.CGR).toEqual(['5-1']);
});

rule('1856-R117', 'it buys and sells trains at face value only', () => {
  const buys = formed({ treasury: 700, at: 'buyTrain' });
  const offer = (price: number) => ({ type: 'buyTrain', from: 'GT', train: '5-0', price }) as const;
  expect(buys.refuses('Ada', offer(500))).toMatchObject({ code: 'train.faceValue', rule: '1856-R117' });
  buys.plays('Ada', offer(550)).plays('Ben', { type: 'answer', reply: 'accept' });
  expect(buys.state.trains.CGR).toEqual(['5-0']);

  const sells = formed({ company: 'GT', trains: ['5'], at: 'buyTrain' }).purses({ GT: 700 });
  const ask = (price: number) => ({ type: 'buyTrain', from: 'CGR', train: '5-1', price }) as const;
  expect(sells.refuses('Ben', ask(100))).toMatchObject({ code: 'train.faceValue' });
  sells.plays('Ben', ask(550)).plays('Ada', { type: 'answer', reply: 'accept' });
  expect(sells.cash('CGR')).toBe(550);
});

rule('1856-R117', 'its train limit is three', () => {
  const six = { type: 'buyTrain', from: 'bank', train: '6-1', price: 700 } as const;
  const two = formed({ treasury: 700, trains: ['4', '4'], at: 'buyTrain' }).plays('Ada', six);
  expect(two.state.trains.CGR).toHaveLength(3);
  const three = formed({ treasury: 700, trains: ['4', '4', '4'], permanent: true, at: 'buyTrain' }).purses({
    CGR: 750,
  });
  expect(three.refuses('Ada', six)).toMatchObject({ code: 'train.limit', args: { limit: 3 } });
});

rule('1856-R118', 'shares of its offering cost the par of the formation and bring it no money', () => {
  const t = formed({ permanent: true, treasury: 10 })
    .set((s) => {
      s.companies.CGR.par = 125;
    })
    .stockRound({ turn: 'Ben' })
    .purses({ Ben: 200 });
  const bank = t.cash('bank');
  t.plays('Ben', { type: 'buyShare', company: 'CGR', from: 'offer' });
  expect(t.cash('Ben')).toBe(75);
  expect(t.cash('CGR')).toBe(10);
  expect(t.cash('bank')).toBe(bank + 125);
});

const practice = { cgrFirstTurn: 'ifNoneOperated' };

/** BBG is absorbed; CPR stands higher than any CGR. */
const sameRound = (done: readonly ('BBG' | 'CPR')[], rulings: Record<string, string> = {}) =>
  buysSix(
    eve({
      companies: {
        BBG: { loans: 1, owners: { Ben: [20] } },
        CPR: { owners: { Carl: [20] }, at: { row: 0, col: 9 } },
      },
      purses: { Ben: 0 },
      done,
      rulings,
    }),
  );

rule('1856-R119', 'the CGR operates right after its formation, before all others', () => {
  const t = sameRound([]);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'CGR' });
  expect(t.percent('CGR').offer).toBe(90); // the test of R056 does not apply to it
  t.passes('Ben');
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'CPR' });
  // once is enough
  t.passesWhile(() => t.state.flow.at(-1)!.kind === 'turn');
  expect(t.told('turnBegan').filter((e) => e.company === 'CGR')).toHaveLength(1);
});

rule(
  '1856-R119',
  'by practice it first operates in the next round if an absorbed company has operated in this one',
  () => {
    expect(sameRound([], practice).state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'CGR' });
    const t = sameRound(['BBG'], practice);
    expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'CPR' });
    passesUntil(t, 'stock');
    expect(t.told('turnBegan').map((e) => e.company)).toEqual(['CPR']);
    expect(t.told('cgrFirstTurn')).toEqual([{ type: 'cgrFirstTurn', when: 'nextRound' }]);
  },
);

rule('1856-R119', 'also if an absorbed company has operated in the round', () => {
  const t = sameRound(['BBG']);
  expect(t.state.flow.at(-1)).toMatchObject({ kind: 'turn', company: 'CGR' });
});

rule('1856-R143', 'it takes no loans and owns no privates', () => {
  const t = formed({ treasury: 200, trains: ['4'] }).privateOf('FT', 'Ben');
  t.set((s) => {
    s.phase = '4'; // all have closed by the time it forms: a phase in which companies could buy them
  });
  expect(t.refuses('Ada', { type: 'takeLoan' })).toMatchObject({ rule: '1856-R067' });
  expect(t.refuses('Ada', { type: 'buyPrivate', private: 'FT', price: 20 })).toMatchObject({ rule: '1856-R143' });
});

rule('1856-R115', 'a train got in exchange counts as well: then it pays out, and its price moves', () => {
  const t = formed({ treasury: 750, trains: ['4'], at: 'buyTrain' });
  t.plays('Ada', { type: 'exchangeTrain', train: 'D-0', give: '4-0' });
  expect(t.state.cgr.permanent).toBe(true);
  expect([t.state.trains.CGR, t.state.depot.pool]).toEqual([['D-0'], []]); // the first Diesel rusts the 4-train
});

rule('1856-R115', 'the duty is of the CGR alone, and only until it has owned a permanent train', () => {
  expect(kinds(formed({ treasury: 1500, trains: ['5'], permanent: true, at: 'buyTrain' }))).toContain('pass');
  const rich = formed({ company: 'GT', treasury: 1500, at: 'buyTrain' }).purses({ GT: 2000 });
  expect(kinds(rich, 'Ben')).toContain('pass');
});

rule('1856-R116', 'the duty of all means for it the cheapest train that does not rust', () => {
  const t = formed({ treasury: 100, permanent: true, at: 'buyTrain' }).trainsInPool('4-0');
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '6-1', price: 700 });
  expect([t.cash('CGR'), t.cash('Ada')]).toEqual([0, 400]);
});

rule('1856-R096', 'where the buyer is the last of the round the CGR forms before the next one begins', () => {
  const t = sameRound(['BBG', 'CPR'], practice);
  expect(t.state.cgr.stage).toBe('formed');
  expect(t.order('cgrFormed', 'stockRoundBegan')).toEqual(['cgrFormed', 'stockRoundBegan']);
});

rule('1856-R119', 'by practice one absorbed company that has operated is enough to make it wait', () => {
  const t = buysSix(
    eve({
      companies: {
        BBG: { loans: 1, owners: { Ben: [20] } },
        CA: { loans: 1, owners: { Ben: [20] } },
        CPR: { owners: { Carl: [20] } },
      },
      purses: { Ben: 0 },
      rulings: practice,
      done: ['BBG'],
    }),
  );
  expect(t.told('cgrFirstTurn')).toMatchObject([{ when: 'nextRound' }]);
  expect(t.state.flow.at(-1)).toMatchObject({ company: 'CPR' });
});

rule('1856-R119', 'before all others it operates that once only: later by its price', () => {
  const companies = {
    BBG: { loans: 1, owners: { Ben: [20, 10, 10] } },
    CPR: { owners: { Carl: [20] }, at: { row: 0, col: 9 } },
  };
  // in the next round of the set, and in that of the next set
  for (const of of [1, 2]) {
    const t = buysSix(eve({ companies, purses: { Ben: 0 } }).operating({ company: 'GT', at: 'buyTrain', of }));
    t.passesWhile(() => t.told('turnBegan').length < 5);
    const turns = t.told('turnBegan').map((e) => e.company);
    expect(turns.slice(0, 5)).toEqual(['CGR', 'CPR', 'CPR', 'GT', 'CGR']); // it lies under the GT, on the same space
  }
});
