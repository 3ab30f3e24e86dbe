import { expect, test } from 'vitest';
import { map } from '../../../tests/support/survey.ts';
import { emptyBoard, type NodeId } from './board.ts';
import { type Graph, graphOf, type Stop } from './graph.ts';
import { city, paths, town } from './notation.ts';
import { printedMap } from './testing/printedMap.ts';
import { numbers, randomBoard } from './testing/randomBoard.ts';
import { stopsOn, type WayRules, waysFrom } from './waysFrom.ts';

const graph = graphOf(map, emptyBoard());
const overTowns = {
  endsAt: ({ slots }: { slots: number }) => slots > 0,
  passes: ({ kind }: { kind: string }) => kind === 'town',
};

test('ways go over towns and end at cities, each found once', () => {
  expect([...waysFrom(graph, 'A0.0', overTowns)]).toEqual([
    { to: 'A4.0', track: ['A0:0', 'A2:0', 'A2:1', 'A4:0'] },
    { to: 'A4.0', track: ['A0:1', 'B1:0', 'B1:1', 'B3:0', 'A4:1'] },
    { to: 'C2.0', track: ['A0:1', 'B1:0', 'B1:2', 'C2:0'] },
  ]);
  expect([...waysFrom(graph, 'Z9.0', overTowns)]).toEqual([]);
});

test('a way tells its stops, and what is none is no way', () => {
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A2:0', 'A2:1', 'A4:0'])).toEqual(['A0.0', 'A2.0', 'A4.0']);
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A2:0', 'A2:1'])).toBeNull(); // ends between two hexes
  expect(stopsOn(graph, 'A4.0', ['A0:0', 'A2:0'])).toBeNull(); // begins elsewhere
  expect(stopsOn(graph, 'A0.0', ['A0:0', 'A0:0'])).toBeNull(); // goes back
  expect(stopsOn(graph, 'Z9.0', [])).toBeNull();
});

test('over the side of a hex one comes into the next, and not back by other track', () => {
  const fork = printedMap(1, 1, () => ({ nodes: [town(10), town(10)], paths: paths('0a 0b') }));
  const here = graphOf(fork, emptyBoard());
  expect([...waysFrom(here, 'A0.0', { endsAt: () => true, passes: () => true })]).toEqual([]);
  expect(stopsOn(here, 'A0.0', ['A0:0', 'A0:1'])).toBeNull();
});

test('a way comes to a stop again only where it may, and over other track', () => {
  // From A0 over the town B1 to C2; from B1 a loop leads round over A2 and B3.
  const prints: Record<string, string> = { A0: '5a', B1: '2a 0a 1a 5a', A2: '45', B3: '32', C2: '2a' };
  const loop = printedMap(3, 3, (id) => ({
    nodes: { A0: [city(0)], B1: [town(1)], C2: [city(0)] }[id as string] ?? [],
    paths: paths(prints[id] ?? ''),
  }));
  const round = graphOf(loop, emptyBoard());
  const straight = { to: 'C2.0', track: ['A0:0', 'B1:0', 'B1:3', 'C2:0'] };
  const tracks = [
    ['A0:0', 'B1:0', 'B1:1', 'B3:0', 'A2:0', 'B1:2', 'B1:3', 'C2:0'],
    ['A0:0', 'B1:0', 'B1:2', 'A2:0', 'B3:0', 'B1:1', 'B1:3', 'C2:0'],
  ];
  const returns = ({ kind }: { kind: string }) => kind === 'town';
  expect([...waysFrom(round, 'A0.0', overTowns)]).toEqual([straight]);
  expect([...waysFrom(round, 'A0.0', { ...overTowns, returns })]).toEqual([
    ...tracks.map((track) => ({ to: 'C2.0', track })),
    straight,
  ]);
  for (const track of tracks) {
    expect(stopsOn(round, 'A0.0', track)).toBeNull();
    expect(stopsOn(round, 'A0.0', track, returns)).toEqual(['A0.0', 'B1.0', 'B1.0', 'C2.0']);
  }
  const twice = ['A0:0', 'B1:0', 'B1:1', 'B3:0', 'A2:0', 'B1:2', 'B1:1', 'B3:0'];
  expect(stopsOn(round, 'A0.0', twice, returns)).toBeNull();
});

/** The definition: tries every walk to its end. */
function tried(graph: Graph, from: NodeId, { endsAt, passes, returns }: WayRules): string[] {
  const found: string[] = [];
  const walk = (at: number, track: readonly number[], been: readonly number[]): void => {
    const stop = graph.stops[at];
    if (stop && track.length > 0 && endsAt(stop)) found.push(track.map((one) => graph.pieces[one]!.id).join());
    if (stop && track.length > 0 && !passes(stop)) return;
    for (const [number, { hex, ends }] of graph.pieces.entries()) {
      if (!ends.includes(at) || track.includes(number)) continue;
      if (!stop && hex === graph.pieces[track.at(-1)!]!.hex) continue;
      const next = ends[0] === at ? ends[1] : ends[0];
      const there = graph.stops[next];
      const mayReturn = there !== undefined && next !== been[0] && (returns?.(there) ?? false);
      if (mayReturn || !been.includes(next)) walk(next, [...track, number], [...been, next]);
    }
  };
  walk(graph.stopOf.get(from)!, [], [graph.stopOf.get(from)!]);
  return found.sort();
}

test('the ways are those of the definition, on random boards', () => {
  const random = numbers(65);
  let ways = 0;
  for (let round = 0; round < 300; round++) {
    const { map: tangle, board } = randomBoard(random);
    const here = graphOf(tangle, board);
    const from = here.stops.find(({ kind }) => kind === 'city')?.id;
    if (from === undefined) continue;
    for (const returns of [undefined, ({ kind }: Stop) => kind === 'town']) {
      const rules: WayRules = { ...overTowns, ...(returns && { returns }) };
      const found = [...waysFrom(here, from, rules)].map(({ track }) => track.join()).sort();
      expect(found, `board ${round}`).toEqual(tried(here, from, rules));
      ways += found.length;
    }
  }
  expect(ways).toBeGreaterThan(500);
});

test('with prices the cheapest ways come first, and they are the same ways', () => {
  const random = numbers(66);
  const price = (hex: string, edge: number) => ((hex.charCodeAt(0) + edge) % 3) * 10;
  let dearer = 0;
  for (let round = 0; round < 150; round++) {
    const { map: tangle, board } = randomBoard(random);
    const here = graphOf(tangle, board);
    const from = here.stops.find(({ kind }) => kind === 'city')?.id;
    if (from === undefined) continue;
    const found = [...waysFrom(here, from, { ...overTowns, price })].map(({ track }) => track);
    const sides = (track: readonly string[]) => {
      const vertices = new Set(track.flatMap((id) => here.pieces[here.pieceOf.get(id)!]!.ends));
      return [...vertices].map((vertex) => vertex - here.stops.length).filter((i) => i >= 0);
    };
    const costs = found.map((track) =>
      sides(track).reduce((sum, i) => sum + price(here.crossings[i]![0], here.crossingEdges[i]!), 0),
    );
    expect(costs, `board ${round}`).toEqual([...costs].sort((a, b) => a - b));
    expect(found.map(String).sort()).toEqual(tried(here, from, overTowns));
    dearer += Math.max(0, new Set(costs).size - 1);
  }
  expect(dearer).toBeGreaterThan(50);
});

test('a branch that leads nowhere is not entered, however many ways lead through it', () => {
  // A city beside another, and beside a field on which every hex is a town with track to all its sides.
  const field = printedMap(8, 8, (id) => {
    if (id === 'A0') return { nodes: [city(0)], paths: paths('0a 5a') };
    if (id === 'A2') return { nodes: [city(0)], paths: paths('3a') };
    return { nodes: [town(1)], paths: paths('0a 1a 2a 3a 4a 5a') };
  });
  const here = graphOf(field, emptyBoard());
  expect([...waysFrom(here, 'A0.0', overTowns)]).toEqual([{ to: 'A2.0', track: ['A0:0', 'A2:0'] }]);
});
