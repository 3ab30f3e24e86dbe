// Where paths can get that use no stop and no crossing twice: the exact answer, in time proportional to the track.
//
// A breadth-first search finds walks, and a walk may turn round in a loop and come back over its own track, which a
// train may not. Trying all simple paths would take exponential time. But the rule of the crossings
// (in over one hex, out over the other) makes this the search for alternating paths, which Edmonds solved: cut every
// vertex into two halves. A crossing has one for either hex, a stop has two alike. The track joins halves of different
// vertices, and a path that comes to one half of a vertex goes on from its other half: so it takes a piece of track,
// steps over a vertex, takes a piece, and so on. The steps over vertices are a matching, and the halves from which a
// path can go on are those which alternating paths reach with an even number of steps. Edmonds grows a tree of such
// paths from the root; where two of its branches meet, the odd ring that they close (a blossom) can be gone round
// either way, so all of its halves are reached, and it is taken together as one. Each half is looked at once, and the
// rings are kept as disjoint sets: a few steps for each end of a piece, whatever the track is like.
import type { Graph, Vertex } from './graph.ts';

export interface Ask {
  readonly graph: Graph;
  /** Where a path may begin: stops, or a crossing with track open on one side only. */
  readonly starts: readonly Vertex[];
  /** For each stop: whether a path may go through. */
  readonly passes: readonly boolean[];
  /** For each piece: whether a path may use it; all of them where this is not given. */
  readonly isOpen?: (piece: number) => boolean;
  /** At this vertex no path may begin, and only this one piece may be used; null: no piece at all. */
  readonly only?: { readonly vertex: Vertex; readonly piece: number | null };
}

export interface Found {
  /** For each half, `2 * vertex` and `2 * vertex + 1`: 1 where a path comes to the other half and can go on from this one. */
  readonly goesOn: Uint8Array;
  /** How much was looked at: ends of pieces, members of rings, and the ways to their bases. */
  readonly steps: number;
}

/** What one search needs and the next one may use again: searches do not overlap. */
interface Scratch {
  /** For a half to which a path comes: the half from which it came. -1: no path comes there. */
  readonly from: Int32Array;
  /** Disjoint sets: a half leads to the base of the ring that it is part of. */
  readonly ring: Int32Array;
  readonly seen: Int32Array;
}

let scratch: Scratch = { from: new Int32Array(), ring: new Int32Array(), seen: new Int32Array() };

function scratchOf(size: number): Scratch {
  if (scratch.from.length < size) {
    const more = 2 * size;
    scratch = { from: new Int32Array(more), ring: new Int32Array(more), seen: new Int32Array(more) };
  }
  scratch.from.fill(-1, 0, size);
  scratch.seen.fill(0, 0, size);
  for (let half = 0; half < size; half++) scratch.ring[half] = half;
  return scratch;
}

export function simplePaths({ graph, starts, passes, isOpen, only }: Ask): Found {
  const stops = graph.stops.length;
  const { vertices, halves, first, pieces } = graph.joints;
  const root = 2 * vertices;
  const goesOn = new Uint8Array(root + 1);
  const { from, ring, seen } = scratchOf(root + 1);
  const queue: number[] = [];
  let steps = 0;
  let meeting = 0;

  const reach = (half: number): void => {
    goesOn[half] = 1;
    queue.push(half);
  };
  const base = (half: number): number => {
    let end = half;
    for (; ring[end] !== end; steps++) end = ring[end]!;
    for (let one = half; one !== end; ) {
      const next = ring[one]!;
      ring[one] = end;
      one = next;
    }
    return end;
  };
  /** The base before this one on the way back to the root. */
  const before = (half: number): number => (half === root ? -1 : base(from[half ^ 1]!));

  /** The base at which two branches part: both are climbed in turn, so no further than the ring is long. */
  const parting = (one: number, two: number): number => {
    meeting += 1;
    for (let a = one, b = two; ; [a, b] = [b, a]) {
      if (a === -1) continue;
      steps += 1;
      if (seen[a] === meeting) return a;
      seen[a] = meeting;
      a = before(a);
    }
  };
  const close = (branch: number, end: number): void => {
    for (let half = base(branch); half !== end; ) {
      steps += 1;
      const inner = half ^ 1;
      const next = base(from[inner]!);
      if (!goesOn[inner]) reach(inner);
      ring[half] = end;
      ring[inner] = end;
      half = next;
    }
  };
  const join = (here: number, there: number): void => {
    steps += 1;
    if (goesOn[there]) {
      if (base(here) !== base(there)) ringOf(here, there);
    } else if (from[there] === -1) {
      from[there] = here;
      reach(there ^ 1);
    }
  };
  const ringOf = (here: number, there: number): void => {
    const end = parting(base(here), base(there));
    close(here, end);
    close(there, end);
  };

  reach(root);
  for (let i = 0; i < queue.length; i++) {
    const here = queue[i]!;
    if (here === root) {
      for (const start of starts)
        if (start !== only?.vertex) {
          join(root, 2 * start);
          join(root, 2 * start + 1);
        }
      continue;
    }
    const vertex = here >> 1;
    const isStop = vertex < stops;
    // A stop that no path goes through has nothing at its second half.
    if (isStop && here % 2 === 1 && !passes[vertex]) continue;
    const end = first[vertex + 1]!;
    for (let k = first[vertex]!; k < end; k++) {
      const piece = pieces[k]!;
      if (isOpen && !isOpen(piece)) continue;
      const near = halves[2 * piece]! >> 1 === vertex ? 2 * piece : 2 * piece + 1;
      if (!isStop && halves[near] !== here) continue;
      const there = halves[near ^ 1]!;
      const other = there >> 1;
      if (only !== undefined && piece !== only.piece && (vertex === only.vertex || other === only.vertex)) continue;
      join(here, there);
      if (other < stops && passes[other]) join(here, there + 1);
    }
  }
  return { goesOn, steps };
}
