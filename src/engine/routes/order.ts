// An order of the vertices with few arcs from those done to those still to come.
import type { Vertex } from '../track/graph.ts';
import { costsOf, improveOrder } from './improveOrder.ts';
import type { Network } from './network.ts';

/** Number of vertices from which the order is tried. */
const STARTS = 16;
/** The cost from which looking for a better order is worth while. */
const DEAR = 10_000;

/** For each vertex, by its number in the network, the vertices at the other ends of its arcs: one for each arc. */
type Beside = readonly (readonly number[])[];

export function orderOf(network: Network): readonly Vertex[] {
  const { vertices } = network;
  const costs = costsOf(network);
  const beside = besideOf(network);
  const every = Math.max(1, Math.floor(vertices.length / STARTS));
  let best: readonly number[] = beside.map((_, i) => i);
  let least = Infinity;
  for (let start = 0; start < vertices.length; start += every) {
    const tried = sweep(beside, costs, start, least);
    if (tried) [best, least] = [tried.order, tried.cost];
  }
  const order = best.map((i) => vertices[i]!);
  return least > DEAR ? improveOrder(network, order) : order;
}

function besideOf({ vertices, arcs }: Network): Beside {
  const numberOf: number[] = [];
  for (const [i, vertex] of vertices.entries()) numberOf[vertex] = i;
  const beside: number[][] = vertices.map(() => []);
  for (const { ends } of arcs) {
    const one = numberOf[ends[0]]!;
    const other = numberOf[ends[1]]!;
    beside[one]!.push(other);
    beside[other]!.push(one);
  }
  return beside;
}

/**
 * Starts at one vertex and always takes the neighbour that opens fewest arcs, and among equals the one that has waited
 * longest; null as soon as it costs too much.
 */
function sweep(
  beside: Beside,
  costs: Float64Array,
  start: number,
  most: number,
): { order: number[]; cost: number } | null {
  const order: number[] = [];
  const isDone = new Uint8Array(beside.length);
  /** The arcs that a vertex would open, less those that it would close. */
  const opens = beside.map((arcs) => arcs.length);
  /** Neighbours of done vertices, in the order in which they came there. */
  const waiting = [start];
  let open = 0;
  let cost = 0;
  let unseen = 0;
  while (order.length < beside.length) {
    while (waiting.length === 0 && isDone[unseen]) unseen++;
    if (waiting.length === 0) waiting.push(unseen);
    let next = 0;
    for (let i = 1; i < waiting.length; i++) if (opens[waiting[i]!]! < opens[waiting[next]!]!) next = i;
    const vertex = waiting[next]!;
    waiting.splice(next, 1);
    isDone[vertex] = 1;
    order.push(vertex);
    open += opens[vertex]!;
    for (const other of beside[vertex]!) {
      if (isDone[other]) continue;
      if (opens[other] === beside[other]!.length) waiting.push(other);
      opens[other]! -= 2;
    }
    cost += costs[open]!;
    if (cost >= most) return null;
  }
  return { order, cost };
}
