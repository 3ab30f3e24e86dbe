// The parts into which the track falls: hexes in different parts are never joined, so nobody has to look for a way.
import type { HexId } from './facts.ts';
import { graphOf, type Vertex } from './graph.ts';
import { perTrack } from './memo.ts';

export interface Parts {
  /** Whether some stops of these hexes lie on the same part. They need not be joined by a way that a train could go. */
  mayJoin(one: HexId, other: HexId): boolean;
}

export const partsOf = perTrack((map, board): Parts => {
  const graph = graphOf(map, board);
  const { vertices, halves } = graph.joints;
  const parent = new Int32Array(vertices);
  for (let vertex = 0; vertex < vertices; vertex++) parent[vertex] = vertex;
  const rootOf = (vertex: Vertex): Vertex => {
    let root = vertex;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let end = 0; end < halves.length; end += 2) parent[rootOf(halves[end]! >> 1)] = rootOf(halves[end + 1]! >> 1);
  return {
    mayJoin(one, other) {
      const roots = graph.stopsOn(one).map(rootOf);
      return graph.stopsOn(other).some((stop) => roots.includes(rootOf(stop)));
    },
  };
});
