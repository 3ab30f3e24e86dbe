// The track that a company reaches from its tokens: by paths that use no piece, no side of a hex and no stop twice.
import { type Board, hexOfNode, indexOfNode, type NodeId } from './board.ts';
import { EDGES } from './coords.ts';
import { type HexId, type MapFacts, NODE } from './facts.ts';
import { type Contents, contentsOf, halfAt, type Land, landOf, type PieceId, type Stop, vertexOf } from './ground.ts';
import { perBoard } from './memo.ts';
import { type Ask, type Found, type Halves, has, simplePaths } from './simplePaths.ts';
import { isClosed, takenSlots, tokenNodes } from './tokens.ts';

export interface Reach {
  /** Stops that a path comes to, including its start. */
  readonly stops: ReadonlySet<NodeId>;
  /** Those stops with their printed facts. */
  readonly stopsFound: readonly Stop[];
  /** Those stops that have places for tokens. */
  readonly cities: readonly NodeId[];
  /** True if a path comes to this stop. */
  comesTo(stop: NodeId): boolean;
  /** Hexes that a path enters, including bare hexes next to the end of the track. */
  readonly hexes: readonly HexId[];
  /** True if a path enters this hex. */
  enters(hex: HexId): boolean;
  /** Edges, ascending, by which a path enters each of these hexes. */
  readonly entries: ReadonlyMap<HexId, readonly number[]>;
  /** Edges by which a path enters one hex. */
  entriesAt(hex: HexId): readonly number[];
  /** Edges by which a path enters one hex without having gone over a certain side of it. */
  entriesWithout(hex: HexId, edge: number): readonly number[];
  /** Edges by which a path enters one hex for the first time, so the track on the hex does not matter. */
  entriesFirst(hex: HexId): readonly number[];
  /** True if a path leads over a piece of track from end to end. */
  uses(piece: PieceId): boolean;
  /** The work done to find stops and entries. */
  readonly steps: number;
}

export interface Manner {
  /** True if a path may go on beyond a stop. It may end at any stop, and always go on from its start. */
  passes(stop: Stop): boolean;
}

/** The track reached from these stops. */
export function reachFrom(map: MapFacts, board: Board, nodes: readonly NodeId[], { passes }: Manner): Reach {
  const track = networkOn(map, board);
  const paths = pathsOver(track, nodes, passes);
  return new TrackReach(track, paths, simplePaths(paths));
}

/** Contents of the hexes, by their numbers. A search follows them as they are. */
interface Track {
  readonly land: Land;
  readonly contents: readonly Contents[];
}

const networkOn = (map: MapFacts, board: Board): Track => ({ land: landOf(map), contents: contentsOf(map, board) });

/** A search over track, and the same search with some track left out. */
interface Paths extends Ask {
  /** True if paths go on beyond the stop of a half. */
  goesThrough(half: number): boolean;
  without(left: Left): Ask;
}

/** Track left out: all pieces of a hex; or all pieces at a side, except `but`. */
type Left =
  | { readonly hex: number }
  | { readonly side: number; readonly but: { readonly hex: number; readonly piece: number } | null };

/** Paths from these stops. They end at stops that `passes` refuses. */
function pathsOver({ land, contents }: Track, nodes: readonly NodeId[], passes: Manner['passes']): Paths {
  const { grounds, hexAt, endAt, firstStop, halves: size } = land;
  const starts = nodes.map((node) => vertexOf(land, node));
  // Passing through a start adds nothing to beginning there.
  const goesThrough = (half: number): boolean =>
    starts.includes(half >> 1) || passes(contents[hexAt[half]!]!.stops[endAt[half]! - NODE]!);

  const leaving =
    (isOpen: ((hex: number, piece: number, one: number, other: number) => boolean) | null): Ask['leave'] =>
    (here, to) => {
      const hex = hexAt[here]!;
      // A stop that no path goes through has nothing at its second half.
      if (hex < 0 || (here >= firstStop && here % 2 === 1 && !goesThrough(here))) return;
      const { ends: pieces } = contents[hex]!;
      const own = here < firstStop ? here : ~(endAt[here]! - NODE);
      for (let i = 0; i < pieces.length; i += 2) {
        if (pieces[i] !== own && pieces[i + 1] !== own) continue;
        const far = pieces[i] === own ? pieces[i + 1]! : pieces[i]!;
        const there = far < 0 ? grounds[hex]!.firstStop + 2 * ~far : far;
        if (isOpen !== null && !isOpen(hex, i >> 1, here >> 1, there >> 1)) continue;
        to(there);
        if (there >= firstStop && goesThrough(there)) to(there + 1);
      }
    };
  return {
    size,
    starts,
    goesThrough,
    leave: leaving(null),
    without(left) {
      if ('hex' in left) return { size, starts, leave: leaving((hex) => hex !== left.hex) };
      const { side, but } = left;
      return {
        size,
        starts,
        leave: leaving(
          (hex, piece, one, other) =>
            (one !== side && other !== side) || (but !== null && but.hex === hex && but.piece === piece),
        ),
      };
    },
  };
}

/** Marks on hexes while they are listed: a path has been there; the hex is in the list. */
let marks = new Uint8Array(0);
const NEAR = 1;
const LISTED = 2;

/** A class, so that rarely used parts are made when asked for: a plain object with getters is slow in every access. */
class TrackReach implements Reach {
  readonly steps: number;
  private readonly land: Land;
  private readonly contents: readonly Contents[];
  private readonly paths: Paths;
  private readonly goesOn: Halves;
  private readonly found: readonly number[];
  private madeStops: ReadonlySet<NodeId> | null = null;
  private madeCities: readonly NodeId[] | null = null;
  private madeHexes: readonly HexId[] | null = null;
  private madeEntries: ReadonlyMap<HexId, readonly number[]> | null = null;
  private withoutSide: Map<number, Halves> | null = null;
  private first: Map<HexId, readonly number[]> | null = null;

  constructor({ land, contents }: Track, paths: Paths, { goesOn, found, steps }: Found) {
    this.land = land;
    this.contents = contents;
    this.paths = paths;
    this.goesOn = goesOn;
    this.found = found;
    this.steps = steps;
  }

  get stops(): ReadonlySet<NodeId> {
    this.madeStops ??= new Set(this.stopsFound.map(({ id }) => id));
    return this.madeStops;
  }

  get stopsFound(): readonly Stop[] {
    const { land, contents, found, goesOn } = this;
    const halves: number[] = [];
    // a stop of which both halves were found is listed once, by the first
    for (const half of found)
      if (half >= land.firstStop && (half % 2 === 0 || !has(goesOn, half - 1))) halves.push(half);
    return halves.sort(ascending).map((half) => contents[land.hexAt[half]!]!.stops[land.endAt[half]! - NODE]!);
  }

  get cities(): readonly NodeId[] {
    this.madeCities ??= this.stopsFound.filter(({ slots }) => slots > 0).map(({ id }) => id);
    return this.madeCities;
  }

  comesTo(stop: NodeId): boolean {
    const { land, contents } = this;
    const hex = land.numberOf.get(hexOfNode(stop));
    if (hex === undefined || indexOfNode(stop) >= contents[hex]!.stops.length) return false;
    const half = 2 * vertexOf(land, stop);
    return has(this.goesOn, half) || has(this.goesOn, half + 1);
  }

  get hexes(): readonly HexId[] {
    this.madeHexes ??= this.hexesEntered();
    return this.madeHexes;
  }

  get entries(): ReadonlyMap<HexId, readonly number[]> {
    this.madeEntries ??= new Map(this.hexes.map((hex) => [hex, this.entriesAt(hex)]));
    return this.madeEntries;
  }

  enters(hex: HexId): boolean {
    const { sides } = this.land.grounds[this.land.numberOf.get(hex)!]!;
    return sides.some((side) => has(this.goesOn, halfAt(side, hex)));
  }

  entriesAt(hex: HexId): readonly number[] {
    return edgesEntered(this.land, this.goesOn, hex);
  }

  entriesWithout(hex: HexId, edge: number): readonly number[] {
    const { land, goesOn, paths } = this;
    const { key } = land.grounds[land.numberOf.get(hex)!]!.sides[edge]!;
    // no path comes to that side
    if (!has(goesOn, 2 * key) && !has(goesOn, 2 * key + 1)) return this.entriesAt(hex);
    this.withoutSide ??= new Map();
    let found = this.withoutSide.get(key);
    if (found === undefined) {
      found = simplePaths(paths.without({ side: key, but: null })).goesOn;
      this.withoutSide.set(key, found);
    }
    return edgesEntered(land, found, hex);
  }

  entriesFirst(hex: HexId): readonly number[] {
    const { land, paths } = this;
    this.first ??= new Map();
    let edges = this.first.get(hex);
    if (edges === undefined) {
      edges = edgesEntered(land, simplePaths(paths.without({ hex: land.numberOf.get(hex)! })).goesOn, hex);
      this.first.set(hex, edges);
    }
    return edges;
  }

  /**
   * A path that can enter the piece reaches its far end, unless it was there before. In that case it could have left
   * over the piece then, whether at a stop or at a crossing, with one exception: it may have left that crossing by
   * another piece of the same hex. Only then a second search is needed, for paths that do not.
   */
  uses(id: PieceId): boolean {
    const { land, contents, goesOn, paths } = this;
    const sign = id.indexOf(':');
    const hex = land.numberOf.get(id.slice(0, sign));
    const piece = Number(id.slice(sign + 1));
    const here = hex === undefined ? undefined : contents[hex]!;
    if (hex === undefined || here === undefined || piece >= here.pieces.length) return false;
    const { firstStop } = land.grounds[hex]!;
    const halfOf = (end: number) => (end < 0 ? firstStop + 2 * ~end : end);
    const [one, other] = [halfOf(here.ends[2 * piece]!), halfOf(here.ends[2 * piece + 1]!)];
    const setsOut = (half: number): boolean =>
      half < land.firstStop
        ? has(goesOn, half)
        : paths.goesThrough(half) && (has(goesOn, half) || has(goesOn, half + 1));
    return [[one, other] as const, [other, one] as const].some(([near, far]) => {
      if (!setsOut(near)) return false;
      if (far >= land.firstStop || here.ends.filter((end) => end === far).length === 1) return true;
      return has(simplePaths(paths.without({ side: far >> 1, but: { hex, piece } })).goesOn, far ^ 1);
    });
  }

  /** Hexes in the order in which track comes to their sides. */
  private hexesEntered(): readonly HexId[] {
    const { land, contents, goesOn, found } = this;
    const hexes: HexId[] = [];
    if (marks.length < contents.length) marks = new Uint8Array(contents.length);
    marks.fill(0);
    // a path that has come to a side has entered its hex before, or begun there
    for (const half of found) if (land.hexAt[half]! >= 0) marks[land.hexAt[half]!] = NEAR;
    const list = (half: number): void => {
      const hex = land.hexAt[half]!;
      if (hex < 0 || marks[hex]! >= LISTED || !has(goesOn, half)) return;
      marks[hex]! += LISTED;
      hexes.push(land.ids[hex]!);
    };
    for (let i = 0; i < contents.length; i++) {
      if (marks[i]! % LISTED !== NEAR) continue;
      const { ends } = contents[i]!;
      for (let k = 0; k < ends.length; k++) {
        if (ends[k]! < 0) continue;
        list(ends[k]! & ~1);
        list(ends[k]! | 1);
      }
    }
    return hexes;
  }
}

/** The edges of a hex, ascending, by which these paths enter it. */
function edgesEntered({ grounds, numberOf }: Land, goesOn: Halves, hex: HexId): readonly number[] {
  const { sides } = grounds[numberOf.get(hex)!]!;
  let edges = NOWHERE;
  for (const edge of EDGES) if (has(goesOn, halfAt(sides[edge]!, hex))) edges = [...edges, edge];
  return edges;
}

const NOWHERE: readonly number[] = [];

const ascending = (a: number, b: number): number => a - b;

/** True for off-board areas: there a run ends in every rulebook that does not say otherwise. */
export const isOffboard = (stop: Stop): boolean => stop.kind === 'offboard';

interface Known {
  readonly isTerminal: (stop: Stop) => boolean;
  readonly reach: Reach;
}
const byCompany = perBoard(() => new Map<string, Known>());

/** The track that a company reaches. A path ends at a city full of other companies' tokens and at a terminal stop. */
export function reachOf(map: MapFacts, board: Board, company: string, isTerminal = isOffboard): Reach {
  const known = byCompany(map, board);
  const last = known.get(company);
  if (last?.isTerminal === isTerminal) return last.reach;
  const track = networkOn(map, board);
  const taken = takenSlots(board);
  const passes = (stop: Stop): boolean => !isTerminal(stop) && !isClosed(stop.kind, taken.get(stop.id), company);
  const paths = pathsOver(track, tokenNodes(board, company), passes);
  const reach = new TrackReach(track, paths, simplePaths(paths));
  known.set(company, { isTerminal, reach });
  return reach;
}
