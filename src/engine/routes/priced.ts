// The best run in a diagram when what it takes has a price: how much each node is still worth, and the way to get it.
import type { Diagram } from './diagram.ts';
import type { Layer } from './sweep.ts';

/** Values and prices are whole numbers, in units so small that prices can be fine. */
export const UNIT = 1024;
/** Less than any run can be worth. */
export const NEVER = -(2 ** 30);

/** The price of each thing, by its number. */
export type Prices = Int32Array;

/** What each pattern of a diagram costs. */
function patternPrices({ masks, firstPattern }: Diagram, layers: readonly Layer[], prices: Prices): Int32Array {
  const costs = new Int32Array(masks.length);
  for (const [i, { takes }] of layers.entries())
    for (let p = firstPattern[i]!; p < firstPattern[i + 1]!; p++) {
      let cost = 0;
      for (const [bit, thing] of takes.entries()) if ((masks[p]! & (1 << bit)) !== 0) cost += prices[thing]!;
      costs[p] = cost;
    }
  return costs;
}

/** A diagram with prices: the most that can still be had from each node on, and the edge that leads to it. */
export interface Priced {
  /** What each pattern costs. */
  readonly costs: Int32Array;
  readonly rest: Int32Array;
  readonly via: Int32Array;
}

export function priced(diagram: Diagram, layers: readonly Layer[], prices: Prices): Priced {
  const { first, edges, to, value, pattern } = diagram;
  const costs = patternPrices(diagram, layers, prices);
  const nodes = first.at(-1)!;
  const rest = new Int32Array(nodes);
  const via = new Int32Array(nodes).fill(-1);
  for (let node = first[layers.length]! - 1; node >= 0; node--) {
    let best = NEVER;
    for (let edge = edges[node]!; edge < edges[node + 1]!; edge++) {
      const all = value[edge]! * UNIT - costs[pattern[edge]!]! + rest[to[edge]!]!;
      if (all > best) {
        best = all;
        via[node] = edge;
      }
    }
    rest[node] = best;
  }
  return { costs, rest, via };
}

/** The edges of the best run, one for each layer. */
export function bestWay({ to }: Diagram, { via }: Priced, layers: number): number[] {
  const way: number[] = [];
  for (let node = 0; way.length < layers; node = to[way.at(-1)!]!) way.push(via[node]!);
  return way;
}
