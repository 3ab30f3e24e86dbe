import { describe, expect, test } from 'vitest';
import { copyOf, type DepotSlice, emptyDepot, priceOnSale, type TrainFacts, takeNew } from './depot.ts';
import { allOf, makeObsolete, unlessWarranted, wearTrains } from './obsolescence.ts';

const types: readonly TrainFacts[] = [
  { type: 'A', price: 100, lastPrice: 70, count: 3, distance: 2 },
  { type: 'B', price: 200, count: null, distance: 3 },
];
const depot = (): DepotSlice => ({ depot: emptyDepot(types), trains: {} });

test('the last of a type may have a price of its own', () => {
  const s = depot();
  const prices = [1, 2, 3].map(() => {
    const price = priceOnSale(s, types[0]!);
    takeNew(s, 'A', 'NYC');
    return price;
  });
  expect(prices).toEqual([100, 100, 70]);
  expect([priceOnSale(s, types[0]!), priceOnSale(s, types[1]!)]).toEqual([100, 200]);
});

test('a train may be of a kind that its buyer chose; where none is, the state has no word of it', () => {
  const s = depot();
  takeNew(s, 'A', 'NYC');
  expect(s).not.toHaveProperty('copies');
  const train = takeNew(s, 'A', 'NYC', { kind: 'freight', warranties: 2 });
  expect(s.copies).toEqual({ 'A-1': { kind: 'freight', warranties: 2 } });
  expect([copyOf(s, train).kind, copyOf(s, 'A-0')]).toEqual(['freight', {}]);
});

describe('a policy', () => {
  function owned(): DepotSlice {
    const s = depot();
    takeNew(s, 'A', 'PRR');
    takeNew(s, 'A', 'NYC', { kind: 'local', warranties: 2 });
    takeNew(s, 'B', 'NYC', { kind: 'express', warranties: 1 });
    s.depot.pool = ['A-2'];
    return s;
  }

  test('takes all of a type, as most games do, in order of their owners', () => {
    const s = owned();
    expect(makeObsolete(s, allOf(['A'])).gone).toEqual([
      { owner: 'NYC', train: 'A-1' },
      { owner: 'PRR', train: 'A-0' },
    ]);
    expect([s.trains, s.depot.pool]).toEqual([{ NYC: ['B-0'] }, []]);
    expect(s.copies).toEqual({ 'B-0': { kind: 'express', warranties: 1 } });
  });

  test('lets run on what has a warranty: it loses one with every run, and goes with the last', () => {
    const s = owned();
    expect(makeObsolete(s, unlessWarranted(s, ['A']))).toEqual({
      gone: [{ owner: 'PRR', train: 'A-0' }],
      runOn: [{ owner: 'NYC', train: 'A-1' }],
    });
    expect(makeObsolete(s, unlessWarranted(s, ['A']))).toEqual({ gone: [], runOn: [] }); // once is enough
    expect(wearTrains(s, 'NYC')).toEqual([]);
    expect(s.copies).toEqual({ 'A-1': { kind: 'local', warranties: 1, obsolete: true }, 'B-0': { kind: 'express' } });
    expect(wearTrains(s, 'NYC')).toEqual(['A-1']);
    expect([s.trains, s.copies]).toEqual([{ NYC: ['B-0'] }, { 'B-0': { kind: 'express' } }]);
    expect(wearTrains(s, 'NYC')).toEqual([]); // a train that is not obsolete needs no warranty
  });

  test('may leave a train one run more', () => {
    const s = owned();
    const { runOn } = makeObsolete(s, (train) => (train.startsWith('A') ? 'runsOn' : 'stays'));
    expect(runOn).toHaveLength(2);
    expect(s.depot.pool).toEqual([]); // nobody runs it there
    expect(wearTrains(s, 'PRR')).toEqual(['A-0']);
    expect(s.trains).toEqual({ NYC: ['A-1', 'B-0'] });
  });
});
