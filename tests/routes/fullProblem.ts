// A company with some tokens on a board full of track: the late game of 1856, and boards that grow beyond it.
import type { RunProblem, Train } from '../../src/engine/routes/problem.ts';
import { fullBoard } from '../../src/engine/routes/testing/fullBoard.ts';
import type { MapFacts } from '../../src/engine/track/facts.ts';
import { graphOf } from '../../src/engine/track/graph.ts';
import { numbers } from '../../src/engine/track/testing/randomBoard.ts';

/** A number of stops, or a Diesel. */
export type Length = number | 'D';

const trainOf = (length: Length, i: number): Train => ({
  id: `${length}-${i}`,
  caps: length === 'D' ? [] : [{ of: 'all', atMost: length }],
  bonuses: [],
});

/** Four tokens in cities; other companies fill one city in six. The figures are those of the last phase. */
export function fullProblem(map: MapFacts, seed: number): (trains: readonly Length[]) => RunProblem {
  const random = numbers(seed * 104_729);
  for (let i = 0; i < 5; i++) random(2);
  const graph = graphOf(map, fullBoard(map, random));
  const cities = graph.stops.flatMap(({ kind }, v) => (kind === 'city' && graph.at[v]!.length > 1 ? [v] : []));
  const own = new Set(Array.from({ length: 4 }, () => cities[random(cities.length)]!));
  const stops = graph.stops.map(({ kind, value }, v) => ({
    standing: own.has(v)
      ? ('own' as const)
      : kind === 'city' && random(6) === 0
        ? ('blocked' as const)
        : ('open' as const),
    worth: typeof value === 'number' ? value : (value.black ?? value.brown ?? 0),
  }));
  const rules = { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } } as const;
  return (trains) => ({ graph, stops, trains: trains.map(trainOf), rules });
}

/** The first columns of a map, at most this many hexes. */
export function part(map: MapFacts, hexes: number): MapFacts {
  const ids = Object.keys(map.hexes).sort((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : 0));
  return { ...map, hexes: Object.fromEntries(ids.slice(0, hexes).map((id) => [id, map.hexes[id]!])) };
}
