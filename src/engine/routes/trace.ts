// Turns the arcs of a run into its pieces of track and its stops, in order.
import type { Graph, Vertex } from '../track/graph.ts';
import type { Network } from './network.ts';
import type { Way } from './priced.ts';
import type { Sweep } from './sweep.ts';

export interface Traced {
  /** Pieces by their numbers. */
  readonly track: readonly number[];
  readonly stops: readonly Vertex[];
}

/** Null for a train that does not run. */
export function trace(graph: Graph, network: Network, { layers }: Sweep, way: Way): Traced | null {
  const arcs = new Set(
    way.flatMap((mask, i) => {
      const { takes, leaving } = layers[i]!;
      return takes.slice(0, leaving.length).filter((_, bit) => (mask & (1 << bit)) !== 0);
    }),
  );
  if (arcs.size === 0) return null;
  const here = (vertex: Vertex) => network.at[vertex]!.filter((arc) => arcs.has(arc));
  const start = network.vertices.find((vertex) => here(vertex).length === 1)!;
  const track: number[] = [];
  const stops: Vertex[] = [start];
  let at = start;
  while (arcs.size > 0) {
    const arc = here(at)[0]!;
    arcs.delete(arc);
    const { ends, pieces } = network.arcs[arc]!;
    track.push(...(ends[0] === at ? pieces : pieces.toReversed()));
    at = ends[0] === at ? ends[1] : ends[0];
    if (at < graph.stops.length) stops.push(at);
  }
  return { track, stops };
}
