// Tests of a tile against a company's reach: new track, higher values, the hex itself.
import { type Board, nodeId } from './board.ts';
import {
  type End,
  type HexId,
  isNode,
  type MapFacts,
  NODE,
  type NodeValue,
  type PathFacts,
  type TileId,
} from './facts.ts';
import { pieceId, type Stop } from './graph.ts';
import { trackOfTile, trackOn } from './hexTrack.ts';
import { connectedEdges } from './keepsConnections.ts';
import { keepsTrack, newTrack } from './keepsTrack.ts';
import { boardWith, type Laying, movedTo } from './layTile.ts';
import { isOffboard, type Reach, reachOf } from './reach.ts';
import { hasToken, isBlocked } from './tokens.ts';

/** A tile on a hex, and the company that would lay it. */
export interface Lay {
  readonly company: string;
  readonly hex: HexId;
  readonly tile: TileId;
  readonly rotation: number;
  /** The manner of laying the tile, if it is not the usual one. */
  readonly laying?: Laying;
}

/**
 * True if a path from a token of the company would lead over new track of the tile.
 *
 * Up to its first new piece such a path uses only old track, so the present reach answers the question without a board
 * for every tile and rotation. The path enters the hex where the new piece begins, or comes to a node from which the
 * piece starts; and it must not have crossed the side of the hex to which the piece leads. Only if the tile opens a
 * blocked city, or joins two nodes, does old track lead further than now: then the board with the tile is made. Track
 * that may vanish (`keepsConnections`) meets no other: no path on its way elsewhere goes over it.
 */
export function usesNewTrack(map: MapFacts, board: Board, lay: Lay, isTerminal = isOffboard): boolean {
  const { company, hex, tile, rotation, laying } = lay;
  const before = trackOn(map, board, hex);
  const after = trackOfTile(map, tile, rotation);
  const kept = (laying?.keeps ?? keepsTrack)(before, after);
  const fresh = newTrack(before, after, laying?.keeps);
  const reach = reachOf(map, board, company, isTerminal);
  const entered = reach.entriesAt(hex);
  const isThere = before.nodes.some((_, i) => hasToken(board, company, nodeId(hex, i)));
  if (kept === null || fresh.length === 0 || (entered.length === 0 && !isThere)) return false;

  const isReachedThen = (): boolean => {
    const next = boardWith(map, board, hex, tile, rotation, laying);
    const then = reachOf(map, next, company, isTerminal);
    return fresh.some((path) => then.uses(pieceId(hex, after.paths.indexOf(path))));
  };
  const standsThen = (node: number): boolean =>
    movedTo(board, hex, kept, node).some((standing) => standing.company === company);
  const isBlockedThen = (node: number): boolean => {
    const { kind, slots } = after.nodes[node]!;
    return kind === 'city' && movedTo(board, hex, kept, node).length >= slots && !standsThen(node);
  };
  // A token whose city is still to be chosen may stand at any of them.
  const isOpenHere = kept.open.some((i) => hasToken(board, company, nodeId(hex, i)));
  const beginsAt = (node: number): boolean => standsThen(node) || (isOpenHere && kept.among.includes(node));
  const goesThrough = (node: number, edges: readonly number[]): boolean =>
    edges.some((edge) => after.exits[node]!.includes(edge)) &&
    !isBlockedThen(node) &&
    !isTerminal({ ...after.nodes[node]!, id: nodeId(hex, node), hex });
  // If old track may vanish, the present reach answers only for paths that come to the hex for the first time.
  if (laying?.keeps) {
    const first = reach.entriesFirst(hex);
    const comesFirst = ([a, b]: PathFacts): boolean =>
      [a, b].some((end) =>
        isNode(end) ? beginsAt(end - NODE) || goesThrough(end - NODE, first) : first.includes(end),
      );
    if (fresh.some(comesFirst)) return true;
    if (!isThere && !first.some((edge) => after.edges.includes(edge))) return false;
    // A path that comes to new track over old track of the tile has left the hex and comes back: it crosses three sides,
    // or two if it began there.
    return connectedEdges(map, board, hex, after).length >= (isThere ? 2 : 3) && isReachedThen();
  }
  const usesIt = (near: End, far: End): boolean => {
    if (isNode(far)) return entered.includes(near);
    if (isNode(near) && beginsAt(near - NODE)) return true;
    const edges = before.edges.includes(far) ? reach.entriesWithout(hex, far) : entered;
    return isNode(near) ? goesThrough(near - NODE, edges) : edges.includes(near);
  };
  if (fresh.some(([a, b]) => usesIt(a, b) || usesIt(b, a))) return true;

  const leadsFurther = kept.nodes.some(
    (heir, i) =>
      heir !== null &&
      (kept.nodes.indexOf(heir) < i || (isBlocked(map, board, nodeId(hex, i), company) && !isBlockedThen(heir))),
  );
  return leadsFurther && isReachedThen();
}

const highest = (value: NodeValue): number => (typeof value === 'number' ? value : Math.max(...Object.values(value)));

/** True if a stop that the company reaches would be worth more on the tile. */
export function raisesValue(map: MapFacts, board: Board, lay: Lay, isTerminal = isOffboard): boolean {
  const before = trackOn(map, board, lay.hex);
  const after = trackOfTile(map, lay.tile, lay.rotation);
  const reach = reachOf(map, board, lay.company, isTerminal);
  return ((lay.laying?.keeps ?? keepsTrack)(before, after)?.nodes ?? []).some(
    (heir, i) =>
      heir !== null &&
      reach.comesTo(nodeId(lay.hex, i)) &&
      highest(after.nodes[heir]!.value) > highest(before.nodes[i]!.value),
  );
}

/** The semi-restrictive rule: new track on a path from a token, or a stop on such a path that is worth more. */
export const isConnectedLay = (
  map: MapFacts,
  board: Board,
  lay: Lay,
  isTerminal: (stop: Stop) => boolean = isOffboard,
) => raisesValue(map, board, lay, isTerminal) || usesNewTrack(map, board, lay, isTerminal);

/** True if a company already reaches any track on a hex. */
export function reachesTrackOn(map: MapFacts, board: Board, reach: Reach, hex: HexId): boolean {
  const { nodes, edges } = trackOn(map, board, hex);
  const entered = reach.entriesAt(hex);
  return entered.some((edge) => edges.includes(edge)) || nodes.some((_, i) => reach.comesTo(nodeId(hex, i)));
}
