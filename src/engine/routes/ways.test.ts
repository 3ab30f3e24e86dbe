import { expect, test } from 'vitest';
import { emptyBoard } from '../track/board.ts';
import { graphOf } from '../track/graph.ts';
import { city, paths } from '../track/notation.ts';
import { printedMap } from '../track/testing/printedMap.ts';
import type { RunProblem, Train } from './problem.ts';
import { bestOfWays, checkWays } from './ways.ts';

/** Three cities one below the other: 10, 20, 40; a token in the middle. */
const tracks: Readonly<Record<string, string>> = { A0: '0a', A2: '3a 0a', A4: '3a' };
const values: Readonly<Record<string, number>> = { A0: 10, A2: 20, A4: 40 };
const map = printedMap(1, 3, (id) => ({ nodes: [city(values[id]!)], paths: paths(tracks[id]!) }));
const graph = graphOf(map, emptyBoard());

/** A 2-train and a 3-train, one of them with a bonus at the first city, which then has to run. */
function way(equipped: '2' | '3', amount: number): RunProblem {
  const train = (id: '2' | '3'): Train => ({
    id,
    caps: [{ of: 'all', atMost: Number(id) }],
    bonuses: id === equipped ? [{ at: ['A0.0'], amount }] : [],
    ...(id === equipped ? { mustRun: true } : {}),
  });
  return {
    graph,
    stops: graph.stops.map(({ id, value }) => ({ standing: id === 'A2.0' ? 'own' : 'open', worth: value as number })),
    trains: [train('2'), train('3')],
    rules: { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: {} },
  };
}
const none: RunProblem = { ...way('2', 0), stops: graph.stops.map(() => ({ standing: 'open', worth: 0 })) };

test('the best runs of all ways, with a bound for all', () => {
  const ways = [way('2', 50), way('3', 50)];
  expect(bestOfWays(ways)).toMatchObject({ revenue: 140, bound: 140, optimal: true });
  expect(bestOfWays([none, ...ways])?.revenue).toBe(140);
  expect(bestOfWays([none])).toBeNull();
  expect(bestOfWays([])).toBeNull();
});

test('ways with the same stops share a sweep only where track and rules are the same', () => {
  const one = way('2', 50);
  const apart: RunProblem = { ...one, rules: { ...one.rules, share: 'nothing' } };
  const twice = () => [bestOfWays([one]), bestOfWays([apart]), bestOfWays([one])].map((best) => best?.revenue);
  // if trains may meet in the middle both run; if not, the 2-train, which must
  expect(twice()).toEqual([140, 80, 140]);
  const shorter = printedMap(1, 3, (id) => ({
    nodes: [city(values[id]!)],
    paths: id === 'A4' ? [] : paths(tracks[id]!),
  }));
  const cut: RunProblem = { ...one, graph: graphOf(shorter, emptyBoard()) };
  expect([bestOfWays([one]), bestOfWays([cut])].map((best) => best?.revenue)).toEqual([140, 80]);
});

test('drawn runs are measured in the way that makes most of them', () => {
  const ways = [way('2', 50), way('3', 50)];
  const up = ['A0:0', 'A2:0'];
  expect(checkWays(ways, [{ train: '3', track: up }])).toMatchObject({ runs: [{ revenue: 80 }] });
  expect(checkWays([none, way('3', 50)], [{ train: '2', track: up }])).toMatchObject({
    faults: [{ code: 'run.noToken' }, { code: 'run.missing', args: { train: '3' } }],
  });
});
