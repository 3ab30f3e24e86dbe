// Runs on small boards by hand: legal and illegal ones, and the best of them.
import { describe, expect, test } from 'vitest';
import { emptyBoard, type NodeId } from '../track/board.ts';
import type { NodeFacts } from '../track/facts.ts';
import { graphOf } from '../track/graph.ts';
import { city, offboard, paths, town } from '../track/notation.ts';
import { printedMap } from '../track/testing/printedMap.ts';
import { anyRun } from './anyRun.ts';
import { bestRuns } from './bestRuns.ts';
import type { Bonus, RunProblem, Standing, Train } from './problem.ts';

type Print = readonly [nodes: readonly NodeFacts[], track: string];

const train = (id: string, atMost?: number, bonuses: readonly Bonus[] = []): Train => ({
  id,
  caps: atMost === undefined ? [] : [{ of: 'all', atMost }],
  bonuses,
});

/** Columns A, B, ... of a few hexes; A0 lies over A2, B1 to the right between them. */
function problem(
  prints: Readonly<Record<string, Print>>,
  standing: Readonly<Record<NodeId, Standing>>,
  trains: readonly Train[],
): RunProblem {
  const map = printedMap(4, 4, (id) => ({ nodes: prints[id]?.[0] ?? [], paths: paths(prints[id]?.[1] ?? '') }));
  const graph = graphOf(map, emptyBoard());
  return {
    graph,
    stops: graph.stops.map(({ id, value }) => ({ standing: standing[id] ?? 'open', worth: value as number })),
    trains,
    rules: { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } },
  };
}

const stopsOf = (asked: RunProblem) => bestRuns(asked).runs.map(({ stops }) => stops.join(' '));

/** A column of cities from top to bottom: 10, 20, 30, 40. */
const column = {
  A0: [[city(10)], '0a'],
  A2: [[city(20)], '3a 0a'],
  A4: [[city(30)], '3a 0a'],
  A6: [[city(40)], '3a'],
} as const;

describe('one train', () => {
  test('takes as many stops as it may, with a token among them', () => {
    expect(stopsOf(problem(column, { 'A0.0': 'own' }, [train('2', 2)]))).toEqual(['A0.0 A2.0']);
    expect(stopsOf(problem(column, { 'A0.0': 'own' }, [train('D')]))).toEqual(['A0.0 A2.0 A4.0 A6.0']);
    expect(bestRuns(problem(column, { 'A4.0': 'own' }, [train('3', 3)]))).toMatchObject({ revenue: 90, optimal: true });
  });

  test('can run past a token where no run that begins there is long enough', () => {
    const three = { least: { of: 'all', atLeast: 3 } } as const;
    const asked = problem({ ...column, A6: [[], ''], A4: [[city(30)], '3a'] }, { 'A2.0': 'own' }, [train('3', 3)]);
    const longer = { ...asked, rules: { ...asked.rules, ...three } };
    expect(anyRun(asked, asked.trains[0]!)?.stops).toHaveLength(2);
    expect(anyRun(longer, longer.trains[0]!)?.stops).toHaveLength(3);
  });

  test('can run past a token at a place where no run ends, or that does not count', () => {
    const prints = { ...column, A2: [[town(20)], '3a 0a'], A4: [[city(30)], '3a'], A6: [[], ''] } as const;
    const asked = problem(prints, { 'A2.0': 'own' }, [train('3', 3)]);
    for (const rules of [{ ends: { town: 'never' } }, { least: { of: ['city'], atLeast: 2 } }] as const) {
      const other = { ...asked, rules: { ...asked.rules, ...rules } };
      expect(anyRun(other, other.trains[0]!)?.stops).toHaveLength(3);
    }
  });

  test('ends at a city full of others and does not pass it', () => {
    expect(stopsOf(problem(column, { 'A0.0': 'own', 'A4.0': 'blocked' }, [train('D')]))).toEqual(['A0.0 A2.0 A4.0']);
    expect(stopsOf(problem(column, { 'A0.0': 'own', 'A2.0': 'closed' }, [train('D')]))).toEqual([]);
  });

  test('ends at an off-board area and passes a town', () => {
    const prints = { ...column, A2: [[offboard(20)], '3a 0a'], A4: [[town(30)], '3a 0a'] } as const;
    expect(stopsOf(problem(prints, { 'A0.0': 'own' }, [train('D')]))).toEqual(['A0.0 A2.0']);
    expect(stopsOf(problem(prints, { 'A6.0': 'own' }, [train('D')]))).toEqual(['A2.0 A4.0 A6.0']);
  });

  test('does not turn back where two tracks meet at the side of a hex', () => {
    // From A0 and from B1 track comes together towards B5's hex side; between A0 and B1 a train would have to reverse.
    const prints = {
      A0: [[city(10)], '0a'],
      B1: [[city(90)], '1a'],
      A2: [[], '03 04'],
      A4: [[city(20)], '3a'],
    } as const;
    expect(stopsOf(problem(prints, { 'A0.0': 'own' }, [train('D')]))).toEqual(['A0.0 A4.0']);
    expect(stopsOf(problem(prints, { 'A4.0': 'own' }, [train('D')]))).toEqual(['A4.0 B1.0']);
  });

  test('visits one location once, whatever hexes it has', () => {
    const prints = {
      ...column,
      A0: [[offboard(50, 'Buffalo')], '0a'],
      A6: [[offboard(60, 'Buffalo')], '3a'],
    } as const;
    expect(bestRuns(problem(prints, { 'A2.0': 'own' }, [train('D')]))).toMatchObject({ revenue: 110 });
  });

  test('has a bonus once, however many of its stops it visits', () => {
    const bonus = { at: ['A0.0', 'A2.0'], amount: 20 };
    const asked = problem(column, { 'A0.0': 'own' }, [train('D', undefined, [bonus])]);
    expect(bestRuns(asked)).toMatchObject({ revenue: 120, runs: [{ train: 'D', revenue: 120 }] });
  });
});

describe('several trains', () => {
  /** Two cities with two tracks between them, and a third beyond. */
  const twin = {
    A0: [[city(10)], '0a 5a'],
    B1: [[], '20'],
    B3: [[], '31'],
    A2: [[], '30'],
    A4: [[city(20)], '3a 4a 0a'],
    A6: [[city(30)], '3a'],
  } as const;

  test('meet in stops and share no track', () => {
    const asked = problem(twin, { 'A0.0': 'own' }, [train('a', 2), train('b', 2), train('c', 2)]);
    const { runs, revenue } = bestRuns(asked);
    expect({ revenue, stops: runs.map(({ stops }) => stops) }).toEqual({
      revenue: 60,
      stops: [
        ['A0.0', 'A4.0'],
        ['A0.0', 'A4.0'],
      ],
    });
    expect(new Set(runs.flatMap(({ track }) => track)).size).toBe(runs.flatMap(({ track }) => track).length);
  });

  test('do not share the side of a hex either', () => {
    const prints = { ...column, A2: [[], '03 04'], B1: [[city(90)], '1a'] } as const;
    const asked = problem(prints, { 'A4.0': 'own' }, [train('a', 2), train('b', 2)]);
    expect(bestRuns(asked)).toMatchObject({ revenue: 190, runs: [{ revenue: 120 }, { revenue: 70 }] });
  });

  test('come in the order in which they were given; those that cannot run are left out', () => {
    const { runs } = bestRuns(problem(twin, { 'A4.0': 'own' }, [train('one', 1), train('D'), train('2', 2)]));
    expect(runs.map(({ train: id }) => id)).toEqual(['D', '2']);
  });

  test('nothing runs without a token or without trains', () => {
    const nothing = { runs: [], revenue: 0, subsidy: 0, bound: 0, optimal: true };
    expect(bestRuns(problem(twin, {}, [train('D')]))).toMatchObject(nothing);
    expect(bestRuns(problem(twin, { 'A0.0': 'own' }, []))).toMatchObject(nothing);
  });

  test('however small the budget, something runs, and the bound holds', () => {
    const asked = problem(twin, { 'A0.0': 'own' }, [train('D'), train('4', 4)]);
    const { revenue, bound } = bestRuns(asked);
    const cut = bestRuns(asked, { budget: 1 });
    expect(cut.runs.length).toBeGreaterThan(0);
    expect(cut.revenue).toBeLessThanOrEqual(revenue);
    expect(cut.bound).toBeGreaterThanOrEqual(bound);
  });
});

describe('a train that has to visit certain stops', () => {
  const withFloor = (atLeast: number, atMost: number): Train => ({
    ...train('f', atMost),
    floors: [{ of: ['town'], atLeast }],
  });
  /** The best is at the bottom, the town at the top. */
  const prints = { ...column, A0: [[town(0)], '0a'] } as const;

  test('visits them, whatever else would bring more', () => {
    expect(stopsOf(problem(prints, { 'A2.0': 'own' }, [train('2', 2)]))).toEqual(['A2.0 A4.0']);
    expect(stopsOf(problem(prints, { 'A2.0': 'own' }, [withFloor(1, 2)]))).toEqual(['A0.0 A2.0']);
  });

  test('stays where it is when it cannot', () => {
    const asked = problem(prints, { 'A2.0': 'own' }, [withFloor(2, 4)]);
    expect(bestRuns(asked)).toMatchObject({ runs: [], bound: 0, optimal: true });
    expect(anyRun(asked, withFloor(2, 4))).toBeNull();
    // the token may lie anywhere on the way
    expect(anyRun(problem(prints, { 'A2.0': 'own' }, []), withFloor(1, 4))?.stops).toHaveLength(4);
  });

  test('must run where that is said, though another train loses more by it', () => {
    // from the bottom to the town there is track for one of them only
    const dear = train('D', undefined, [{ at: ['A6.0'], amount: 100 }]);
    const asked = (must: Train) => bestRuns(problem(prints, { 'A6.0': 'own' }, [dear, must]));
    expect(asked(withFloor(1, 4))).toMatchObject({ revenue: 190, runs: [{ train: 'D' }] });
    expect(asked({ ...withFloor(1, 4), mustRun: true })).toMatchObject({
      revenue: 90,
      bound: 90,
      optimal: true,
      runs: [{ train: 'f' }],
    });
    const both = [dear, withFloor(1, 4)].map((one): Train => ({ ...one, mustRun: true }));
    const poor = bestRuns(problem(prints, { 'A6.0': 'own' }, both));
    // only one of the two can: as many as can, and that more cannot is proven
    expect(poor).toMatchObject({ optimal: true, runs: [{}] });
  });
});
