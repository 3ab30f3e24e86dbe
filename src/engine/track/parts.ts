// The parts into which the track falls: hexes in different parts are never joined, so nobody has to look for a way.
import type { HexId } from './facts.ts';
import { graphOf, type Vertex } from './graph.ts';
import { perTrack } from './memo.ts';

export interface Parts {
  /** Whether some stops of these hexes lie on the same part. They need not be joined by a way that a train could go. */
  mayJoin(one: HexId, other: HexId): boolean;
}

export const partsOf = perTrack((map, board): Parts => {
  const { stops, joints } = graphOf(map, board);
  const parent = new Int32Array(joints.vertices).map((_, vertex) => vertex);
  const rootOf = (vertex: Vertex): Vertex => {
    let root = vertex;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let end = 0; end < joints.halves.length; end += 2)
    parent[rootOf(joints.halves[end]! >> 1)] = rootOf(joints.halves[end + 1]! >> 1);
  const partsOn = new Map<HexId, Vertex[]>();
  for (const [vertex, { hex }] of stops.entries()) {
    const roots = partsOn.get(hex);
    if (roots === undefined) partsOn.set(hex, [rootOf(vertex)]);
    else roots.push(rootOf(vertex));
  }
  return {
    mayJoin: (one, other) => partsOn.get(one)?.some((root) => partsOn.get(other)?.includes(root)) ?? false,
  };
});
