// Prices for what only one run can have, such that trains which choose for themselves quarrel least.
import type { Fleet } from './fleet.ts';
import { bestWay, type Priced, type Prices, priced } from './priced.ts';
import { type Steps, take } from './steps.ts';

/**
 * Whatever the prices, no set of runs brings more than the best run of each train less what it pays, and all the prices
 * together: every set pays each price at most once. The bound is proven for any prices; good ones make it sharp.
 */
export interface Bound {
  readonly prices: Prices;
  /** For each kind of train. */
  readonly priced: readonly Priced[];
  /** In units. */
  readonly upper: number;
}

/** How often the prices are moved at most. */
const ROUNDS = 120;
/** After so many rounds without a better bound the moves become smaller. */
const PATIENCE = 6;
/** A pass over an edge that is drawn already is so much cheaper than drawing it. */
export const PASS = 1 / 8;

/** `lower` is what a set of runs is known to bring, `enough` the bound at which there is nothing left to prove; in units. */
export function boundOf(fleet: Fleet, lower: number, enough: number, steps: Steps): Bound {
  const { sweep, diagrams } = fleet;
  const edges = diagrams.reduce((sum, { to }) => sum + to.length, 0);
  let prices: Prices = new Int32Array(sweep.things);
  let best: Bound | null = null;
  let stride = 1;
  let idle = 0;
  for (let round = 0; round < ROUNDS && !(best && steps.over); round++) {
    take(steps, Math.ceil(edges * PASS));
    const here = diagrams.map((diagram) => priced(diagram, sweep.layers, prices));
    const upper = here.length === 0 ? 0 : total(fleet, here) + prices.reduce((sum, price) => sum + price, 0);
    if (!best || upper < best.upper) {
      best = { prices, priced: here, upper };
      idle = 0;
    } else if (++idle >= PATIENCE) {
      stride /= 2;
      idle = 0;
    }
    if (best.upper < enough || stride < 0.02) break;
    const moved = move(prices, demand(fleet, here), stride * (upper - lower));
    if (!moved) break;
    prices = moved;
  }
  return best!;
}

const total = ({ kind }: Fleet, here: readonly Priced[]): number => kind.reduce((sum, k) => sum + here[k]!.rest[0]!, 0);

/** How many trains want each thing. */
function demand({ sweep, kind, diagrams }: Fleet, here: readonly Priced[]): Int32Array {
  const wanted = new Int32Array(sweep.things);
  for (const [k, diagram] of diagrams.entries()) {
    const trains = kind.filter((one) => one === k).length;
    for (const [i, edge] of bestWay(diagram, here[k]!, sweep.layers.length).entries()) {
      const mask = diagram.masks[diagram.pattern[edge]!]!;
      for (const [bit, thing] of sweep.layers[i]!.takes.entries())
        if ((mask & (1 << bit)) !== 0) wanted[thing] = wanted[thing]! + trains;
    }
  }
  return wanted;
}

/** Dearer where several want it, cheaper where nobody does; null when there is nothing to move. */
function move(prices: Prices, wanted: Int32Array, gap: number): Prices | null {
  let norm = 0;
  for (let i = 0; i < prices.length; i++) {
    const excess = wanted[i]! - 1;
    if (excess > 0 || (excess < 0 && prices[i]! > 0)) norm += excess * excess;
  }
  if (norm === 0) return null;
  const step = Math.max(1, Math.round(gap / norm));
  return prices.map((price, i) => Math.max(0, price + step * (wanted[i]! - 1)));
}
