// From the arcs that a run uses to its pieces of track and its stops, in order.
import type { Graph, Vertex } from '../track/graph.ts';
import type { Diagram } from './diagram.ts';
import type { Network } from './network.ts';
import type { Sweep } from './sweep.ts';

export interface Traced {
  /** Pieces by their numbers. */
  readonly track: readonly number[];
  readonly stops: readonly Vertex[];
}

/** Null for a train that does not run. */
export function trace(
  graph: Graph,
  network: Network,
  sweep: Sweep,
  diagram: Diagram,
  way: readonly number[],
): Traced | null {
  const arcs = new Set(way.flatMap((edge, i) => arcsTaken(sweep, diagram, i, edge)));
  if (arcs.size === 0) return null;
  const here = (vertex: Vertex) => network.at.get(vertex)!.filter((arc) => arcs.has(arc));
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

function arcsTaken({ layers }: Sweep, { masks, pattern }: Diagram, layer: number, edge: number): number[] {
  const { takes, leaving } = layers[layer]!;
  return takes.slice(0, leaving.length).filter((_, bit) => (masks[pattern[edge]!]! & (1 << bit)) !== 0);
}
