// Removes edges from a diagram that cannot be in a set of runs better than the best one known.
import type { Diagram } from './diagram.ts';
import { NEVER, type Priced, UNIT } from './priced.ts';

/**
 * With prices, each train's best run is part of the bound. A run that is worse than it by more than `slack`, the
 * distance from the bound to a better value, is in no better set. So an edge is removed if even the best run over it is
 * worse by more than that.
 */
export function thin(diagram: Diagram, { rest, costs }: Priced, slack: number): Diagram {
  const { first, edges, to, value, pattern } = diagram;
  const nodes = first.at(-1)!;
  const least = rest[0]! - slack;
  /** The most that a run can have brought when it comes to a node, over kept edges. */
  const sofar = new Int32Array(nodes).fill(NEVER);
  sofar[0] = 0;
  const number = new Int32Array(nodes);
  const next = {
    first: [0],
    edges: [] as number[],
    to: [] as number[],
    value: [] as number[],
    pattern: [] as number[],
  };
  for (let layer = 0, kept = 0; layer + 1 < first.length; layer++) {
    for (let node = first[layer]!; node < first[layer + 1]!; node++) {
      if (sofar[node] === NEVER) continue;
      number[node] = kept++;
      next.edges.push(next.to.length);
      for (let edge = edges[node]!; edge < edges[node + 1]!; edge++) {
        const gone = sofar[node]! + value[edge]! * UNIT - costs[pattern[edge]!]!;
        const end = to[edge]!;
        if (rest[end] === NEVER || gone + rest[end]! < least) continue;
        if (gone > sofar[end]!) sofar[end] = gone;
        next.to.push(end);
        next.value.push(value[edge]!);
        next.pattern.push(pattern[edge]!);
      }
    }
    next.first.push(kept);
  }
  next.edges.push(next.to.length);
  return {
    ...diagram,
    first: next.first,
    edges: new Int32Array(next.edges),
    to: new Int32Array(next.to).map((node) => number[node]!),
    value: new Int32Array(next.value),
    pattern: new Int32Array(next.pattern),
  };
}
