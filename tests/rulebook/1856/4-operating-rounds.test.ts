// Section 4: the rounds, and the companies that operate in them, in order.
import { expect } from 'vitest';
import type { CompanyId } from '../../../src/titles/1856/rules/companies.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];

/**
 * The end of a stock round. Companies without tokens and trains, with no private about and no loan available, have
 * nothing to decide: their rounds run by themselves.
 */
const quiet = () => {
  const t = table1856(three).cgr({ stage: 'never' });
  for (const id of ['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'] as const) t.privateOf(id, 'closed');
  return t;
};
const idle = (president: string, at = { row: 1, col: 4 }) => ({
  at,
  owners: { [president]: [20, 10] },
  operated: true,
});

const turns = (t: ReturnType<typeof quiet>): unknown[] => t.told('turnBegan').map((e) => e.company);

rule('1856-R011', 'a stock round, then a set of operating rounds, then a stock round again', () => {
  const t = quiet()
    .company('GW', idle('Ada'))
    .passes(...three);
  expect(t.order('operatingRoundBegan', 'turnBegan', 'stockRoundBegan')).toEqual([
    'operatingRoundBegan',
    'turnBegan',
    'stockRoundBegan',
  ]);
  expect(t.state.flow.map((frame) => frame.kind)).toEqual(['course', 'stock']);
});

rule('1856-R011', 'companies never hold shares', () => {
  const t = table1856(three).company('GW', { ...idle('Ada'), treasury: 500, tokens: ['F15.0'] });
  t.operating({ company: 'GW', at: 'buyTrain' });
  expect(t.refuses('Ada', { type: 'buyShare', company: 'GW', from: 'offer' })).toMatchObject({
    code: 'flow.notNow',
    rule: '1856-R011',
  });
});

rule.each(
  '1856-R010',
  'a set has as many rounds as its phase says',
  [
    { phase: '2', rounds: 1 },
    { phase: '3', rounds: 2 },
    { phase: '4', rounds: 2 },
    { phase: '5', rounds: 3 },
    { phase: 'D', rounds: 3 },
  ] as const,
  ({ phase, rounds }) => {
    const t = quiet()
      .company('GW', idle('Ada', { row: 0, col: 10 }))
      .set((s) => {
        s.phase = phase;
      });
    expect(t.passes(...three).told('operatingRoundBegan')).toHaveLength(rounds);
  },
);

rule.each(
  '1856-R010',
  'and keeps that number when a new phase begins in it; the next set has the new one',
  [
    { train: '3', price: 225, before: 1, after: 2 },
    { train: '5', price: 550, before: 2, after: 3 },
  ] as const,
  ({ train, price, before, after }) => {
    const t = table1856(three)
      .onSale(train)
      .company('GW', { ...idle('Ada'), treasury: price, tokens: ['F15.0'] })
      .operating({ company: 'GW', at: 'buyTrain', of: before });
    t.plays('Ada', { type: 'buyTrain', from: 'bank', train: `${train}-0`, price });
    expect(t.state.phase).toBe(train);
    const begun = () => t.told('operatingRoundBegan').length;
    const set = () => t.told('stockRoundBegan').length;
    for (let moves = 0; set() < 1 && moves < 20; moves++) t.passes(t.waiting[0]!);
    expect(begun()).toBe(before - 1); // the first round of the set had begun
    for (let moves = 0; set() < 2 && moves < 40; moves++) t.passes(t.waiting[0]!);
    expect(begun()).toBe(before - 1 + after);
  },
);

rule.each(
  '1856-R130',
  'a phase is named by the train that brings it',
  [
    { number: 2, train: '3', phase: '3' },
    { number: 3, train: '4', phase: '4' },
    { number: 4, train: '5', phase: '5' },
  ] as const,
  ({ train, phase }) => {
    const price = { 3: 225, 4: 350, 5: 550 }[train];
    const t = table1856(three)
      .onSale(train)
      .company('GW', { ...idle('Ada'), treasury: price, tokens: ['F15.0'] })
      .operating({ company: 'GW', at: 'buyTrain' });
    t.plays('Ada', { type: 'buyTrain', from: 'bank', train: `${train}-0`, price });
    expect(t.state.phase).toBe(phase);
    expect(t.events).toContainEqual({ type: 'phaseBegan', phase });
  },
);

rule('1856-R130', 'phase 1 is "2"', () => {
  expect(table1856(three).state.phase).toBe('2');
});

/** A company's sold percentage, as certificates of one owner. */
const sold = (percent: number): number[] => [20, ...Array<number>((percent - 20) / 10).fill(10)];

rule.each(
  '1856-R056',
  'the first turn needs ten percent for each point of the train on sale',
  [
    { train: '2', needed: 20 },
    { train: '3', needed: 30 },
    { train: '4', needed: 40 },
    { train: '5', needed: 50 },
    { train: '6', needed: 60 },
    { train: 'D', needed: 60 },
  ] as const,
  ({ train, needed }) => {
    const enough = quiet()
      .onSale(train)
      .company('GW', { owners: { Ada: sold(needed) } });
    expect(turns(enough.passes(...three))[0]).toBe('GW');
    if (needed === 20) return;
    const short = quiet()
      .onSale(train)
      .company('GW', { owners: { Ada: sold(needed - 10) } })
      .privateOf('FT', 'Cid');
    short.passes(...three);
    expect(turns(short)).toEqual([]);
    expect(short.events).toContainEqual({ type: 'turnSkipped', company: 'GW', sold: needed - 10, needed });
  },
);

rule('1856-R056', 'shares in the market are sold', () => {
  const t = quiet()
    .onSale('4')
    .company('GW', { owners: { Ada: [20] }, pool: [10, 10] });
  expect(turns(t.passes(...three))).toContain('GW');
});

rule('1856-R057', 'whoever is skipped tries again in the next round; once it has operated nobody asks', () => {
  const t = quiet()
    .onSale('4')
    .company('GW', { owners: { Ada: [20, 10] } })
    .company('CA', { ...idle('Ben', { row: 1, col: 8 }), owners: { Ben: [20] } })
    .purses({ Cid: 100 })
    .set((s) => {
      s.phase = '2';
    });
  t.passes(...three);
  expect(turns(t)).toEqual(['CA']);
  expect(t.told('turnSkipped')).toHaveLength(1);
  t.passes('Ada', 'Ben').plays('Cid', { type: 'buyShare', company: 'GW', from: 'offer' }).passes('Ada', 'Ben', 'Cid');
  expect(turns(t).slice(1).sort()).toEqual(['CA', 'GW']);
});

rule('1856-R058', 'a company of full capital needs 60%', () => {
  const full = (percent: number) =>
    quiet()
      .onSale('6')
      .company('GW', { owners: { Ada: sold(percent) }, capital: 'full' })
      .privateOf('FT', 'Cid')
      .passes(...three);
  expect(turns(full(50))).toEqual([]);
  expect(turns(full(60))[0]).toBe('GW');
});

rule('1856-R062', 'highest price first; of equal ones the marker further right, then the one on top', () => {
  const t = quiet()
    .company('GW', idle('Ada', { row: 1, col: 4 })) // 90
    .company('CA', idle('Ada', { row: 1, col: 4 })) // 90, under it
    .company('CV', idle('Ben', { row: 2, col: 5 })) // 90, further right
    .company('GT', idle('Cid', { row: 0, col: 4 })); // 100
  expect(turns(t.passes(...three)).slice(0, 4)).toEqual<CompanyId[]>(['GT', 'CV', 'GW', 'CA']);
});

rule('1856-R063', 'the order is made again after each turn, among those that have not operated', () => {
  const t = table1856(three)
    .company('GT', { ...idle('Ada', { row: 0, col: 4 }), loans: 1 })
    .company('CA', { at: { row: 1, col: 4 }, owners: { Ben: [20, 10], Ada: [10] }, operated: true }) // 90
    .company('CV', { at: { row: 2, col: 4 }, owners: { Cid: [20, 10] }, operated: true }) // 80
    .purses({ Ada: 0, Ben: 0, Cid: 0 })
    .passes(...three);
  expect(turns(t)).toEqual(['GT']);
  // interest that Ada can only pay by selling her share of the CA, which falls to 80, under the CV
  t.passes('Ada').plays('Ada', { type: 'raiseCash', company: 'CA', percent: 10 });
  expect(t.price('CA')).toBe(80);
  t.passes('Ada');
  expect(turns(t)).toEqual(['GT', 'CV']);
});

example('1856-X04', 'the last 3-train is bought before its turn: 30% is not enough any more', () => {
  const t = table1856(three)
    .onSale('3')
    .set((s) => {
      s.depot.sold['3'] = 4;
    })
    .company('GT', { ...idle('Ada', { row: 0, col: 4 }), treasury: 225, tokens: ['P9.0'] })
    .company('CA', { owners: { Ben: [20, 10] }, at: { row: 1, col: 4 } })
    .operating({ company: 'GT', at: 'buyTrain' });
  t.plays('Ada', { type: 'buyTrain', from: 'bank', train: '3-4', price: 225 }).passes('Ada');
  expect(t.events).toContainEqual({ type: 'turnSkipped', company: 'CA', sold: 30, needed: 40 });
});

rule('1856-R057', 'a first turn taken is taken for good: later the share sold is not asked for', () => {
  const t = quiet()
    .company('GW', { owners: { Ada: [20] }, treasury: 100 })
    .set((s) => {
      s.depot.sold['2'] = 5;
    })
    .passes(...three)
    .passes('Ada') // a tile
    .plays('Ada', { type: 'buyTrain', from: 'bank', train: '2-5', price: 100 });
  expect(t.state.companies.GW.operated).toBe(true); // with 20%, the last 2-train having been on sale
  t.passes(...three);
  expect([turns(t), t.told('turnSkipped')]).toEqual([['GW', 'GW'], []]);
});
