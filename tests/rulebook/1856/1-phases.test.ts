// Section 1: trains and their phases.
import { expect } from 'vitest';
import { trainsOf } from '../../../src/engine/trains/depot.ts';
import { type PhaseId, phases, trainTypes } from '../../../src/titles/1856/rules/trains.ts';
import { example, rule } from '../../support/rule.ts';
import { table1856 } from '../../support/table1856.ts';

const three = ['Ada', 'Ben', 'Cid'];
const buy = (train: string, price: number) => ({ type: 'buyTrain', from: 'bank', train, price }) as const;

/** All trains before this type are sold; the GW of Ada, rich and without a route, buys next. */
const before = (type: string, options: Record<string, string> = {}) =>
  table1856(three)
    .options(options)
    .onSale(type)
    .company('GW', { owners: { Ada: [20, 10] }, treasury: 3000, operated: true })
    .operating({ company: 'GW', at: 'buyTrain' });

rule.each(
  '1856-R007',
  'the first train of a type starts its phase',
  [
    { train: '3', price: 225, tiles: 2, rounds: 2, limit: 4 },
    { train: '4', price: 350, tiles: 2, rounds: 2, limit: 3 },
    { train: '5', price: 550, tiles: 3, rounds: 3, limit: 2 },
    { train: '6', price: 700, tiles: 4, rounds: 3, limit: 2 },
    { train: 'D', price: 1100, tiles: 4, rounds: 3, limit: 2 },
  ],
  ({ train, price, tiles, rounds, limit }) => {
    const t = before(train)
      .cgr({ stage: 'never' })
      .plays('Ada', buy(`${train}-0`, price));
    expect(t.state.phase).toBe(train);
    const facts = phases[t.state.phase];
    expect([facts.tiles.length, facts.operatingRounds, facts.trainLimit]).toEqual([tiles, rounds, limit]);
    expect(t.told('phaseBegan')).toEqual([{ type: 'phaseBegan', phase: train }]);
    t.plays('Ada', { type: 'buyTrain', from: 'bank', train: `${train}-1`, price });
    expect(t.told('phaseBegan')).toHaveLength(1);
  },
);

rule('1856-R007', 'phase 1: yellow tiles, one operating round, four trains', () => {
  expect(table1856(three).state.phase).toBe('2');
  expect(phases['2']).toMatchObject({ tiles: ['yellow'], operatingRounds: 1, trainLimit: 4 });
});

rule.each(
  '1856-R007',
  'and makes older trains rust',
  [
    { train: '4', price: 350, rusts: ['2'] },
    { train: '6', price: 700, rusts: ['3'] },
    { train: 'D', price: 1100, rusts: ['4'] },
    { train: '3', price: 225, rusts: [] },
    { train: '5', price: 550, rusts: [] },
  ],
  ({ train, price, rusts }) => {
    const t = before(train)
      .cgr({ stage: 'never' })
      .set((s) => {
        s.depot.pool = trainTypes(s).flatMap(({ type }) => ((s.depot.sold[type] ?? 0) > 0 ? [`${type}-0`] : []));
      });
    const was = t.state.depot.pool;
    t.plays('Ada', buy(`${train}-0`, price));
    expect(t.state.depot.pool).toEqual(was.filter((id) => !rusts.some((type) => id.startsWith(type))));
  },
);

rule('1856-R008', 'price and number of the trains', () => {
  const { state } = table1856(three);
  expect(trainTypes(state).map(({ type, price, count }) => [type, price, count])).toEqual([
    ['2', 100, 6],
    ['3', 225, 5],
    ['4', 350, 4],
    ['5', 550, 3],
    ['6', 700, 2],
    ['D', 1100, null],
  ]);
});

rule('1856-R008', 'the next type is on sale when the last of a type is sold', () => {
  const t = before('2').set((s) => {
    s.depot.sold['2'] = 5;
  });
  expect(t.refuses('Ada', buy('3-0', 225)).code).toBe('train.notForSale');
  t.plays('Ada', buy('2-5', 100)).plays('Ada', buy('3-0', 225));
  expect(trainsOf(t.state, 'GW')).toEqual(['2-5', '3-0']);
});

rule.each('1856-R008', 'a Diesel costs 750 with a 4-, 5- or 6-train', ['4-0', '5-0', '6-0'], (give) => {
  const t = before('6')
    .cgr({ stage: 'never' })
    .set((s) => {
      s.depot.sold['6'] = 1;
      s.phase = '6';
      s.trains.GW = [give];
    });
  t.plays('Ada', { type: 'exchangeTrain', train: 'D-0', give });
  expect([t.cash('GW'), trainsOf(t.state, 'GW')]).toEqual([2250, ['D-0']]);
});

rule('1856-R009', 'Diesels are on sale as soon as the first 6-train has been bought', () => {
  const early = before('6').set((s) => {
    s.trains.GW = ['5-0'];
  });
  expect(early.refuses('Ada', buy('D-0', 1100)).code).toBe('train.notForSale');
  expect(early.refuses('Ada', { type: 'exchangeTrain', train: 'D-0', give: '5-0' })).toMatchObject({
    code: 'exchange.notForSale',
    rule: '1856-R009',
  });
  const t = before('6').cgr({ stage: 'never' }).plays('Ada', buy('6-0', 700)).plays('Ada', buy('D-0', 1100));
  expect(t.state.phase).toBe('D');
});

rule('1856-R026', 'the port marker is removed with the first 6-train, not before', () => {
  const port = (type: '5' | '6') =>
    before(type).set((s) => {
      s.port = { hex: 'F17', company: 'GW' };
    });
  expect(port('5').plays('Ada', buy('5-0', 550)).state.port).not.toBeNull();
  const t = port('6').plays('Ada', buy('6-0', 700));
  expect(t.state.port).toBeNull();
  expect(t.told('portRemoved')).toHaveLength(1);
});

rule('1856-R030', 'all privates close with the first 5-train', () => {
  const t = before('5').privateOf('FT', 'Ben').privateOf('NFSBC', 'GW').plays('Ada', buy('5-0', 550));
  expect(new Set(Object.values(t.state.privates))).toEqual(new Set([null]));
  const four = before('4').privateOf('FT', 'Ben').plays('Ada', buy('4-0', 350));
  expect(four.owner('FT')).toBe('Ben');
});

rule('1856-R096', 'with the first 6-train loans are called in, and there are no more', () => {
  const t = before('6').plays('Ada', buy('6-0', 700));
  expect(t.state.cgr).toMatchObject({ stage: 'due', buyer: 1 });
  expect(t.refuses('Ada', { type: 'takeLoan' }).code).toBe('loan.calledIn');
});

rule('1856-R129', '8-trains at 1000, or 650 in exchange, in place of Diesels', () => {
  const eights = () => before('6', { eightTrains: 'yes' }).cgr({ stage: 'never' }).plays('Ada', buy('6-0', 700));
  const t = eights();
  expect(t.refuses('Ada', buy('D-0', 1100)).code).toBe('train.notForSale');
  t.plays('Ada', buy('8-0', 1000));
  expect([t.state.phase, t.cash('GW')]).toEqual(['D' satisfies PhaseId, 1300]);
  const given = eights().plays('Ada', { type: 'exchangeTrain', train: '8-0', give: '6-0' });
  expect([given.state.phase, given.cash('GW')]).toEqual(['D', 1650]);
});

rule('1856-R129', 'the first of them rusts the 4-trains', () => {
  const t = before('6', { eightTrains: 'yes' }).cgr({ stage: 'never' }).trainsInPool('4-1');
  t.plays('Ada', buy('6-0', 700)).plays('Ada', buy('8-0', 1000));
  expect(t.state.depot.pool).toEqual([]);
});

example.each(
  '1856-X04',
  'three 3-trains left, 30% sold: it operates; the last one bought before its turn: it needs 40% and is skipped',
  [
    { sold: 2, skipped: false },
    { sold: 4, skipped: true },
  ],
  ({ sold, skipped }) => {
    const t = before('3')
      .set((s) => {
        s.phase = '3';
        s.depot.sold['3'] = sold;
      })
      .company('WR', { par: 65, owners: { Ben: [20, 10] } })
      .plays('Ada', buy(`3-${sold}`, 225))
      .passes('Ada');
    const tell = { type: 'turnSkipped', company: 'WR', sold: 30, needed: 40 };
    expect(t.told('turnSkipped')).toEqual(skipped ? [tell] : []);
    expect(t.told('turnBegan').some(({ company }) => company === 'WR')).toBe(!skipped);
  },
);
