// The map as a builder of track sees it: what the places are worth one day, and how far they are from each other.
import { EDGES, isPassable, neighbour } from '../../../engine/track/coords.ts';
import type { HexId, NodeFacts } from '../../../engine/track/facts.ts';
import { hexes, hexIds } from '../../../games/1856/hexes.ts';
import { map } from '../../../games/1856/map.ts';

/** What a place that has nothing printed on it is worth when it is built. */
const BUILT: Readonly<Record<string, number>> = { city: 30, town: 10 };
/** Cities that grow larger than others, by the label of their hex. */
const GROWS: Readonly<Record<string, number>> = { T: 60, 'B-L': 50, OO: 40 };

const highest = ({ value }: NodeFacts): number =>
  typeof value === 'number' ? value : Math.max(...Object.values(value));

function worthOn(hex: HexId): number {
  const { nodes, label } = hexes[hex]!;
  const grown = label === undefined ? 0 : (GROWS[label] ?? 0);
  return Math.max(grown, ...nodes.map((node) => highest(node) || BUILT[node.kind]!));
}

/** The hexes with places on them, and what these are worth. */
export const places: readonly { readonly hex: HexId; readonly worth: number }[] = hexIds
  .filter((hex) => hexes[hex]!.nodes.length > 0)
  .map((hex) => ({ hex, worth: worthOn(hex) }));

/** Track ends at the areas off the board, and never comes to a lake. */
const endsTrack = (hex: HexId): boolean => ['red', 'blue'].includes(hexes[hex]!.colour);

function stepsFrom(start: HexId): ReadonlyMap<HexId, number> {
  const steps = new Map([[start, 0]]);
  for (const hex of steps.keys()) {
    if (hex !== start && endsTrack(hex)) continue;
    for (const edge of EDGES) {
      const next = isPassable(map, hex, edge) ? neighbour(map, hex, edge) : null;
      if (next !== null && !steps.has(next)) steps.set(next, steps.get(hex)! + 1);
    }
  }
  return steps;
}

const ways = new Map<HexId, ReadonlyMap<HexId, number>>();

/** How many hexes further one is than the other, as track would go. */
export function stepsBetween(from: HexId, to: HexId): number {
  let steps = ways.get(from);
  if (!steps) {
    steps = stepsFrom(from);
    ways.set(from, steps);
  }
  return steps.get(to) ?? Infinity;
}
