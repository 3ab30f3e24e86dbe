// Section 4: buying, exchanging and discarding trains.
import { expect } from 'vitest';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
type Position = Parameters<ReturnType<typeof table1856>['company']>[1];
type Table = ReturnType<typeof table1856>;

const buy = (from: 'bank' | 'pool' | CompanyId, train: string, price: number) =>
  ({ type: 'buyTrain', from, train, price }) as const;
const exchange = (train: string, give: string) => ({ type: 'exchangeTrain', train, give }) as const;
const discard = (train: string) => ({ type: 'discardTrain', train }) as const;
const trains = (t: Table, company: CompanyId) => trainsOf(t.state, company);

/** The GW of Ada before its purchase of trains; the BBG is Ben's. It has no route, so that it need not buy. */
const gw = (position: Position = {}, bbg: Position = {}, set: (t: Table) => Table = (t) => t) =>
  set(table1856(three))
    .company('GW', { owners: { Ada: [20, 10] }, operated: true, treasury: 3000, ...position })
    .company('BBG', { par: 65, owners: { Ben: [20, 10] }, operated: true, ...bbg })
    .operating({ company: 'GW', at: 'buyTrain' });

/** All trains before this one are sold, and this one for the first time, to nobody here. */
const inPhase = (phase: '3' | '4' | '5' | '6' | 'D') => (t: Table) => t.phase(phase);

rule('1856-R090', 'from the bank in order, at their price, any number in a turn', () => {
  const t = gw();
  expect(t.refuses('Ada', buy('bank', '3-0', 225))).toMatchObject({ code: 'train.notForSale', rule: '1856-R090' });
  expect(t.refuses('Ada', buy('bank', '2-0', 90))).toMatchObject({ code: 'train.price', args: { price: 100 } });
  t.plays('Ada', buy('bank', '2-0', 100)).plays('Ada', buy('bank', '2-1', 100));
  expect([trains(t, 'GW'), t.cash('GW')]).toEqual([['2-0', '2-1'], 2800]);
  expect(gw({ treasury: 99 }).refuses('Ada', buy('bank', '2-0', 100))).toMatchObject({
    code: 'train.tooDear',
    rule: '1856-R090',
  });
});

rule('1856-R090', 'from the pool at face price', () => {
  const t = gw({}, {}, (table) => table.phase('4').trainsInPool('3-2'));
  expect(t.refuses('Ada', buy('pool', '3-2', 100))).toMatchObject({ code: 'train.price', args: { price: 225 } });
  t.plays('Ada', buy('pool', '3-2', 225));
  expect([trains(t, 'GW'), t.state.depot.pool, t.state.phase]).toEqual([['3-2'], [], '4']);
});

rule('1856-R090', 'from another company for any price from 1 that its president agrees to', () => {
  const t = gw({}, { trains: ['2'] });
  expect(t.refuses('Ada', buy('BBG', '2-0', 0))).toMatchObject({ code: 'train.price', rule: '1856-R090' });
  t.plays('Ada', buy('BBG', '2-0', 7));
  expect([t.waiting, trains(t, 'GW')]).toEqual([['Ben'], []]);
  t.plays('Ben', { type: 'answer', reply: 'accept' });
  expect([trains(t, 'GW'), trains(t, 'BBG'), t.cash('GW'), t.cash('BBG')]).toEqual([['2-0'], [], 2993, 7]);
});

rule('1856-R090', 'what he has refused is not offered again in the turn, only more', () => {
  const t = gw({}, { trains: ['2'] })
    .plays('Ada', buy('BBG', '2-0', 7))
    .plays('Ben', { type: 'answer', reply: 'refuse' });
  expect([t.waiting, trains(t, 'BBG')]).toEqual([['Ada'], ['2-0']]);
  expect(t.refuses('Ada', buy('BBG', '2-0', 7)).code).toBe('offer.refused');
  t.plays('Ada', buy('BBG', '2-0', 8));
});

rule('1856-R090', 'nobody is asked who is both, nor where consent is assumed (consent)', () => {
  const both = gw({}, { owners: { Ada: [20] }, trains: ['2'] }).plays('Ada', buy('BBG', '2-0', 1));
  expect(trains(both, 'GW')).toEqual(['2-0']);
  const assumed = gw({}, { trains: ['2'] })
    .ruled({ consent: 'assumed' })
    .plays('Ada', buy('BBG', '2-0', 1));
  expect(trains(assumed, 'GW')).toEqual(['2-0']);
});

rule('1856-R090', 'from the first 6-train on the second and Diesels are on sale side by side', () => {
  const t = gw({}, {}, inPhase('6')).cgr({ stage: 'never' });
  t.plays('Ada', buy('bank', 'D-0', 1100));
  expect(t.refuses('Ada', buy('bank', '6-0', 700)).code).toBe('train.notForSale');
  t.plays('Ada', buy('bank', '6-1', 700));
  expect(trains(t, 'GW')).toEqual(['D-0', '6-1']);
});

rule.each(
  '1856-R091',
  'no more trains than the phase allows',
  [
    { phase: '3', limit: 4, have: ['3', '3', '3', '3'] },
    { phase: '4', limit: 3, have: ['4', '4', '4'] },
    { phase: '5', limit: 2, have: ['5', '5'] },
  ] as const,
  ({ phase, limit, have }) => {
    const full = gw({ trains: have }, { trains: ['2'] }, (t) =>
      t.onSale(phase).set((s) => {
        s.phase = phase;
        s.depot.sold['2'] = 0;
      }),
    );
    const refusal = { code: 'train.limit', rule: '1856-R091', args: { company: 'GW', limit } };
    expect(full.refuses('Ada', buy('BBG', '2-0', 1))).toMatchObject(refusal);
  },
);

/** GW buys the first 5-train: the limit falls to two. */
const firstFive = (rulings: Record<string, string> = {}) =>
  table1856(three)
    .ruled(rulings)
    .onSale('4')
    .set((s) => {
      s.phase = '4';
      s.depot.sold['3'] = 0;
    })
    .company('GW', { owners: { Ada: [20] }, treasury: 550, trains: ['4', '4'], operated: true })
    .company('BBG', { par: 65, owners: { Ben: [20] }, trains: ['3', '3', '4'], operated: true })
    .company('WR', { par: 70, owners: { Cid: [20] }, trains: ['3', '3', '3'], operated: true })
    .set((s) => {
      s.depot.sold['4'] = 4;
    })
    .operating({ company: 'GW', at: 'buyTrain' })
    .plays('Ada', buy('bank', '5-0', 550));

rule('1856-R091', 'companies over a new limit discard at once to the pool, each its choice, in operating order', () => {
  const t = firstFive();
  expect(t.waiting).toEqual(['Ada']);
  expect(t.refuses('Ada', discard('3-0'))).toMatchObject({ code: 'discard.notOwned', rule: '1856-R091' });
  t.plays('Ada', discard('4-0'));
  expect(t.waiting).toEqual(['Cid']);
  t.plays('Cid', discard('3-3')).plays('Ben', discard('4-2'));
  expect([trains(t, 'GW'), trains(t, 'BBG'), trains(t, 'WR')]).toEqual([
    ['4-1', '5-0'],
    ['3-0', '3-1'],
    ['3-2', '3-4'],
  ]);
  expect(t.state.depot.pool).toEqual(['4-0', '3-3', '4-2']);
});

rule('1856-R091', 'a company that has two too many discards both before the next one is asked', () => {
  const t = table1856(three)
    .onSale('5')
    .set((s) => {
      s.phase = '5';
      s.depot.sold['4'] = 0;
    })
    .company('GW', { owners: { Ada: [20] }, trains: ['4', '4', '5', '5'], operated: true })
    .company('BBG', { par: 65, owners: { Ben: [20] }, operated: true })
    .operating({ company: 'BBG', at: 'buyTrain' })
    .set((s) => {
      s.depot.sold['4'] = 4;
      s.flow.push({ kind: 'discard', at: 'discardTrain', queue: ['GW'] });
    });
  t.plays('Ada', discard('4-0'));
  expect(t.waiting).toEqual(['Ada']);
  t.plays('Ada', discard('4-1'));
  expect(trains(t, 'GW')).toEqual(['5-0', '5-1']);
  expect(t.waiting).not.toEqual(['Ada']);
});

rule('1856-R091', 'as 18xx.games plays it they discard at the end of the turn, by the list (discardTime)', () => {
  const t = firstFive({ discardTime: 'endOfTurn' });
  expect(t.state.depot.pool).toEqual([]);
  t.passes('Ada').plays('Ben', discard('3-0')).plays('Ada', discard('5-0'));
  expect(t.waiting).toEqual(['Cid']);
});

rule('1856-R091', 'or before the buyer buys again, if it can (discardTime)', () => {
  const t = table1856(three)
    .ruled({ discardTime: 'endOfTurn', consent: 'assumed' })
    .onSale('5')
    .company('GW', { owners: { Ada: [20] }, treasury: 551, operated: true })
    .company('BBG', { par: 65, owners: { Ben: [20] }, operated: true })
    .set((s) => {
      s.trains = { BBG: ['4-0', '4-1', '4-2'] };
    })
    .operating({ company: 'GW', at: 'buyTrain' })
    .plays('Ada', buy('bank', '5-0', 550));
  expect(t.waiting).toEqual(['Ben']);
  t.plays('Ben', discard('4-0')).plays('Ada', buy('BBG', '4-1', 1));
  expect(trains(t, 'GW')).toEqual(['5-0', '4-1']);
});

rule('1856-R091', 'a company at its limit may still exchange, and only that', () => {
  const t = gw({ trains: ['5', '5'] }, { trains: ['5'] }, inPhase('6')).cgr({ stage: 'never' });
  t.set((s) => {
    s.trains = { GW: ['5-0', '5-1'], BBG: ['5-2'] };
    s.depot.sold['5'] = 3;
  });
  expect(t.refuses('Ada', buy('bank', '6-1', 700)).code).toBe('train.limit');
  expect(t.refuses('Ada', buy('BBG', '5-2', 1)).code).toBe('train.limit');
  t.plays('Ada', exchange('D-0', '5-0'));
  expect(trains(t, 'GW')).toEqual(['5-1', 'D-0']);
});

rule(
  '1856-R090',
  'on 18xx.games with the money for an exchange it may also buy, and discards (limitOnPurchase)',
  () => {
    const full = (cash: number) =>
      gw({}, {}, inPhase('6'))
        .cgr({ stage: 'never' })
        .set((s) => {
          s.trains = { GW: ['5-0', '5-1'], BBG: ['5-2'] };
          s.depot.sold['5'] = 3;
        })
        .ruled({ limitOnPurchase: 'notWithExchange', discardTime: 'endOfTurn', consent: 'assumed' })
        .purses({ GW: cash });
    const t = full(751)
      .plays('Ada', buy('BBG', '5-2', 1))
      .plays('Ada', discard('5-0'));
    expect(trains(t, 'GW')).toEqual(['5-1', '5-2']);
    expect(full(749).refuses('Ada', buy('bank', '6-1', 700))).toMatchObject({ code: 'train.limit' });
    const six = full(750)
      .plays('Ada', buy('bank', '6-1', 700))
      .passes('Ada')
      .plays('Ada', discard('5-1'));
    expect(trains(six, 'GW')).toEqual(['5-0', '6-1']);
  },
);

rule('1856-R092', 'rusted trains go at once, from companies and from the pool', () => {
  const t = table1856(three)
    .onSale('3')
    .set((s) => {
      s.depot.sold['2'] = 0;
    })
    .company('GW', { owners: { Ada: [20] }, treasury: 350, trains: ['2', '3'], operated: true })
    .company('BBG', { par: 65, owners: { Ben: [20] }, trains: ['2', '2'], operated: true })
    .set((s) => {
      s.depot.sold = { ...s.depot.sold, '2': 6, '3': 5 };
      s.depot.pool = ['2-5', '3-4'];
    })
    .operating({ company: 'GW', at: 'buyTrain' })
    .plays('Ada', buy('bank', '4-0', 350));
  expect([trains(t, 'GW'), trains(t, 'BBG'), t.state.depot.pool]).toEqual([['3-0', '4-0'], [], ['3-4']]);
  expect(t.told('trainRusted')).toContainEqual({ type: 'trainRusted', owner: 'pool', train: '2-5' });
});

/** After the first 6-train: GW with two 4-trains and a 5-train among three, BBG with a 4-train. */
const before = () =>
  gw({}, {}, inPhase('6'))
    .cgr({ stage: 'never' })
    .set((s) => {
      s.trains = { GW: ['4-0', '5-0'], BBG: ['4-1'] };
      s.depot.pool = ['4-2'];
      s.depot.sold['5'] = 3;
    });

example('1856-X13', 'a Diesel for 750 and a 4-train rusts every other; a second exchange needs a 5- or 6-train', () => {
  const t = before().plays('Ada', exchange('D-0', '4-0'));
  expect([trains(t, 'GW'), trains(t, 'BBG'), t.cash('GW')]).toEqual([['5-0', 'D-0'], [], 3000 - 750]);
  expect(t.state.depot.pool).toEqual([]);
  t.plays('Ada', exchange('D-1', '5-0'));
  expect([trains(t, 'GW'), t.state.depot.pool]).toEqual([['D-0', 'D-1'], ['5-0']]);
  t.passes('Ada');
});

example('1856-X13', 'the 5-train then lies in the pool at 550', () => {
  const t = before().set((s) => {
    s.trains.GW = ['5-0'];
  });
  t.plays('Ada', exchange('D-0', '5-0'));
  expect(t.refuses('Ada', buy('pool', '5-0', 200))).toMatchObject({ code: 'train.price', args: { price: 550 } });
  t.plays('Ada', buy('pool', '5-0', 550));
});

rule('1856-R141', "no president's money for an exchange, and only for a 4-, 5- or 6-train of its own", () => {
  const poor = before().purses({ GW: 749 });
  const refusal = { code: 'exchange.tooDear', rule: '1856-R141', args: { price: 750, cash: 749 } };
  expect(poor.refuses('Ada', exchange('D-0', '4-0'))).toMatchObject(refusal);
  expect(before().refuses('Ada', exchange('D-0', '4-1'))).toMatchObject({
    code: 'exchange.notGiven',
    rule: '1856-R008',
  });
});

/** The CGR before its purchase of trains. */
const cgr = (treasury: number, own: readonly string[] = [], permanent = false) =>
  table1856(three)
    .phase('6')
    .company('CGR', { owners: { Ada: [20, 10] }, treasury })
    .company('BBG', { par: 65, owners: { Ben: [20, 10] }, treasury: 1000, operated: true })
    .cgr({ permanent })
    .set((s) => {
      s.trains = { BBG: ['5-0', '4-3'], ...(own.length > 0 && { CGR: [...own] }) };
      s.depot.pool = ['4-2'];
      s.depot.sold['5'] = 3;
    })
    .operating({ company: 'CGR', at: 'buyTrain' });

rule.each(
  '1856-R115',
  'the CGR must buy a permanent train as soon as it has the price (cgrMustBuy)',
  [
    { cash: 1099, own: [], ruled: 'enough', must: false },
    { cash: 1100, own: [], ruled: 'enough', must: true },
    { cash: 750, own: ['4-0'], ruled: 'enough', must: true },
    { cash: 749, own: ['4-0'], ruled: 'enough', must: false },
    { cash: 1100, own: [], ruled: 'more', must: false },
    { cash: 1101, own: [], ruled: 'more', must: true },
  ],
  ({ cash, own, ruled, must }) => {
    const t = cgr(cash, own).ruled({ cgrMustBuy: ruled });
    if (must)
      expect(t.refuses('Ada', { type: 'pass' })).toMatchObject({ code: 'train.governmentMustBuy', rule: '1856-R115' });
    else t.passes('Ada');
  },
);

rule('1856-R115', "it may buy a 6-train instead; until then no president's money is used", () => {
  const t = cgr(1100).plays('Ada', buy('bank', '6-1', 700));
  expect(t.state.cgr.permanent).toBe(true);
  t.passes('Ada');
  const poor = cgr(600).purses({ Ada: 2000 });
  expect(poor.refuses('Ada', buy('bank', '6-1', 700)).code).toBe('train.tooDear');
});

rule('1856-R116', 'the CGR buys only trains that do not rust', () => {
  const t = cgr(1000);
  expect(t.refuses('Ada', buy('pool', '4-2', 350))).toMatchObject({ code: 'train.government', rule: '1856-R116' });
  expect(t.refuses('Ada', buy('BBG', '4-3', 350)).code).toBe('train.government');
});

rule('1856-R117', 'it buys and sells at face value only', () => {
  const t = cgr(1000);
  expect(t.refuses('Ada', buy('BBG', '5-0', 1))).toMatchObject({ code: 'train.faceValue', args: { price: 550 } });
  t.plays('Ada', buy('BBG', '5-0', 550)).plays('Ben', { type: 'answer', reply: 'accept' });
  expect([trains(t, 'CGR'), t.state.cgr.permanent]).toEqual([['5-0'], true]);
  const sale = cgr(0, ['5-1'], true)
    .operating({ company: 'BBG', at: 'buyTrain' })
    .set((s) => {
      s.trains.BBG = [];
    });
  expect(sale.refuses('Ben', buy('CGR', '5-1', 1))).toMatchObject({ code: 'train.faceValue', rule: '1856-R117' });
});

rule('1856-R117', 'its limit is three', () => {
  const t = cgr(2500, ['5-1', '5-2'], true).plays('Ada', buy('bank', '6-1', 700));
  expect(t.refuses('Ada', buy('bank', 'D-0', 1100))).toMatchObject({ code: 'train.limit', args: { limit: 3 } });
});

rule('1856-R090', 'nobody buys from itself, and an offer refused for one train refuses no other', () => {
  expect(gw({ trains: ['2'] }).refuses('Ada', buy('GW', '2-0', 1))).toMatchObject({ code: 'train.notForSale' });
  const t = gw({}, { trains: ['2', '2'] }).plays('Ada', buy('BBG', '2-0', 50));
  t.plays('Ben', { type: 'answer', reply: 'refuse' }).plays('Ada', buy('BBG', '2-1', 1));
  expect(t.waiting).toEqual(['Ben']);
});

rule('1856-R007', 'a phase never comes back: neither with the second 6-train nor with one out of the pool', () => {
  const phaseD = () =>
    gw({}, {}, inPhase('6'))
      .cgr({ stage: 'never' })
      .trainsInPool('6-0')
      .plays('Ada', buy('bank', 'D-0', 1100));
  expect(phaseD().plays('Ada', buy('bank', '6-1', 700)).state.phase).toBe('D');
  expect(phaseD().plays('Ada', buy('pool', '6-0', 700)).state.phase).toBe('D');
});

rule('1856-R008', 'a Diesel is not given for a Diesel, nor is any but the next one to be had', () => {
  const t = before().set((s) => {
    s.trains.GW = ['D-0', '5-0'];
    s.depot.sold.D = 1;
  });
  expect(t.refuses('Ada', exchange('D-1', 'D-0'))).toMatchObject({ code: 'exchange.notGiven', rule: '1856-R008' });
  expect(t.refuses('Ada', exchange('D-7', '5-0'))).toMatchObject({ code: 'exchange.notForSale' });
  expect(t.purses({ GW: 750 }).plays('Ada', exchange('D-1', '5-0')).cash('GW')).toBe(0); // to the last dollar
});
