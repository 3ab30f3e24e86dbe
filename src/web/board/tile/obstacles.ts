// The parts of a hex that signs should avoid: its track and stops, its neighbours', and decorated sides.
import { isNode, NODE, type TrackFacts } from '../../../engine/index.ts';
import type { BoardPicture, Point } from '../picture.ts';
import { cutAt, reversed, samplesOf } from './curve.ts';
import { APOTHEM, angleOf, cornersOfEdge, towards } from './edges.ts';
import { type Layout, layoutOf, OFF } from './placeNodes.ts';
import { UNIT } from './sizes.ts';
import { slotRadius, slotsAt, takesTokens } from './slots.ts';

type Shape = BoardPicture['shape'];

/** A point with some room around it. There are thousands, so those of a kind share their figures. */
export interface Obstacle extends Point {
  readonly kind: Kind;
}

interface Kind {
  readonly room: number;
  /** A sign nearer than this lies upon it. */
  readonly core: number;
  /** The penalty for that. */
  readonly weight: number;
}

const RAIL: Kind = { room: 6.5, core: 4, weight: 4 };
const TOWN: Kind = { room: 9, core: 6.4, weight: 12 };
const SIDE: Kind = { room: 8, core: 5, weight: 3 };
const CITY = 30;

const known = new WeakMap<Layout, readonly Obstacle[]>();

/** Computed once for all hexes with the same layout. */
export function obstaclesOf(hexTrack: TrackFacts, layout: Layout): readonly Obstacle[] {
  const obstacles = known.get(layout) ?? found(hexTrack, layout);
  known.set(layout, obstacles);
  return obstacles;
}

function found({ nodes, paths }: TrackFacts, { nodes: placed, tracks }: Layout): readonly Obstacle[] {
  const leadsOff = (end: number) => isNode(end) && nodes[end - NODE]?.kind === 'offboard';
  const drawn = tracks.map((curve, i) => {
    const [a, b] = paths[i]!;
    if (leadsOff(a)) return cutAt(reversed(curve), OFF)[0];
    return leadsOff(b) ? cutAt(curve, OFF)[0] : curve;
  });
  const rails = drawn.flatMap(samplesOf).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT, kind: RAIL }));
  const stops = nodes.flatMap((node, i): Obstacle[] => {
    const at = placed[i]!;
    if (node.kind === 'offboard') return [];
    if (!takesTokens(node)) return [{ x: at.x * UNIT, y: at.y * UNIT, kind: TOWN }];
    const radius = slotRadius(node.slots) * UNIT;
    const kind: Kind = { room: radius + 3, core: radius + 0.5, weight: CITY };
    return slotsAt(at, at.turn, node.slots).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT, kind }));
  });
  return [...rails, ...stops];
}

/** Points on a drawn side. */
const SAMPLES = [0, 1, 2, 3, 4, 5, 6];

export function alongEdge(edge: number, shape: Shape): Obstacle[] {
  const [from, to] = cornersOfEdge(edge, shape);
  return SAMPLES.map((i) => {
    const at = i / (SAMPLES.length - 1);
    return { x: (from.x + (to.x - from.x) * at) * UNIT, y: (from.y + (to.y - from.y) * at) * UNIT, kind: SIDE };
  });
}

/** The neighbour across an edge. */
export interface Beside {
  readonly edge: number;
  readonly hexTrack: TrackFacts;
}

/** The furthest reach of any sign. */
const FAR = 84;

/** Not cached: it is quick, and would be thousands of points for every edge. */
export function obstaclesBeside({ edge, hexTrack }: Beside, shape: Shape): readonly Obstacle[] {
  const offset = offsetOf(edge, shape);
  const near: Obstacle[] = [];
  for (const one of obstaclesOf(hexTrack, layoutOf(hexTrack, shape))) {
    const x = one.x + offset.x;
    const y = one.y + offset.y;
    if (x * x + y * y < FAR * FAR) near.push({ x, y, kind: one.kind });
  }
  return near;
}

/** The way from the middle of a hex to that of its neighbour. */
export const offsetOf = (edge: number, shape: Shape): Point => towards(angleOf(edge, shape), 2 * APOTHEM * UNIT);
