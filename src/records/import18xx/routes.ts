// A recorded run lists the hexes from stop to stop; ours lists pieces of track.
import {
  type Graph,
  type HexId,
  MOST_RUNS,
  type Piece,
  type Run,
  type TrainId,
  type Vertex,
} from '../../engine/index.ts';
import { routesIn } from './foreign.ts';

/** A stretch from one stop to the next. */
interface Stretch {
  readonly from: Vertex;
  readonly to: Vertex;
  readonly pieces: readonly Piece[];
}

/** The runs of these recorded routes over this track; null if the track of one of them does not exist. */
export function runsOf(graph: Graph, routes: unknown, trainOf: (id: string) => TrainId): Run[] | null {
  const runs: Run[] = [];
  for (const { train, connections } of routesIn(routes)) {
    const track = trackOf(graph, connections);
    if (!track) return null;
    runs.push({ train: trainOf(String(train)), track: track.map((piece) => piece.id) });
  }
  return runs;
}

function trackOf(graph: Graph, connections: unknown): readonly Piece[] | null {
  if (!Array.isArray(connections) || !connections.every(isHexes)) return null;
  const stretches = connections.map((hexes) => stretchOf(graph, hexes));
  return stretches.every((stretch) => stretch !== null) ? joined(stretches) : null;
}

const isHexes = (x: unknown): x is readonly HexId[] =>
  Array.isArray(x) && x.length <= MOST_RUNS.track && x.every((hex) => typeof hex === 'string');

/** One piece in each hex of the list: two hexes share one side, so at most one chain of pieces runs through them all. */
function stretchOf(graph: Graph, hexes: readonly HexId[]): Stretch | null {
  for (const first of graph.pieces) {
    if (first.hex !== hexes[0]) continue;
    for (const [from, next] of [first.ends, [first.ends[1], first.ends[0]] as const])
      if (isStop(graph, from)) {
        const rest = onFrom(graph, first, next, hexes.slice(1));
        if (rest) return { from, to: rest.to, pieces: [first, ...rest.pieces] };
      }
  }
  return null;
}

const isStop = ({ stops }: Graph, vertex: Vertex): boolean => vertex < stops.length;

/** The chain goes on from this end of a piece through these hexes, and stops in the last. */
function onFrom(
  graph: Graph,
  piece: Piece,
  end: Vertex,
  hexes: readonly HexId[],
): { readonly to: Vertex; readonly pieces: readonly Piece[] } | null {
  const [hex, ...further] = hexes;
  if (hex === undefined) return isStop(graph, end) ? { to: end, pieces: [] } : null;
  if (isStop(graph, end)) return null;
  for (const number of graph.at[end]!) {
    const next = graph.pieces[number]!;
    if (next.hex !== hex || next === piece) continue;
    const rest = onFrom(graph, next, next.ends[0] === end ? next.ends[1] : next.ends[0], further);
    if (rest) return { to: rest.to, pieces: [next, ...rest.pieces] };
  }
  return null;
}

/** The stretches in order, each turned round if necessary; if two do not meet, the run is left as written. */
function joined(stretches: readonly Stretch[]): readonly Piece[] {
  const [first, second] = stretches;
  if (!first) return [];
  const meets = second && (first.to === second.from || first.to === second.to);
  const [start, ...others] = second && !meets ? [turned(first), ...stretches.slice(1)] : stretches;
  const track = [...start!.pieces];
  let at = start!.to;
  for (const stretch of others) {
    const next = stretch.from === at ? stretch : turned(stretch);
    track.push(...next.pieces);
    at = next.to;
  }
  return track;
}

const turned = ({ from, to, pieces }: Stretch): Stretch => ({ from: to, to: from, pieces: [...pieces].reverse() });
