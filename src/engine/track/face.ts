// The face of a hex, as turned: its tile, or its print if there is no tile, and the stations added to it.
import type { Board, Extra } from './board.ts';
import {
  type End,
  type FaceFacts,
  type HexId,
  isNode,
  type MapFacts,
  NODE,
  type PathFacts,
  type TileId,
} from './facts.ts';
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
  return faceFrom({ colour, ...(label === undefined ? {} : { label }), nodes, paths: ends });
}

export function faceFrom({ colour, label, nodes, paths: ends }: FaceFacts): Face {
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

/** A tile as turned: the rotation is added to its edges. */
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
  const face = laid === undefined ? printOf(map, hex) : faceOfTile(map, laid[0], laid[1]);
  const extras = board.extras?.[hex];
  return extras === undefined ? face : faceWith(map, face, extras);
}

interface Extended {
  /** Faces by the list of stations, and by its text, since copied states have lists of their own. */
  readonly byList: WeakMap<readonly Extra[], Face>;
  readonly byText: Map<string, Face>;
}
const extended = perMap(() => new WeakMap<Face, Extended>());

/** The face with these stations on it. Always the same object for the same stations, since caches use it as a key. */
function faceWith(map: MapFacts, face: Face, extras: readonly Extra[]): Face {
  let known = extended(map).get(face);
  if (known === undefined) {
    known = { byList: new WeakMap(), byText: new Map() };
    extended(map).set(face, known);
  }
  let more = known.byList.get(extras);
  if (more === undefined) {
    const text = extras.map(({ station, on }) => `${station} ${on.join()}`).join(' ');
    more = known.byText.get(text) ?? extras.reduce((bare, extra) => withStation(map, bare, extra), face);
    known.byText.set(text, more);
    known.byList.set(extras, more);
  }
  return more;
}

export const isBetween = ([a, b]: PathFacts, [x, y]: Extra['on']): boolean =>
  (a === x && b === y) || (a === y && b === x);

/**
 * The station comes after the existing nodes. The track up to the station keeps its number; the rest is a new piece.
 */
function withStation(map: MapFacts, face: Face, { station, on }: Extra): Face {
  const node = map.stations?.[station];
  const at = face.paths.findIndex((path) => isBetween(path, on));
  if (node === undefined || at < 0) throw new Error(`no ${station} between ${on.join(' and ')}`);
  const [a, b] = face.paths[at]!;
  const middle = NODE + face.nodes.length;
  const paths = [...face.paths.with(at, [a, middle]), [middle, b] as const];
  return faceFrom({ ...face, nodes: [...face.nodes, node], paths });
}
