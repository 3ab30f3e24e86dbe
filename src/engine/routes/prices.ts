// Prices for things that only one run can have, chosen so that trains which each take their best run conflict least.
import type { Fleet } from './fleet.ts';
import { bestWay, type Priced, type Prices, priced, thingsOf } from './priced.ts';
import { type Steps, take } from './steps.ts';
import { thin } from './thin.ts';

/**
 * No set of runs brings more than this, whatever the prices: the best run of each train less its prices, plus the sum
 * of all prices. For every set pays each price at most once. Good prices make the bound sharp.
 */
export interface Bound {
  readonly prices: Prices;
  /** The trains, without anything that no better set needs, */
  readonly fleet: Fleet;
  /** and their diagrams at these prices, one for each kind of train. */
  readonly priced: readonly Priced[];
  /** In units. */
  readonly upper: number;
}

/** Number of moves without a better bound, after which the moves become smaller. */
const PATIENCE = 5;
/** Number of times that the diagrams are thinned. */
const THIN = 8;
/** The cost of passing over an existing edge, as a share of drawing it. */
export const PASS = 1 / 8;

export function boundAt(fleet: Fleet, prices: Prices, steps: Steps): Bound {
  const { diagrams, kind, sweep } = fleet;
  take(steps, Math.ceil(diagrams.reduce((sum, { to }) => sum + to.length, 0) * PASS));
  const here = diagrams.map((diagram) => priced(diagram, sweep.layers, prices));
  const upper = kind.reduce((sum, k) => sum + here[k]!.rest[0]!, 0) + prices.reduce((sum, price) => sum + price, 0);
  return { prices, fleet, priced: here, upper };
}

/** Moves the prices a number of times. `enough` is the least that would be better than the best known set, in units. */
export function sharpen(start: Bound, enough: number, moves: number, steps: Steps): Bound {
  let best = thinned(start, enough, steps);
  let last = best;
  let stride = 1;
  let idle = 0;
  for (let i = 1; i <= moves && best.upper >= enough && !steps.over; i++) {
    const prices = moved(last, stride * (last.upper - enough + 1));
    if (!prices) break;
    last = boundAt(best.fleet, prices, steps);
    if (last.upper < best.upper) {
      best = last;
      idle = 0;
    } else if (++idle >= PATIENCE) {
      stride /= 2;
      idle = 0;
      last = best;
    }
    if (i % THIN === 0) last = best = thinned(best, enough, steps);
  }
  return best;
}

function thinned(bound: Bound, enough: number, steps: Steps): Bound {
  const { fleet, prices, upper } = bound;
  if (upper < enough) return bound;
  const diagrams = fleet.diagrams.map((diagram, k) => thin(diagram, bound.priced[k]!, upper - enough));
  return boundAt({ ...fleet, diagrams }, prices, steps);
}

/**
 * Raises prices of things that several trains want, lowers those that nobody wants; null if nothing is to be changed.
 */
function moved({ fleet, prices, priced: here }: Bound, gap: number): Prices | null {
  const { sweep, kind, diagrams } = fleet;
  const wanted = new Int32Array(sweep.things);
  for (const [k, diagram] of diagrams.entries()) {
    const trains = kind.filter((one) => one === k).length;
    for (const thing of thingsOf(sweep.layers, bestWay(diagram, here[k]!, sweep.layers.length).way))
      wanted[thing] = wanted[thing]! + trains;
  }
  let norm = 0;
  for (let i = 0; i < prices.length; i++) {
    const excess = wanted[i]! - 1;
    if (excess > 0 || (excess < 0 && prices[i]! > 0)) norm += excess * excess;
  }
  if (norm === 0) return null;
  const step = Math.max(1, Math.round(gap / norm));
  return prices.map((price, i) => Math.max(0, price + step * (wanted[i]! - 1)));
}
