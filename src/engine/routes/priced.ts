// The best run in a diagram with prices: the most still to be gained from each node, and the edge that leads to it.
import type { Diagram } from './diagram.ts';
import type { Layer } from './sweep.ts';

/** Values and prices are whole numbers, in units so small that prices can be fine. */
export const UNIT = 1024;
/** Less than any run can be worth. */
export const NEVER = -(2 ** 30);

/** The price of each thing, by its number. */
export type Prices = Int32Array;

/** A diagram with prices. */
export interface Priced {
  /** The price of each pattern. */
  readonly costs: Int32Array;
  /** The most that can still be gained from each node, less its price, and the edge that leads to it. */
  readonly rest: Int32Array;
  readonly via: Int32Array;
}

/** Things that a run takes in each layer of the sweep, as bits. */
export type Way = readonly number[];

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

function patternPrices({ masks, firstPattern }: Diagram, layers: readonly Layer[], prices: Prices): Int32Array {
  const costs = new Int32Array(masks.length);
  for (let i = 0; i < layers.length; i++) {
    const { takes } = layers[i]!;
    for (let p = firstPattern[i]!; p < firstPattern[i + 1]!; p++) {
      let cost = 0;
      for (let bit = 0, mask = masks[p]!; mask !== 0; bit++, mask >>>= 1) if (mask & 1) cost += prices[takes[bit]!]!;
      costs[p] = cost;
    }
  }
  return costs;
}

/** The best run, and its value without regard to prices, in units. */
export function bestWay(
  { to, value, masks, pattern }: Diagram,
  { via }: Priced,
  layers: number,
): { way: Way; worth: number } {
  const way: number[] = [];
  let worth = 0;
  for (let node = 0; way.length < layers; ) {
    const edge = via[node]!;
    way.push(masks[pattern[edge]!]!);
    worth += value[edge]! * UNIT;
    node = to[edge]!;
  }
  return { way, worth };
}

/** Things that a run takes. */
export function thingsOf(layers: readonly Layer[], way: Way): number[] {
  const things: number[] = [];
  for (let i = 0; i < way.length; i++)
    for (let bit = 0, mask = way[i]!; mask !== 0; bit++, mask >>>= 1) if (mask & 1) things.push(layers[i]!.takes[bit]!);
  return things;
}
