// A map as a builder of track sees it: the future value of its places, and the distances between them.
import { EDGES, type HexId, isPassable, type MapFacts, type NodeFacts, neighbour } from '../../engine/index.ts';

export interface Land {
  readonly map: MapFacts;
  /** Hexes with places on them, and the value of these. */
  readonly places: readonly { readonly hex: HexId; readonly worth: number }[];
  /** The distance between two hexes along possible track. */
  stepsBetween(from: HexId, to: HexId): number;
}

export interface Grown {
  /** Value of a place without a printed value once it is built, by its kind, */
  readonly built: Readonly<Record<string, number>>;
  /** and the final value of cities that grow larger than others, by the label of their hex. */
  readonly labels: Readonly<Record<string, number>>;
}

export function landOf(map: MapFacts, grown: Grown): Land {
  const ways = new Map<HexId, ReadonlyMap<HexId, number>>();
  return {
    map,
    places: Object.keys(map.hexes)
      .filter((hex) => map.hexes[hex]!.nodes.length > 0)
      .map((hex) => ({ hex, worth: worthOn(map, grown, hex) })),
    stepsBetween(from, to) {
      let steps = ways.get(from);
      if (!steps) {
        steps = stepsFrom(map, from);
        ways.set(from, steps);
      }
      return steps.get(to) ?? Infinity;
    },
  };
}

/** The highest printed value of a place. */
export const highest = ({ value }: NodeFacts): number =>
  typeof value === 'number' ? value : Math.max(...Object.values(value));

function worthOn(map: MapFacts, { built, labels }: Grown, hex: HexId): number {
  const { nodes, label, futureLabel } = map.hexes[hex]!;
  const grows = Math.max(labels[label ?? ''] ?? 0, labels[futureLabel?.label ?? ''] ?? 0);
  return Math.max(grows, ...nodes.map((node) => highest(node) || built[node.kind]!));
}

/** True where track ends (areas off the board) or never comes (lakes). */
const endsTrack = (map: MapFacts, hex: HexId): boolean => ['red', 'blue'].includes(map.hexes[hex]!.colour);

function stepsFrom(map: MapFacts, start: HexId): ReadonlyMap<HexId, number> {
  const steps = new Map([[start, 0]]);
  for (const hex of steps.keys()) {
    if (hex !== start && endsTrack(map, hex)) continue;
    for (const edge of EDGES) {
      const next = isPassable(map, hex, edge) ? neighbour(map, hex, edge) : null;
      if (next !== null && !steps.has(next)) steps.set(next, steps.get(hex)! + 1);
    }
  }
  return steps;
}
