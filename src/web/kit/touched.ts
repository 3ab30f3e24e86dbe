// The hexes that differ between two boards, and the neighbours of a hex.
import { type Board, EDGES, type HexId, hexOfNode, type MapFacts, type NodeId, neighbour } from '../../engine/index.ts';

/** Compares parts by identity, as states share unchanged ones; a hex too many only costs another look. */
export function touchedBetween(map: MapFacts, a: Board, b: Board): ReadonlySet<HexId> {
  const touched = new Set<HexId>();
  for (const hex of Object.keys(map.hexes))
    if (a.laid[hex] !== b.laid[hex] || a.extras?.[hex] !== b.extras?.[hex]) touched.add(hex);
  for (const node of [...Object.keys(a.tokens), ...Object.keys(b.tokens)] as NodeId[])
    if (a.tokens[node] !== b.tokens[node]) touched.add(hexOfNode(node));
  return touched;
}

const known = new WeakMap<MapFacts, Map<HexId, readonly HexId[]>>();

export function aroundOf(map: MapFacts, hex: HexId): readonly HexId[] {
  const all = known.get(map) ?? new Map<HexId, readonly HexId[]>();
  known.set(map, all);
  const around = all.get(hex) ?? EDGES.flatMap((edge) => neighbour(map, hex, edge) ?? []);
  all.set(hex, around);
  return around;
}
