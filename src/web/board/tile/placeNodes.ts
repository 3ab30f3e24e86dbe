// Places of a tile's cities and towns, and the course of its track to them. Lengths are for a radius of 1.
import { type End, isNode, NODE, type TrackFacts } from '../../../engine/index.ts';
import type { BoardPicture, Point } from '../picture.ts';
import { between, type Curve, cutAt, headingAt, pointAt, reversed, samplesOf, straight, toPoint } from './curve.ts';
import { angleOf, towards } from './edges.ts';
import { reachOf } from './slots.ts';

type Shape = BoardPicture['shape'];

export interface PlacedNode extends Point {
  /** The direction of the track through it, or of its row of slots, in radians. */
  readonly turn: number;
}

export interface Layout {
  readonly nodes: readonly PlacedNode[];
  /** One for each path of the hex. */
  readonly tracks: readonly Curve[];
}

/** A possible place for a node; `cut` if it stands on the curve between its two edges. */
interface Candidate extends PlacedNode {
  readonly cut?: number;
  /** The penalty of this place. */
  readonly cost: number;
}

/** How far track that leads off the board is drawn towards the middle. */
export const OFF = 0.33;

const known = new Map<string, Layout>();

/** Computed once for all hexes that are alike. */
export function layoutOf(hexTrack: TrackFacts, shape: Shape): Layout {
  const key = `${shape} ${looksOf(hexTrack)}`;
  const layout = known.get(key) ?? arranged(hexTrack, shape);
  known.set(key, layout);
  return layout;
}

const looks = new WeakMap<TrackFacts, string>();

/** A text that is equal for all hexes with the same track and stops. */
export function looksOf(hexTrack: TrackFacts): string {
  const before = looks.get(hexTrack);
  if (before !== undefined) return before;
  const stops = hexTrack.nodes.map(({ kind, slots }) => `${kind}${slots}`);
  const text = `${stops} ${hexTrack.paths.map(([a, b]) => `${a}-${b}`)}`;
  looks.set(hexTrack, text);
  return text;
}

function arranged(hexTrack: TrackFacts, shape: Shape): Layout {
  const exits = hexTrack.nodes.map((_, i) => exitsOf(hexTrack, NODE + i));
  const nodes = best(hexTrack, exits, shape);
  const tracks = hexTrack.paths.map((path) => trackOf(path, nodes, exits, shape));
  return { nodes, tracks };
}

const exitsOf = ({ paths }: TrackFacts, node: End): number[] =>
  paths.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : [])).filter((end) => !isNode(end));

function trackOf([a, b]: readonly [End, End], nodes: readonly Candidate[], exits: number[][], shape: Shape): Curve {
  if (!isNode(a) && !isNode(b)) return between(a, b, shape);
  if (isNode(a) && isNode(b)) return straight(nodes[a - NODE]!, nodes[b - NODE]!);
  if (isNode(a)) return reversed(trackOf([b, a], nodes, exits, shape));
  const node = nodes[b - NODE]!;
  const [first, second] = exits[b - NODE]!;
  if (node.cut === undefined) return toPoint(a, node, shape);
  const [from, to] = cutAt(between(first!, second!, shape), node.cut);
  return a === first ? from : reversed(to);
}

/** The choice of places with the least overlap. */
function best(hexTrack: TrackFacts, exits: number[][], shape: Shape): Candidate[] {
  const options = hexTrack.nodes.map((_, i) => candidatesFor(hexTrack, i, exits[i]!, shape));
  let found: Candidate[] = [];
  let least = Number.POSITIVE_INFINITY;
  const choose = (chosen: Candidate[]): void => {
    const next = options[chosen.length];
    if (next) {
      for (const candidate of next) choose([...chosen, candidate]);
      return;
    }
    const cost = costOf(hexTrack, chosen, exits, shape);
    if (cost < least - 1e-9) [found, least] = [chosen, cost];
  };
  choose([]);
  return found;
}

const CUTS = [0.5, 0.4, 0.6, 0.32, 0.68, 0.25, 0.75] as const;
const ALONG = [0.46, 0.38, 0.54] as const;

function candidatesFor(hexTrack: TrackFacts, index: number, exits: number[], shape: Shape): readonly Candidate[] {
  const { kind } = hexTrack.nodes[index]!;
  const alone = hexTrack.nodes.length === 1;
  const [a, b] = exits;
  if (exits.length === 2 && (!alone || kind === 'town')) {
    const curve = between(a!, b!, shape);
    const cuts = alone ? [0.5] : CUTS;
    return cuts.map((cut) => ({
      ...pointAt(curve, cut),
      turn: headingAt(curve, cut),
      cut,
      cost: 2 * Math.abs(cut - 0.5),
    }));
  }
  if (alone) return [{ x: 0, y: 0, turn: 0, cost: 0 }];
  if (exits.length === 0) {
    const inARow = beside(index, hexTrack.nodes.length);
    return hexTrack.paths.length === 0 ? [inARow] : around(inARow);
  }
  const angle = meanOf(exits.map((edge) => angleOf(edge, shape)));
  const far = exits.length === 1 ? ALONG : ([0.3, 0.2, 0.4] as const);
  return far.map((at, i) => ({
    ...(angle === null ? { x: 0, y: 0 } : towards(angle, at)),
    turn: (angle ?? 0) + (kind === 'city' ? Math.PI / 2 : 0),
    cost: i * 0.1,
  }));
}

/** Places nodes without track in a row. */
const beside = (index: number, count: number): Candidate => ({
  x: (index - (count - 1) / 2) * (count > 2 ? 0.55 : 0.72),
  y: 0,
  turn: Math.PI / 2,
  cost: 0,
});

/** Places for a node without track beside others with track: out of their way, and near its place in the row. */
const around = (place: Candidate): readonly Candidate[] =>
  Array.from({ length: 12 }, (_, i) => {
    const at = towards((i * Math.PI) / 6, 0.38);
    return { ...place, ...at, cost: 0.05 * Math.hypot(at.x - place.x, at.y - place.y) };
  });

function meanOf(angles: readonly number[]): number | null {
  const x = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
  const y = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
  return Math.hypot(x, y) < 1e-6 ? null : Math.atan2(y, x);
}

const GAP = 0.06;
const TRACK = 0.1;

function costOf(hexTrack: TrackFacts, nodes: readonly Candidate[], exits: number[][], shape: Shape): number {
  if (nodes.length < 2) return 0;
  let cost = nodes.reduce((sum, node) => sum + node.cost, 0);
  const radii = hexTrack.nodes.map(reachOf);
  const tracks = hexTrack.paths.map((path) => ({ path, samples: samplesOf(trackOf(path, nodes, exits, shape)) }));
  for (const [i, node] of nodes.entries()) {
    for (let j = i + 1; j < nodes.length; j++) cost += 20 * short(node, nodes[j]!, radii[i]! + radii[j]! + GAP);
    for (const { path, samples } of tracks)
      if (!path.includes(NODE + i))
        cost += 6 * Math.max(...samples.map((sample) => short(node, sample, radii[i]! + TRACK)));
    cost += 8 * Math.max(0, Math.hypot(node.x, node.y) + radii[i]! - 0.8);
  }
  return cost;
}

/** How much two points fall short of their proper distance. */
const short = (a: Point, b: Point, wanted: number): number => Math.max(0, wanted - Math.hypot(a.x - b.x, a.y - b.y));
