// Prices for what only one run can have, such that trains which choose for themselves quarrel least.
import type { Fleet } from './fleet.ts';
import { bestWay, type Priced, type Prices, priced, thingsOf } from './priced.ts';
import { type Steps, take } from './steps.ts';
import { thin } from './thin.ts';

/**
 * Whatever the prices, no set of runs brings more than the best run of each train less what it pays, and all the prices
 * together: every set pays each price at most once. The bound is proven for any prices; good ones make it sharp.
 */
export interface Bound {
  readonly prices: Prices;
  /** The trains, less what no better set needs, */
  readonly fleet: Fleet;
  /** and what is worth how much there at these prices, for each kind of train. */
  readonly priced: readonly Priced[];
  /** In units. */
  readonly upper: number;
}

/** The first moves are so long, of what would close the gap if all went well. */
const STRIDE = 0.8;
/** After so many moves without a better bound they become shorter. */
const PATIENCE = 4;
/** How much a new wish counts against the old ones. */
const NEWS = 0.2;
/** How often the diagrams are thinned. */
const THIN = 8;
/** A pass over an edge that is drawn already is so much cheaper than drawing it. */
export const PASS = 1 / 8;

export function boundAt(fleet: Fleet, prices: Prices, steps: Steps): Bound {
  const { diagrams, kind, sweep } = fleet;
  take(steps, Math.ceil(diagrams.reduce((sum, { to }) => sum + to.length, 0) * PASS));
  const here = diagrams.map((diagram) => priced(diagram, sweep.layers, prices));
  const upper = kind.reduce((sum, k) => sum + here[k]!.rest[0]!, 0) + prices.reduce((sum, price) => sum + price, 0);
  return { prices, fleet, priced: here, upper };
}

/**
 * Moves the prices a number of times, away from the best ones so far: dearer where several trains want a thing, cheaper
 * where nobody does. What they want is averaged over the moves, for alike trains all want the same at a time.
 * `enough` is the least that would be better than what is known, in units.
 */
export function sharpen(start: Bound, enough: number, moves: number, steps: Steps): Bound {
  let best = thinned(start, enough, steps);
  let wanted = wants(best);
  let stride = STRIDE;
  let idle = 0;
  for (let i = 1; i <= moves && best.upper >= enough && !steps.over; i++) {
    const prices = moved(best.prices, wanted, stride * (best.upper - enough + 1));
    if (!prices) break;
    const next = boundAt(best.fleet, prices, steps);
    const now = wants(next);
    wanted = wanted.map((amount, thing) => amount + NEWS * (now[thing]! - amount));
    if (next.upper < best.upper) {
      best = next;
      idle = 0;
      stride *= 1.1;
    } else if (++idle >= PATIENCE) {
      stride *= 0.66;
      idle = 0;
    }
    if (i % THIN === 0) best = thinned(best, enough, steps);
  }
  return best;
}

function thinned(bound: Bound, enough: number, steps: Steps): Bound {
  const { fleet, prices, upper } = bound;
  if (upper < enough) return bound;
  const diagrams = fleet.diagrams.map((diagram, k) => thin(diagram, bound.priced[k]!, upper - enough));
  return boundAt({ ...fleet, diagrams }, prices, steps);
}

/** How many trains want each thing at these prices. */
function wants({ fleet: { sweep, kind, diagrams }, priced: here }: Bound): Float64Array {
  const wanted = new Float64Array(sweep.things);
  for (const [k, diagram] of diagrams.entries()) {
    const trains = kind.filter((one) => one === k).length;
    for (const thing of thingsOf(sweep.layers, bestWay(diagram, here[k]!, sweep.layers.length).way))
      wanted[thing] = wanted[thing]! + trains;
  }
  return wanted;
}

/** Null when there is nothing to move. */
function moved(prices: Prices, wanted: Float64Array, gap: number): Prices | null {
  let norm = 0;
  for (let i = 0; i < prices.length; i++) {
    const excess = wanted[i]! - 1;
    if (excess > 0 || prices[i]! > 0) norm += excess * excess;
  }
  if (norm < 1e-9) return null;
  return prices.map((price, i) => Math.max(0, Math.round(price + (gap / norm) * (wanted[i]! - 1))));
}
