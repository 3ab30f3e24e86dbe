// Finds all vertices on paths that use no stop and no crossing twice: exactly, in time proportional to the track.
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
import { zeros } from '../core/zeros.ts';

/** Calls `to` with every half to which a piece of track leads from this one. At a stop pieces lead to both halves. */
export type Leave = (half: number, to: (half: number) => void) => void;

export interface Ask {
  /** Halves are numbers below this: those of a vertex are `2 * vertex` and one more. */
  readonly size: number;
  /** The vertices where a path may begin. */
  readonly starts: readonly number[];
  readonly leave: Leave;
}

/** A set of halves, sixteen to a number: small and quick to copy. */
export type Halves = readonly number[];

export const has = (halves: Halves, half: number): boolean => ((halves[half >> 4]! >> (half & 15)) & 1) === 1;

export interface Found {
  /** Halves from which a path can go on: it came to the other half of the same vertex. */
  readonly goesOn: Halves;
  /** `goesOn` as a list. */
  readonly found: readonly number[];
  /** Work done: ends of pieces, members of rings, and the ways to their bases. */
  readonly steps: number;
}

// State of the search under way. The three arrays are scratch buffers, shared by all searches (they never overlap) and
// left clean by each.

/** For a half that a path comes to: one more than the half it came from. */
let from = new Int32Array(0);
/** Disjoint sets, for a half in a ring: one more than the half that leads to its base. */
let ring = new Int32Array(0);
/** The number of the last meeting of two branches that saw this base. */
let seen = new Int32Array(0);
let goesOn: number[] = [];
let queue: number[] = [];
let root = 0;
let here = 0;
let meeting = 0;
let steps = 0;

export function simplePaths({ size: halves, starts, leave }: Ask): Found {
  if (from.length <= halves) makeRoom(2 * halves);
  [root, here, meeting, steps] = [halves, halves, 0, 0];
  goesOn = zeros((halves >> 4) + 1);
  queue = [];
  const found = queue;
  try {
    for (const start of starts) {
      join(2 * start);
      join(2 * start + 1);
    }
    for (let i = 0; i < found.length; i++) {
      here = found[i]!;
      leave(here, join);
    }
  } finally {
    for (const half of found) {
      from[half] = ring[half] = seen[half] = 0;
      from[half ^ 1] = ring[half ^ 1] = seen[half ^ 1] = 0;
    }
    seen[root] = 0;
  }
  return { goesOn, found, steps };
}

function makeRoom(size: number): void {
  [from, ring, seen] = [new Int32Array(size + 1), new Int32Array(size + 1), new Int32Array(size + 1)];
}

function reach(half: number): void {
  goesOn[half >> 4]! |= 1 << (half & 15);
  queue.push(half);
}

function base(half: number): number {
  let end = half;
  for (; ring[end] !== 0; steps++) end = ring[end]! - 1;
  for (let one = half; one !== end; ) {
    const next = ring[one]! - 1;
    ring[one] = end + 1;
    one = next;
  }
  return end;
}

/** The base before this one on the way back to the root. */
const before = (half: number): number => (half === root ? -1 : base(from[half ^ 1]! - 1));

/** The base at which two branches part. Both are climbed in turn, so no further than the ring is long. */
function parting(one: number, two: number): number {
  meeting += 1;
  for (let a = one, b = two; ; [a, b] = [b, a]) {
    if (a === -1) continue;
    steps += 1;
    if (seen[a] === meeting) return a;
    seen[a] = meeting;
    a = before(a);
  }
}

function close(branch: number, end: number): void {
  for (let half = base(branch); half !== end; ) {
    steps += 1;
    const inner = half ^ 1;
    const next = base(from[inner]! - 1);
    if (!has(goesOn, inner)) reach(inner);
    ring[half] = end + 1;
    if (inner !== end) ring[inner] = end + 1;
    half = next;
  }
}

function ringOf(there: number): void {
  const end = parting(base(here), base(there));
  close(here, end);
  close(there, end);
}

function join(there: number): void {
  steps += 1;
  if (has(goesOn, there)) {
    if (base(here) !== base(there)) ringOf(there);
  } else if (from[there] === 0) {
    from[there] = here + 1;
    reach(there ^ 1);
  }
}
