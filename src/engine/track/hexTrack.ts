// What lies on a hex, as turned: its tile, or its print if there is no tile, and the stations added to it.
import type { Board, Extra } from './board.ts';
import {
  type End,
  type HexId,
  isNode,
  type MapFacts,
  NODE,
  type PathFacts,
  type TileId,
  type TrackFacts,
} from './facts.ts';
import { perMap } from './memo.ts';

export interface HexTrack extends TrackFacts {
  /** The edges to which each node has track, ascending. */
  readonly exits: readonly (readonly number[])[];
  /** All edges with track, ascending. */
  readonly edges: readonly number[];
}

const ascending = (edges: Iterable<number>): readonly number[] => [...new Set(edges)].sort((a, b) => a - b);

function turned({ colour, label, nodes, paths }: TrackFacts, rotation: number): HexTrack {
  const turn = (end: End): End => (isNode(end) ? end : (end + rotation) % 6);
  const ends = paths.map(([a, b]) => [turn(a), turn(b)] as const);
  return trackFrom({ colour, ...(label === undefined ? {} : { label }), nodes, paths: ends });
}

export function trackFrom({ colour, label, nodes, paths: ends }: TrackFacts): HexTrack {
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

const tracks = perMap(() => ({ prints: new Map<HexId, HexTrack>(), tiles: new Map<TileId, HexTrack[]>() }));

/** A tile as turned: the rotation is added to its edges. */
export function trackOfTile(map: MapFacts, tile: TileId, rotation: number): HexTrack {
  const { tiles } = tracks(map);
  let six = tiles.get(tile);
  if (six === undefined) {
    const facts = map.tiles[tile];
    if (facts === undefined) throw new Error(`no tile ${tile}`);
    six = [0, 1, 2, 3, 4, 5].map((turns) => turned(facts, turns));
    tiles.set(tile, six);
  }
  return six[rotation]!;
}

function printOf(map: MapFacts, hex: HexId): HexTrack {
  const { prints } = tracks(map);
  let track = prints.get(hex);
  if (track === undefined) {
    const facts = map.hexes[hex];
    if (facts === undefined) throw new Error(`no hex ${hex}`);
    track = turned(facts, 0);
    prints.set(hex, track);
  }
  return track;
}

export function trackOn(map: MapFacts, board: Board, hex: HexId): HexTrack {
  const laid = board.laid[hex];
  const track = laid === undefined ? printOf(map, hex) : trackOfTile(map, laid[0], laid[1]);
  const extras = board.extras?.[hex];
  return extras === undefined ? track : trackWith(map, track, extras);
}

interface Extended {
  /** By the list of stations, and by its text, since copied states have lists of their own. */
  readonly byList: WeakMap<readonly Extra[], HexTrack>;
  readonly byText: Map<string, HexTrack>;
}
const extended = perMap(() => new WeakMap<HexTrack, Extended>());

/** The track with these stations on it. Always the same object for the same stations, since caches use it as a key. */
function trackWith(map: MapFacts, track: HexTrack, extras: readonly Extra[]): HexTrack {
  let known = extended(map).get(track);
  if (known === undefined) {
    known = { byList: new WeakMap(), byText: new Map() };
    extended(map).set(track, known);
  }
  let more = known.byList.get(extras);
  if (more === undefined) {
    const text = extras.map(({ station, on }) => `${station} ${on.join()}`).join(' ');
    more = known.byText.get(text) ?? extras.reduce((bare, extra) => withStation(map, bare, extra), track);
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
function withStation(map: MapFacts, track: HexTrack, { station, on }: Extra): HexTrack {
  const node = map.stations?.[station];
  const at = track.paths.findIndex((path) => isBetween(path, on));
  if (node === undefined || at < 0) throw new Error(`no ${station} between ${on.join(' and ')}`);
  const [a, b] = track.paths[at]!;
  const middle = NODE + track.nodes.length;
  const paths = [...track.paths.with(at, [a, middle]), [middle, b] as const];
  return trackFrom({ ...track, nodes: [...track.nodes, node], paths });
}
