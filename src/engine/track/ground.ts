// What each hex brings to the track on a board: its stops and pieces, made once for every face that has lain there.
import { type Board, emptyBoard, type NodeId, nodeId } from './board.ts';
import { EDGES, isPassable, neighbour, opposite } from './coords.ts';
import { type Face, faceOf, faceOfTile } from './face.ts';
import { type HexId, isNode, type MapFacts, NODE, type NodeFacts } from './facts.ts';
import { perMap, perTiles } from './memo.ts';

/** `F15:0`: the first path of what lies on F15. */
export type PieceId = string;
export const pieceId = (hex: HexId, path: number): PieceId => `${hex}:${path}`;

export interface Stop extends NodeFacts {
  readonly id: NodeId;
  readonly hex: HexId;
}

/** A side between two hexes; one that no track can cross belongs to one hex alone. */
interface Side {
  /** The same number seen from both hexes. */
  readonly key: number;
  readonly hexes: readonly [HexId, HexId | null];
  readonly edge: number;
}

interface Ground {
  readonly hex: HexId;
  readonly sides: readonly Side[];
  readonly contents: Map<Face, Contents>;
}

export interface Contents {
  readonly stops: readonly Stop[];
  readonly pieces: readonly PieceId[];
  /**
   * The two ends of each piece, one after the other. At a side: twice its key, and one more if this is its second hex. At a
   * stop: below zero, `~i` for the i-th of the hex.
   */
  readonly ends: Int32Array;
}

/** The hexes of a map with their sides. */
export type Land = ReturnType<typeof landOf>;

export const landOf = perMap((map) => {
  const ids = Object.keys(map.hexes);
  const numberOf = new Map(ids.map((id, i) => [id, i]));
  const sideAt = (id: HexId, i: number, edge: number): Side => {
    const key = i * 6 + edge;
    const other = isPassable(map, id, edge) ? neighbour(map, id, edge) : null;
    if (other === null) return { key, hexes: [id, null], edge };
    const otherKey = numberOf.get(other)! * 6 + opposite(edge);
    return key < otherKey
      ? { key, hexes: [id, other], edge }
      : { key: otherKey, hexes: [other, id], edge: opposite(edge) };
  };
  const grounds = ids.map(
    (hex, i): Ground => ({ hex, sides: EDGES.map((edge) => sideAt(hex, i, edge)), contents: new Map() }),
  );
  const sides: Side[] = [];
  for (const ground of grounds) for (const side of ground.sides) sides[side.key] = side;
  const printed = grounds.map((ground) => contentsOn(ground, faceOf(map, emptyBoard(), ground.hex)));
  return { ids, numberOf, grounds, sides, printed };
});

function contentsOn({ hex, sides, contents }: Ground, face: Face): Contents {
  let known = contents.get(face);
  if (known === undefined) {
    const endAt = (end: number): number => {
      if (isNode(end)) return ~(end - NODE);
      const { key, hexes } = sides[end]!;
      return 2 * key + (hexes[0] === hex ? 0 : 1);
    };
    known = {
      stops: face.nodes.map((node, i) => ({ ...node, id: nodeId(hex, i), hex })),
      pieces: face.paths.map((_, i) => pieceId(hex, i)),
      ends: Int32Array.from(face.paths.flatMap((path) => path.map(endAt))),
    };
    contents.set(face, known);
  }
  return known;
}

const tileOn = (map: MapFacts, laid: Board['laid'], i: number): Contents => {
  const { ids, grounds, printed } = landOf(map);
  const tile = laid[ids[i]!];
  return tile === undefined ? printed[i]! : contentsOn(grounds[i]!, faceOfTile(map, tile[0], tile[1]));
};

/** What the tiles bring, without what was added to them. */
const ofTiles = perTiles<readonly Contents[]>(
  (map, laid) => landOf(map).ids.map((_, i) => tileOn(map, laid, i)),
  (known, map, laid, hex) => {
    const i = landOf(map).numberOf.get(hex)!;
    return known.with(i, tileOn(map, laid, i));
  },
);

/** What each hex brings as the board lies. */
export function contentsOf(map: MapFacts, board: Board): readonly Contents[] {
  const contents = ofTiles(map, board);
  if (board.extras === undefined) return contents;
  const { numberOf, grounds } = landOf(map);
  const extended = contents.slice();
  for (const hex in board.extras) {
    const i = numberOf.get(hex)!;
    extended[i] = contentsOn(grounds[i]!, faceOf(map, board, hex));
  }
  return extended;
}
