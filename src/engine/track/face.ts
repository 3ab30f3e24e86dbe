// What lies on a hex, turned as it lies: the tile, or the print where there is none.
import type { Board } from './board.ts';
import { type End, type FaceFacts, type HexId, isNode, type MapFacts, NODE, type TileId } from './facts.ts';
import { perMap } from './memo.ts';

export interface Face extends FaceFacts {
  /** The edges to which each node has track, ascending. */
  readonly exits: readonly (readonly number[])[];
  /** All edges with track, ascending. */
  readonly edges: readonly number[];
}

const ascending = (edges: Iterable<number>): readonly number[] => [...new Set(edges)].sort((a, b) => a - b);

function turned({ colour, label, nodes, paths }: FaceFacts, rotation: number): Face {
  const turn = (end: End): End => (isNode(end) ? end : (end + rotation) % 6);
  const ends = paths.map(([a, b]) => [turn(a), turn(b)] as const);
  const edgesAt = (node: End) =>
    ends.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])).filter((end) => !isNode(end));
  return {
    colour,
    ...(label === undefined ? {} : { label }),
    nodes,
    paths: ends,
    exits: nodes.map((_, i) => ascending(edgesAt(NODE + i))),
    edges: ascending(ends.flat().filter((end) => !isNode(end))),
  };
}

const faces = perMap(() => ({ prints: new Map<HexId, Face>(), tiles: new Map<TileId, Face[]>() }));

/** A tile as it lies when it is turned: its edges grow by the rotation. */
export function faceOfTile(map: MapFacts, tile: TileId, rotation: number): Face {
  const { tiles } = faces(map);
  let six = tiles.get(tile);
  if (six === undefined) {
    const facts = map.tiles[tile];
    if (facts === undefined) throw new Error(`no tile ${tile}`);
    six = [0, 1, 2, 3, 4, 5].map((turns) => turned(facts, turns));
    tiles.set(tile, six);
  }
  return six[rotation]!;
}

function printOf(map: MapFacts, hex: HexId): Face {
  const { prints } = faces(map);
  let face = prints.get(hex);
  if (face === undefined) {
    const facts = map.hexes[hex];
    if (facts === undefined) throw new Error(`no hex ${hex}`);
    face = turned(facts, 0);
    prints.set(hex, face);
  }
  return face;
}

export function faceOf(map: MapFacts, board: Board, hex: HexId): Face {
  const laid = board.laid[hex];
  return laid === undefined ? printOf(map, hex) : faceOfTile(map, laid[0], laid[1]);
}
