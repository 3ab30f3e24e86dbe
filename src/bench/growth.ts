// Growth of reachability and the route search with the board: parts of a large map from its middle outwards, filled
// with as much track as its tiles allow, and then with more than any game can lay, from an unlimited supply of tiles.
import {
  type Board,
  bestRuns,
  EDGES,
  graphOf,
  type HexId,
  type MapFacts,
  type NodeValue,
  neighbour,
  place,
  type RunProblem,
  reachFrom,
  type TrackGraph,
  type Train,
} from '../engine/index.ts';
import { endless, fullBoard } from '../engine/routes/testing/fullBoard.ts';
import { numbers } from '../engine/track/testing/randomBoard.ts';
import { railOf } from '../kernel/index.ts';
import { longest } from '../titles/byLength.ts';
import type { Figure } from './figure.ts';
import { quantile, sorted, timed } from './measure.ts';

const SIZES = [12, 24, 36, 48, 60, 80, Infinity];
/** Random boards for each size. */
const BOARDS = 5;
/** Most steps of a search here; longer ones are given up. */
const MOST_STEPS = 20_000_000;

/** A company with a token in every fourth city, a 6-train and a Diesel. */
const trains: readonly Train[] = [
  { id: '6', caps: [{ of: 'all', atMost: 6 }], bonuses: [] },
  { id: 'D', caps: [], bonuses: [] },
];

export async function* growthFigures(): AsyncIterable<Figure> {
  const map = railOf(await longest.rules())!.map({ players: 0 });
  yield* growth('tiles', map);
  yield* growth('endless', endless(map));
}

/** Follows the search as far as its results are proven. */
function* growth(name: string, whole: MapFacts): Iterable<Figure> {
  let isProven = true;
  const hexes = hexesFrom(middleOf(whole), whole);
  for (const most of SIZES) {
    const size = Math.min(most, hexes.length);
    const part = partOf(whole, hexes.slice(0, size));
    const boards = Array.from({ length: BOARDS }, (_, i) => fullBoard(part, numbers(i + 1)));
    const reaching = boards.map((board) => reachTime(part, board));
    yield median(`track/reach/${name}-${size}`, `µs, ${size} hexes`, reaching);
    const proofs: readonly (number | null)[] = isProven ? boards.map((board) => proofMs(graphOf(part, board))) : [];
    const times: readonly number[] = proofs.filter((ms) => ms !== null);
    isProven &&= times.length === BOARDS;
    if (isProven) yield median(`track/best-runs/${name}-${size}`, `ms to the proof, ${size} hexes`, times);
  }
}

const partOf = (whole: MapFacts, hexes: readonly HexId[]): MapFacts => ({
  ...whole,
  hexes: Object.fromEntries(hexes.map((id) => [id, whole.hexes[id]!])),
});

/** The hex nearest to the mean of all. */
function middleOf({ hexes }: MapFacts): HexId {
  const places = Object.keys(hexes).map((id) => ({ id, at: place(id) }));
  const mean = [0, 1].map((i) => places.reduce((sum, { at }) => sum + at[i]!, 0) / places.length);
  const far = ({ at }: (typeof places)[number]) => Math.hypot(at[0] - mean[0]!, at[1] - mean[1]!);
  return places.reduce((a, b) => (far(b) < far(a) ? b : a)).id;
}

/** The median of these times. */
const median = (name: string, unit: string, times: readonly number[]): Figure => ({
  name,
  figure: quantile(sorted(times), 0.5),
  unit,
  n: times.length,
});

function hexesFrom(middle: HexId, map: MapFacts): HexId[] {
  const found = [middle];
  for (const hex of found)
    for (const edge of EDGES) {
      const other = neighbour(map, hex, edge);
      if (other !== null && !found.includes(other)) found.push(other);
    }
  return found;
}

const isOwn = (graph: TrackGraph) => {
  const cities = graph.stops.flatMap(({ kind }, i) => (kind === 'city' ? [i] : []));
  const own = new Set(cities.filter((_, i) => i % 4 === 0));
  return (stop: number): boolean => own.has(stop);
};

function reachTime(part: MapFacts, board: Board): number {
  const graph = graphOf(part, board);
  const own = isOwn(graph);
  const starts = graph.stops.filter((_, i) => own(i)).map(({ id }) => id);
  return 1000 * timed(() => reachFrom(part, board, starts, { passes: () => true })).ms;
}

/** Value in the last phase. */
const worthOf = (value: NodeValue): number => (typeof value === 'number' ? value : Math.max(...Object.values(value)));

/** Milliseconds; null if the search was given up. */
function proofMs(graph: TrackGraph): number | null {
  const own = isOwn(graph);
  const problem: RunProblem = {
    graph,
    stops: graph.stops.map((stop, i) => ({ standing: own(i) ? 'own' : 'open', worth: worthOf(stop.value) })),
    trains,
    rules: { share: 'stops', least: { of: 'all', atLeast: 2 }, ends: { offboard: 'must' } },
  };
  const { ms, result } = timed(() => bestRuns(problem, { budget: MOST_STEPS }));
  return result.optimal ? ms : null;
}
