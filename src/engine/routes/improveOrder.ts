// Improves an order of the vertices by moving single ones to and fro.
import type { Vertex } from '../track/graph.ts';
import type { Network } from './network.ts';

/** The approximate growth of the number of states with each open arc. */
const GROWTH = 2.2;
/** The farthest move of a vertex, and the number of rounds in which all of them are tried. */
const FAR = 12;
const ROUNDS = 6;

/**
 * The cost of each number of open arcs; a good order has a small sum of costs. Multiplied step by step, because `**`
 * may differ in the last bit from one device to another.
 */
export function costsOf({ arcs }: Network): Float64Array {
  const costs = new Float64Array(arcs.length + 1).fill(1);
  for (let width = 1; width < costs.length; width++) costs[width] = costs[width - 1]! * GROWTH;
  return costs;
}

export function improveOrder(network: Network, order: readonly Vertex[]): readonly Vertex[] {
  const { arcs, at } = network;
  const numberOf = new Map(order.map((vertex, i) => [vertex, i]));
  /** Vertices by their numbers: the vertex at each place, the place of each, and the vertices joined with each. */
  const line = Int32Array.from(order.keys());
  const place = Int32Array.from(order.keys());
  const beside = order.map((vertex) =>
    Int32Array.from(at[vertex]!, (arc) => numberOf.get(otherEnd(arcs[arc]!.ends, vertex))!),
  );
  const widths = new Int32Array(order.length);
  const costs = costsOf(network);

  /** Counts the open arcs after each place from `low` to `high`, and returns their cost together. */
  const measure = (low: number, high: number): number => {
    let width = low === 0 ? 0 : widths[low - 1]!;
    let cost = 0;
    for (let i = low; i <= high; i++) {
      for (const other of beside[line[i]!]!) width += place[other]! < i ? -1 : 1;
      widths[i] = width;
      cost += costs[width]!;
    }
    return cost;
  };
  const move = (from: number, to: number): void => {
    const vertex = line[from]!;
    const step = to > from ? 1 : -1;
    for (let i = from; i !== to; i += step) {
      line[i] = line[i + step]!;
      place[line[i]!] = i;
    }
    line[to] = vertex;
    place[vertex] = to;
  };
  /** True if the move is an improvement; otherwise it is taken back. */
  const tried = (from: number, to: number): boolean => {
    const [low, high] = from < to ? [from, to] : [to, from];
    const before = measure(low, high);
    move(from, to);
    if (measure(low, high) < before * (1 - 1e-9)) return true;
    move(to, from);
    measure(low, high);
    return false;
  };

  measure(0, order.length - 1);
  for (let round = 0, better = true; better && round < ROUNDS; round++) {
    better = false;
    for (let from = 0; from < order.length; from++)
      for (let to = Math.max(0, from - FAR); to <= Math.min(order.length - 1, from + FAR); to++)
        if (to !== from && tried(from, to)) better = true;
  }
  return Array.from(line, (number) => order[number]!);
}

const otherEnd = ([a, b]: readonly [Vertex, Vertex], vertex: Vertex): Vertex => (a === vertex ? b : a);
