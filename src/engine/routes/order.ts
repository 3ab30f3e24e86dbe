// An order of the vertices in which few arcs lead from those already dealt with to those still to come.
import type { Vertex } from '../track/graph.ts';
import { costsOf, improveOrder } from './improveOrder.ts';
import type { Network } from './network.ts';

/** From how many vertices the order is tried. */
const STARTS = 16;
/** From this cost on it is worth while to look for a better order. */
const DEAR = 10_000;

export function orderOf(network: Network): readonly Vertex[] {
  const { vertices } = network;
  const costs = costsOf(network);
  const every = Math.max(1, Math.floor(vertices.length / STARTS));
  let best: readonly Vertex[] = vertices;
  let least = Infinity;
  for (let i = 0; i < vertices.length; i += every) {
    const tried = sweep(network, costs, vertices[i]!, least);
    if (tried) [best, least] = [tried.order, tried.cost];
  }
  return least > DEAR ? improveOrder(network, best) : best;
}

/** Starts at one vertex and always takes the neighbour that opens fewest arcs; null as soon as it costs too much. */
function sweep(
  { vertices, arcs, at }: Network,
  costs: Float64Array,
  start: Vertex,
  most: number,
): { order: Vertex[]; cost: number } | null {
  const order: Vertex[] = [];
  const done = new Set<Vertex>();
  const openedAt = new Map<number, number>();
  const edge = new Set([start]);
  let cost = 0;
  let unseen = 0;
  while (order.length < vertices.length) {
    while (edge.size === 0 && done.has(vertices[unseen]!)) unseen++;
    if (edge.size === 0) edge.add(vertices[unseen]!);
    const vertex = nextOf(edge, at, openedAt);
    edge.delete(vertex);
    done.add(vertex);
    order.push(vertex);
    for (const arc of at.get(vertex)!)
      if (!openedAt.delete(arc)) {
        openedAt.set(arc, order.length);
        const [a, b] = arcs[arc]!.ends;
        edge.add(a === vertex ? b : a);
      }
    cost += costs[openedAt.size]!;
    if (cost >= most) return null;
  }
  return { order, cost };
}

/** Fewest new open arcs; among equals the one whose arcs have been open longest. */
function nextOf(edge: ReadonlySet<Vertex>, at: Network['at'], openedAt: ReadonlyMap<number, number>): Vertex {
  let best = -1;
  let bestOpens = Infinity;
  let bestSince = Infinity;
  for (const vertex of edge) {
    let opens = 0;
    let since = Infinity;
    for (const arc of at.get(vertex)!) {
      const opened = openedAt.get(arc);
      if (opened === undefined) opens++;
      else {
        opens--;
        since = Math.min(since, opened);
      }
    }
    if (opens < bestOpens || (opens === bestOpens && since < bestSince))
      [best, bestOpens, bestSince] = [vertex, opens, since];
  }
  return best;
}
