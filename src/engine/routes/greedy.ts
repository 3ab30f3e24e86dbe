// One train after the other takes its best run from what the others left: a start that every proof can lean on.
import type { Ways } from './combine.ts';
import type { Diagram } from './diagram.ts';
import type { Fleet } from './fleet.ts';
import { bestWay, type Prices, priced, UNIT } from './priced.ts';
import { PASS } from './prices.ts';
import { type Steps, take } from './steps.ts';

/** A price that nobody pays. */
const TAKEN = 2 ** 24;

export function greedy({ sweep, kind, diagrams }: Fleet, prices: Prices, steps: Steps): { value: number; ways: Ways } {
  const asked = Int32Array.from(prices);
  const ways: number[][] = [];
  // The last kinds first: whoever lists the trains by size gives the longest the first choice.
  for (let t = kind.length - 1; t >= 0; t--) {
    const diagram = diagrams[kind[t]!]!;
    take(steps, Math.ceil(diagram.to.length * PASS));
    const way = bestWay(diagram, priced(diagram, sweep.layers, asked), sweep.layers.length);
    ways[t] = way;
    for (const [i, edge] of way.entries())
      for (const [bit, thing] of sweep.layers[i]!.takes.entries())
        if ((maskOf(diagram, edge) & (1 << bit)) !== 0) asked[thing] = TAKEN;
  }
  const value = ways.reduce((sum, way, t) => sum + worthOf(diagrams[kind[t]!]!, way), 0);
  return { value: value * UNIT, ways };
}

const maskOf = ({ masks, pattern }: Diagram, edge: number): number => masks[pattern[edge]!]!;

const worthOf = ({ value }: Diagram, way: readonly number[]): number =>
  way.reduce((sum, edge) => sum + value[edge]!, 0);
