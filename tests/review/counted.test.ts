// What is counted, in short games told by hand: where it must be found, and where it must not.
import { describe, expect, test } from 'vitest';
import { copy } from '../../src/engine/index.ts';
import type { PlainState } from '../../src/kernel/book.ts';
import { bidJump } from '../../src/review/counted/bidJump.ts';
import { idleCash } from '../../src/review/counted/idleCash.ts';
import { presidency } from '../../src/review/counted/presidency.ts';
import { rusted } from '../../src/review/counted/rusted.ts';
import { soldEarly } from '../../src/review/counted/soldEarly.ts';
import { firstLine } from '../../src/titles/first-line/rules/index.ts';
import { chicago } from '../support/chicagoTable.ts';
import { begun, operating } from '../support/tableFirstLine.ts';
import { seen, seenIn, type Written } from './seen.ts';

/** Ada presides over Bayard, Bo over Regia; Bayard operates. */
const { state: turn } = operating();
/** The same in the stock round, at Ada's turn. */
const { state: stock } = begun();

const changed = (s: PlainState, change: (s: PlainState) => unknown): PlainState => {
  const own = copy(s);
  change(own);
  return own;
};

describe('a train that was gone before it had earned its price', () => {
  const bought = { type: 'trainBought', company: 'bayard', train: '2-0', from: 'bank', price: 80 };
  const ran = (revenue: number, company = 'bayard') => ({
    ...{ type: 'trainsRan', company, revenue },
    runs: [{ train: '2-0', track: [], stops: [], revenue }],
  });
  const gone = { type: 'trainRusted', owner: 'bayard', train: '2-0' };
  const find = (...events: (typeof bought | ReturnType<typeof ran> | typeof gone)[]) =>
    seenIn(
      rusted,
      firstLine,
      turn,
      events.map((event): Written => ({ events: [event] })),
    );

  test('80 paid, 30 and 40 earned: 10 are lost', () => {
    expect(find(bought, ran(30), ran(40), gone)).toMatchObject([
      {
        ...{ voice: 'counted', kind: 'rusted', index: 1, until: 4, seat: 1, company: 'bayard' },
        ...{ lost: 10, best: 80, played: 70, facts: { train: '2-0', runs: 2 } },
      },
    ]);
  });

  test('not one that has earned it, nor one that is still there', () => {
    expect(find(bought, ran(50), ran(40), gone)).toEqual([]);
    expect(find(bought, ran(30))).toEqual([]);
  });

  test('runs of another owner do not count, and a new owner begins anew', () => {
    expect(find(bought, ran(100, 'regia'), gone)).toMatchObject([{ lost: 80, facts: { runs: 0 } }]);
    const resold = { ...bought, company: 'regia', from: 'bayard', price: 30 };
    expect(find(bought, ran(60), resold, ran(20, 'regia'), { ...gone, owner: 'regia' })).toMatchObject([
      { index: 3, seat: 2, company: 'regia', lost: 10, best: 30 },
    ]);
  });
});

describe('shares that rose after they were sold', () => {
  const sold = { type: 'sharesSold', seat: 1, company: 'regia', percent: 40, price: 50 };
  const back = (price: number) => ({
    type: 'shareBought',
    seat: 1,
    company: 'regia',
    percent: 20,
    from: 'pool',
    price,
  });
  /** The price of Regia at the end is 60, its par. */
  const find = (...written: Written[]) => seenIn(soldEarly, firstLine, stock, written);

  test('two at 50, and 60 at the end: 20 are lost', () => {
    expect(find({ events: [sold] })).toMatchObject([
      {
        kind: 'soldEarly',
        index: 1,
        seat: 1,
        company: 'regia',
        lost: 20,
        best: 120,
        played: 100,
        facts: { shares: 2 },
      },
    ]);
  });

  test('one bought back at 80, and one left: each by its own later price', () => {
    expect(find({ events: [sold] }, { events: [back(80)] })).toMatchObject([
      { lost: 30, until: 2, facts: { shares: 1, later: 80 } },
      { lost: 10, facts: { shares: 1, later: 60, forced: false } },
    ]);
  });

  test('not if they were bought back cheaper, or fell', () => {
    expect(find({ events: [sold] }, { events: [back(40)] }, { events: [back(50)] })).toEqual([]);
    expect(find({ events: [{ ...sold, price: 60 }] })).toEqual([]);
  });

  test('outside a stock round they had to be sold', () => {
    expect(find({ events: [sold], before: turn, after: stock })).toMatchObject([{ facts: { forced: true } }]);
  });
});

describe('cash that lay unused while a share paid', () => {
  const pass = { seat: 1, type: 'pass', before: stock } as const;
  /** 100 on Bayard in five shares: Ada holds two and gets 40, so each gets 20. */
  const paid = [
    { type: 'dividendDeclared', company: 'bayard', kind: 'payout', revenue: 100 },
    { type: 'paid', from: 'bank', to: 1, amount: 40, reason: 'dividend' },
  ];
  const next = [{ type: 'stockRoundBegan', set: 2 }];
  const at = (sum: number) => changed(turn, (s) => Object.assign(s.cash, { 1: sum }));
  const find = (...written: Written[]) => seenIn(idleCash, firstLine, turn, written);

  test('a share of Bayard was to be had for 60 and got 20 twice', () => {
    expect(find(pass, { events: paid }, { events: paid }, { events: next })).toMatchObject([
      {
        ...{ kind: 'idleCash', index: 1, seat: 1, company: 'bayard', lost: 40, best: 40, played: 0 },
        facts: { price: 60, dividends: 2, openable: [] },
      },
    ]);
  });

  test('not where the cash went below its price meanwhile, or nothing was paid, or he bought after all', () => {
    expect(find(pass, { events: paid }, { after: at(59) }, { events: next })).toEqual([]);
    expect(find(pass, { events: paid }, { after: at(60) }, { events: next })).toHaveLength(1);
    expect(find(pass, { events: next })).toEqual([]);
    expect(find(pass, { seat: 1, type: 'buyShare', before: stock }, { events: paid }, { events: next })).toEqual([]);
  });

  test('dividends after the next stock round has begun are not counted', () => {
    expect(find(pass, { events: next }, { events: paid })).toEqual([]);
  });
});

describe('a presidency that fell to somebody', () => {
  const fell = { type: 'presidencyPassed', company: 'bayard', from: 1, to: 2 };
  const pays = (from: number, amount: number, reason = 'train') => ({
    ...{ type: 'paid', from, to: 'treasury:bayard', amount, reason },
  });
  const find = (...written: Written[]) => seenIn(presidency, firstLine, turn, written);

  test('by the move of another, and 70 and 30 paid for its company', () => {
    expect(find({ seat: 1, events: [fell] }, { events: [pays(2, 70)] }, { events: [pays(2, 30)] })).toMatchObject([
      { kind: 'presidency', index: 1, seat: 2, company: 'bayard', lost: 100, facts: { from: 1, payments: 2 } },
    ]);
  });

  test('not by his own move, nor without a payment, nor for what he buys or another pays', () => {
    expect(find({ seat: 2, events: [fell] }, { events: [pays(2, 70)] })).toEqual([]);
    expect(find({ seat: 1, events: [fell] })).toEqual([]);
    expect(find({ seat: 1, events: [fell] }, { events: [pays(2, 70, 'share'), pays(1, 50)] })).toEqual([]);
  });

  test('it counts as long as it lasts', () => {
    const on = { type: 'presidencyPassed', company: 'bayard', from: 2, to: 1 };
    const found = find({ seat: 1, events: [fell] }, { events: [pays(2, 70)] }, { seat: 1, events: [on, pays(2, 30)] });
    expect(found).toMatchObject([{ lost: 70 }]);
  });
});

describe('a bid that nobody could have raised', () => {
  /** Ada puts a share up; Bo has 12, Cy 7. */
  const auction = (bo = 12) =>
    chicago(['Ada', 'Bo', 'Cy'])
      .company('PRR', { income: 6, owners: { Bo: 1 } })
      .purses({ Ada: 60, Bo: bo, Cy: 7 })
      .plays('Ada', { type: 'auction', company: 'PRR' });
  const pass = { type: 'pass' } as const;
  const bids = (amount: number, bo?: number) => {
    const t = auction(bo);
    const first = { type: 'bid', amount } as const;
    const goesOn = t.plays('Ada', first).state.flow.at(-1)?.kind === 'auction';
    return seen(bidJump, t.game, auction(bo).state, [[1, first as never], ...(goesOn ? [[2, pass] as const] : [])]);
  };

  test('20 where Bo has 12: 12 was enough, for he would have had to bid 13', () => {
    expect(bids(20)).toMatchObject([
      { kind: 'bidJump', index: 1, seat: 1, company: 'PRR', lost: 8, best: 12, played: 20, facts: { most: 12 } },
    ]);
  });

  test('not where it was enough and no more, or somebody could have raised', () => {
    expect(bids(12)).toEqual([]);
    expect(bids(11)).toEqual([]);
    expect(bids(20, 40)).toEqual([]);
  });

  test('a bid that is raised after all is not the last one', () => {
    const t = auction(40);
    const found = seen(bidJump, t.game, t.state, [
      [1, { type: 'bid', amount: 20 } as never],
      [2, { type: 'bid', amount: 21 } as never],
      [1, pass],
    ]);
    expect(found).toEqual([]);
  });
});
