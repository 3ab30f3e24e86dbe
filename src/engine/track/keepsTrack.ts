// Old track against new track of a hex: nodes that are kept, merged or lost, and paths that are new.

import { isNode, NODE, type PathFacts } from './facts.ts';
import type { HexTrack } from './hexTrack.ts';

/** The new place of every old node if other track may replace the old; null if it may not. */
export type Keeps = (before: HexTrack, after: HexTrack) => Kept | null;

export interface Kept {
  /** The new node for each old node; null for a town that becomes plain track. */
  readonly nodes: readonly (number | null)[];
  /** Old nodes without track for which the new track leaves a choice, */
  readonly open: readonly number[];
  /** and the new nodes they may choose from. `nodes` names a default for each of them. */
  readonly among: readonly number[];
}

const joinsPlainly = (track: HexTrack, a: number, b: number): boolean =>
  track.paths.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

const joins = (track: HexTrack, a: number, b: number): boolean =>
  joinsPlainly(track, a, b) || track.exits.some((exits) => exits.includes(a) && exits.includes(b));

/**
 * The heir of a node with track: the new node with all its exits (of several, the one with its number, else the first);
 * null for a town that becomes plain track; undefined if it is lost.
 */
function heirOf(before: HexTrack, after: HexTrack, node: number): number | null | undefined {
  const exits = before.exits[node]!;
  const holdsTokens = before.nodes[node]!.slots > 0;
  const heirs = after.nodes.flatMap(({ slots }, i) =>
    (slots > 0 || !holdsTokens) && exits.every((edge) => after.exits[i]!.includes(edge)) ? [i] : [],
  );
  if (heirs.length > 0) return heirs.includes(node) ? node : heirs[0];
  const isPlain = exits.length > 1 && exits.every((a) => exits.every((b) => a === b || joinsPlainly(after, a, b)));
  return isPlain && !holdsTokens ? null : undefined;
}

function compare(before: HexTrack, after: HexTrack): Kept | null {
  const plain = before.paths.filter(([a, b]) => !isNode(a) && !isNode(b));
  if (!plain.every(([a, b]) => joins(after, a, b))) return null;

  const heirs = before.nodes.map((_, i) => (before.exits[i]!.length > 0 ? heirOf(before, after, i) : undefined));
  const without = before.nodes.flatMap((_, i) => (before.exits[i]!.length === 0 ? [i] : []));
  if (heirs.some((heir, i) => heir === undefined && !without.includes(i))) return null;
  // Nodes may merge only if the new track has fewer of them.
  const taken = heirs.filter((heir) => typeof heir === 'number');
  if (after.nodes.length >= before.nodes.length && new Set(taken).size < taken.length) return null;

  // Nodes without track take the nodes left by those with track.
  const all = after.nodes.map((_, i) => i);
  const left = all.filter((i) => !heirs.includes(i));
  const among = left.length > 0 ? left : all;
  if (among.length === 0 && without.some((i) => before.nodes[i]!.slots > 0)) return null;
  const nodes = heirs.map((heir, i) => {
    if (heir !== undefined) return heir;
    return among.includes(i) ? i : (among[without.indexOf(i) % among.length] ?? null);
  });
  return { nodes, open: among.length > 1 ? without : [], among };
}

/** Computed once for every two of them. */
function perTracks<T>(work: (before: HexTrack, after: HexTrack) => T): (before: HexTrack, after: HexTrack) => T {
  const known = new WeakMap<HexTrack, WeakMap<HexTrack, { readonly value: T }>>();
  return (before, after) => {
    let pairs = known.get(before);
    if (pairs === undefined) {
      pairs = new WeakMap();
      known.set(before, pairs);
    }
    let found = pairs.get(after);
    if (found === undefined) {
      found = { value: work(before, after) };
      pairs.set(after, found);
    }
    return found.value;
  };
}

/**
 * Keeps all old track: edges that were joined, directly or through a node, are still joined somehow, and cities can
 * still hold tokens. Nodes merge only if there are fewer. Null if something would be lost.
 */
export const keepsTrack: Keeps = perTracks(compare);

/** Paths that were not there before. Adding or removing a town on a path does not make it new track. */
export const newTrack = (before: HexTrack, after: HexTrack, keeps = keepsTrack): readonly PathFacts[] =>
  keeps === keepsTrack ? newIfAllIsKept(before, after) : added(before, after, keeps(before, after));

const newIfAllIsKept = perTracks((before, after) => added(before, after, keepsTrack(before, after)));

function added(before: HexTrack, after: HexTrack, kept: Kept | null): readonly PathFacts[] {
  const wasPlain = (a: number, b: number): boolean =>
    joinsPlainly(before, a, b) ||
    before.exits.some((exits, i) => kept?.nodes[i] === null && exits.includes(a) && exits.includes(b));
  const wasAt = (edge: number, node: number): boolean =>
    before.exits.some((exits, i) => kept?.nodes[i] === node && exits.includes(edge)) ||
    after.exits[node]!.some((other) => joinsPlainly(before, edge, other) && !joinsPlainly(after, edge, other));
  return after.paths.filter(([a, b]) => {
    if (isNode(a)) return !wasAt(b, a - NODE);
    return isNode(b) ? !wasAt(a, b - NODE) : !wasPlain(a, b);
  });
}
