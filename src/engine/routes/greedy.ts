// One train after the other takes its best run from the rest: the first known set, for the proof to improve on.
import type { Fleet } from './fleet.ts';
import { bestWay, type Prices, priced, thingsOf, type Way } from './priced.ts';
import { PASS } from './prices.ts';
import { type Steps, take } from './steps.ts';

/** A set of runs, one for each train of a fleet, and their value together, in units. */
export interface RunSet {
  readonly value: number;
  readonly ways: readonly Way[];
}

/** A price that nobody pays. */
const TAKEN = 2 ** 24;

/** Only for complete diagrams, in which every train may also stay where it is. */
export function greedy({ sweep, kind, diagrams }: Fleet, prices: Prices, steps: Steps): RunSet {
  const asked = prices.slice();
  const ways: Way[] = [];
  let value = 0;
  // The last kinds first: where trains are listed by size, the longest gets the first choice.
  for (let t = kind.length - 1; t >= 0; t--) {
    const diagram = diagrams[kind[t]!]!;
    take(steps, Math.ceil(diagram.to.length * PASS));
    const { way, worth } = bestWay(diagram, priced(diagram, sweep.layers, asked), sweep.layers.length);
    ways[t] = way;
    value += worth;
    for (const thing of thingsOf(sweep.layers, way)) asked[thing] = TAKEN;
  }
  return { value, ways };
}
