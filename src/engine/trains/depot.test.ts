import { describe, expect, test } from 'vitest';
import { type DepotSlice, emptyDepot, nameableTrains, type TrainFacts, takeNew } from './depot.ts';

const types: readonly TrainFacts[] = [
  { type: '2', price: 100, count: 2, distance: 2, rustsOn: '4' },
  { type: '4', price: 300, count: null, distance: 4 },
];
const depot = (): DepotSlice => ({ depot: emptyDepot(types), trains: {} });

describe('the trains that can be named', () => {
  test('are all of a limited type, and of another those sold and the next', () => {
    const s = depot();
    expect([...nameableTrains(s, types)]).toEqual(['2-0', '2-1', '4-0']);
    takeNew(s, '4', 'NYC');
    expect([...nameableTrains(s, types)].sort()).toEqual(['2-0', '2-1', '4-0', '4-1']);
  });

  test('of a type without end every one is known, though not listed', () => {
    const known = nameableTrains(depot(), types);
    const asked = ['4-12', '4-0', '2-2', '4-', '4-01', '4-1x', '5-0', 4];
    expect(asked.filter((id) => known.has(id))).toEqual(['4-12', '4-0']);
  });

  test('and what somebody owns, wherever it came from', () => {
    const s = { ...depot(), trains: { NYC: ['4-7'] } };
    s.depot.pool.push('6-0');
    expect([...nameableTrains(s, types)].sort()).toEqual(['2-0', '2-1', '4-0', '4-7', '6-0']);
  });
});
