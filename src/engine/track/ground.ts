// The stops and pieces of each hex, made once for all track that has lain there.
import { numbered } from '../core/named.ts';
import { type Board, emptyBoard, hexOfNode, indexOfNode, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { type HexId, isNode, type MapFacts, NODE, type NodeFacts } from './facts.ts';
import { type HexTrack, trackOfTile, trackOn } from './hexTrack.ts';
import { perMap, perTiles, perTrack } from './memo.ts';

/** `F15:0`: the first path of what lies on F15. */
export type PieceId = string;
export const pieceId: (hex: HexId, path: number) => PieceId = numbered(':');

export interface Stop extends NodeFacts {
  readonly id: NodeId;
  readonly hex: HexId;
}

/** A side between two hexes. A side that no track can cross belongs to one hex alone. */
interface Side {
  /** The number of the side, equal for both hexes. */
  readonly key: number;
  readonly hexes: readonly [HexId, HexId | null];
  readonly edge: number;
}

interface Ground {
  readonly hex: HexId;
  readonly sides: readonly Side[];
  /** The first half of its first stop. */
  readonly firstStop: number;
  readonly contents: Map<HexTrack, Contents>;
}

export interface Contents {
  readonly stops: readonly Stop[];
  readonly pieces: readonly PieceId[];
  /**
   * The two ends of each piece, one after the other. At a side: the half of it that belongs to this hex. At a stop: below
   * zero, `~i` for the i-th of the hex.
   */
  readonly ends: Int32Array;
}

/**
 * The hexes of a map with their sides. Each side and each stop has a fixed number, whatever lies there, and two halves,
 * twice that number and one more. A side has one half for each of its hexes; at a stop both are alike.
 */
export type Land = ReturnType<typeof landOf>;

export const landOf = perMap((map) => {
  const ids = Object.keys(map.hexes);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const sides: Side[] = [];
  const sidesOf = ids.map((): Side[] => []);
  for (const [i, id] of ids.entries())
    for (const edge of EDGES) {
      const other = isPassable(map, id, edge) ? neighbour(map, id, edge) : null;
      const there = other === null ? undefined : sidesOf[numberOf.get(other)!]![opposite(edge)];
      const side = there ?? { key: sides.length, hexes: [id, other] as const, edge };
      if (!there) sides.push(side);
      sidesOf[i]!.push(side);
    }

  const most = mostStops(map);
  const firstStop = 2 * sides.length;
  const halves = firstStop + 2 * most * ids.length;
  /** For each half: the number of its hex, -1 beyond the edge of the map, and which end of that hex it is. */
  const hexAt = new Int32Array(halves).fill(-1);
  const endAt = new Int32Array(halves);
  const grounds = ids.map((hex, i): Ground => {
    const own = firstStop + 2 * most * i;
    for (const [edge, side] of sidesOf[i]!.entries()) setEnd(halfAt(side, hex), i, edge);
    for (let k = 0; k < 2 * most; k++) setEnd(own + k, i, NODE + (k >> 1));
    return { hex, sides: sidesOf[i]!, firstStop: own, contents: new Map() };
  });
  const printed = grounds.map((ground) => contentsOn(ground, trackOn(map, emptyBoard(), ground.hex)));
  /** Numbers of stops by id, filled in as they are asked for. */
  const vertices = new Map<NodeId, number>();
  return { ids, numberOf, grounds, sides, printed, firstStop, halves, hexAt, endAt, vertices };

  function setEnd(half: number, hex: number, end: number): void {
    hexAt[half] = hex;
    endAt[half] = end;
  }
});

/** The most stops that a hex can come to have: stations are added to plain track. */
const mostStops = ({ hexes, tiles, stations }: MapFacts): number =>
  [...Object.values(hexes), ...Object.values(tiles)].reduce(
    (most, { nodes, paths }) => Math.max(most, nodes.length + (stations ? paths.length : 0)),
    0,
  );

/** The half of a side that belongs to a hex. */
export const halfAt = ({ key, hexes }: Side, hex: HexId): number => 2 * key + (hexes[0] === hex ? 0 : 1);

/** The number of a stop of the land. */
export function vertexOf({ grounds, numberOf, vertices }: Land, node: NodeId): number {
  let vertex = vertices.get(node);
  if (vertex === undefined) {
    vertex = (grounds[numberOf.get(hexOfNode(node))!]!.firstStop >> 1) + indexOfNode(node);
    vertices.set(node, vertex);
  }
  return vertex;
}

function contentsOn({ hex, sides, contents }: Ground, track: HexTrack): Contents {
  let known = contents.get(track);
  if (known === undefined) {
    const endAt = (end: number): number => (isNode(end) ? ~(end - NODE) : halfAt(sides[end]!, hex));
    known = {
      stops: track.nodes.map((node, i) => ({ ...node, id: nodeId(hex, i), hex })),
      pieces: track.paths.map((_, i) => pieceId(hex, i)),
      ends: Int32Array.from(track.paths.flatMap((path) => path.map(endAt))),
    };
    contents.set(track, known);
  }
  return known;
}

/** Contents of the i-th hex, without added stations. */
export const tileOn = (map: MapFacts, laid: Board['laid'], i: number): Contents => {
  const { ids, grounds, printed } = landOf(map);
  const tile = laid[ids[i]!];
  return tile === undefined ? printed[i]! : contentsOn(grounds[i]!, trackOfTile(map, tile[0], tile[1]));
};

/** Contents of all hexes, without added stations. */
export const contentsOfTiles = perTiles<readonly Contents[]>(
  (map, laid) => {
    const all: Contents[] = [];
    for (let i = 0; i < landOf(map).ids.length; i++) all.push(tileOn(map, laid, i));
    return all;
  },
  (known, map, laid, hex) => {
    const i = landOf(map).numberOf.get(hex)!;
    const next = known.slice();
    next[i] = tileOn(map, laid, i);
    return next;
  },
);

const withExtras = perTrack((map, board): readonly Contents[] => {
  const { numberOf, grounds } = landOf(map);
  const contents = contentsOfTiles(map, board).slice();
  for (const hex in board.extras) {
    const i = numberOf.get(hex)!;
    contents[i] = contentsOn(grounds[i]!, trackOn(map, board, hex));
  }
  return contents;
});

/** Contents of all hexes on this board. */
export const contentsOf = (map: MapFacts, board: Board): readonly Contents[] =>
  board.extras === undefined ? contentsOfTiles(map, board) : withExtras(map, board);
