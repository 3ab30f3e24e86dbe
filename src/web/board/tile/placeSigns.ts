// Where figures and names are set in a hex: each in the freest place, away from track, cities and what is set already.
import { type FaceFacts, isNode, NODE } from '../../../engine/index.ts';
import { round } from '../geometry.ts';
import type { BoardPicture, Point } from '../picture.ts';
import { cutAt, reversed, samplesOf } from './curve.ts';
import { cornersOfEdge, depthOf } from './edges.ts';
import { type Layout, OFF } from './placeNodes.ts';
import { type Size, sizeOf, UNIT } from './sizes.ts';
import { slotRadius, slotsAt, takesTokens } from './slots.ts';
import type { PictureLabel, TileSign } from './tilePicture.ts';

type Shape = BoardPicture['shape'];

interface Box extends Point, Size {}

/** A sign that is to have a place. */
interface Wanted extends Size {
  readonly kind: TileSign['kind'];
}

/** Something that should not be written upon: a point with some room around it. */
interface Obstacle extends Point {
  readonly room: number;
  readonly weight: number;
}

/** How bad it is to be written upon. */
const RAIL = 1;
const CITY = 12;

const known = new WeakMap<Layout, Map<string, readonly Point[]>>();

/** Signs of the same sizes on the same layout have the same places: each is looked for once. `keepOff`: sides that are drawn. */
export function placeSigns(
  signs: readonly TileSign[],
  face: FaceFacts,
  layout: Layout,
  shape: Shape,
  keepOff: readonly number[] = [],
): readonly PictureLabel[] {
  const here = known.get(layout) ?? new Map<string, readonly Point[]>();
  known.set(layout, here);
  const boxes = signs.map((sign) => ({ kind: sign.kind, ...sizeOf(sign) }));
  const key = JSON.stringify([boxes, keepOff]);
  const obstacles = () => [...obstaclesOf(face, layout), ...keepOff.flatMap((edge) => alongEdge(edge, shape))];
  const places = here.get(key) ?? placesOf(boxes, obstacles(), shape);
  here.set(key, places);
  return signs.map((sign, i) => ({ ...sign, ...places[i]! }));
}

/** One after the other: the first ones have the choice. Lengths are units of the picture. */
function placesOf(boxes: readonly Wanted[], obstacles: readonly Obstacle[], shape: Shape): Point[] {
  const before: Box[] = [];
  const found = new Map<Wanted, Point>();
  for (const wanted of inTurn(boxes, obstacles)) {
    let best: Place = middle;
    let least = Number.POSITIVE_INFINITY;
    for (const at of placesFor(wanted.kind)) {
      const cost = costAt(wanted, at, obstacles, before, shape, least);
      if (cost < least - 1e-9) [best, least] = [at, cost];
    }
    const point = { x: round(best.x), y: round(best.y) };
    before.push({ ...wanted, ...point });
    found.set(wanted, point);
  }
  return boxes.map((wanted) => found.get(wanted)!);
}

/** Between two cities a name has few places, and figures, which are small, still have many. */
function inTurn(boxes: readonly Wanted[], obstacles: readonly Obstacle[]): readonly Wanted[] {
  const isName = ({ kind }: Wanted) => kind === 'name';
  const isCrowded = obstacles.filter(({ weight }) => weight === CITY).length > 1;
  return isCrowded ? [...boxes.filter(isName), ...boxes.filter((box) => !isName(box))] : boxes;
}

function obstaclesOf({ nodes, paths }: FaceFacts, { nodes: placed, tracks }: Layout): Obstacle[] {
  const leadsOff = (end: number) => isNode(end) && nodes[end - NODE]?.kind === 'offboard';
  const drawn = tracks.map((curve, i) => {
    const [a, b] = paths[i]!;
    if (leadsOff(a)) return cutAt(reversed(curve), OFF)[0];
    return leadsOff(b) ? cutAt(curve, OFF)[0] : curve;
  });
  const rails = drawn.flatMap(samplesOf).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT, room: 4.5, weight: RAIL }));
  const towns = nodes.flatMap((node, i): Obstacle[] => {
    const at = placed[i]!;
    if (node.kind === 'offboard') return [];
    if (!takesTokens(node)) return [{ x: at.x * UNIT, y: at.y * UNIT, room: 8, weight: 8 }];
    const room = slotRadius(node.slots) * UNIT + 2;
    return slotsAt(at, at.turn, node.slots).map(({ x, y }) => ({ x: x * UNIT, y: y * UNIT, room, weight: CITY }));
  });
  return [...rails, ...towns];
}

const EDGE = { samples: [0, 1, 2, 3, 4, 5, 6], room: 8, weight: 3 } as const;

function alongEdge(edge: number, shape: Shape): Obstacle[] {
  const [from, to] = cornersOfEdge(edge, shape);
  const { samples, room, weight } = EDGE;
  return samples.map((i) => {
    const at = i / (samples.length - 1);
    return { x: (from.x + (to.x - from.x) * at) * UNIT, y: (from.y + (to.y - from.y) * at) * UNIT, room, weight };
  });
}

interface Place extends Point {
  readonly cost: number;
}

const RINGS = [0.42, 0.52, 0.62, 0.72] as const;

const around: readonly Place[] = RINGS.flatMap((far) =>
  Array.from({ length: 24 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return { x: far * UNIT * Math.cos(angle), y: far * UNIT * Math.sin(angle), cost: 0 };
  }),
);
const middle: Place = { x: 0, y: 0, cost: 0 };

/** Names and rows of figures are wide: above or below the middle, a little to the left or right. */
const across: readonly Place[] = [0.72, -0.72, 0.6, -0.6, 0.47, -0.47, 0.34, -0.34].flatMap((y, i) =>
  [0, -0.16, 0.16, -0.3, 0.3, -0.42, 0.42].map((x, j) => ({ x: x * UNIT, y: y * UNIT, cost: i * 0.35 + j * 0.3 })),
);

/** Figures in two rows need to go aside only a little. */
const nearMiddle: readonly Place[] = [0.1, -0.1, 0.2, -0.2].flatMap((y) =>
  [0, -0.12, 0.12].map((x) => ({ x: x * UNIT, y: y * UNIT, cost: Math.abs(x) + Math.abs(y) })),
);

function placesFor(kind: TileSign['kind']): readonly Place[] {
  if (kind === 'name') return across;
  if (kind === 'columns') return [middle, ...nearMiddle, ...across];
  if (kind === 'cost' || kind === 'note') return [middle, ...around];
  return around;
}

/** How bad a place is; stops counting as soon as it is worse than the best known one. */
function costAt(
  { kind, width, height }: Wanted,
  at: Place,
  obstacles: readonly Obstacle[],
  before: readonly Box[],
  shape: Shape,
  known: number,
): number {
  const box = { x: at.x, y: at.y, width, height };
  let cost = at.cost + overhang(box, kind, shape);
  if (kind !== 'name' && kind !== 'columns') cost += 0.4 * leaning(at, kind);
  for (const other of before) {
    const w = (width + other.width) / 2 - Math.abs(at.x - other.x);
    const h = (height + other.height) / 2 - Math.abs(at.y - other.y);
    // a name may cover only a little of a figure, even if that is a tiny part of the name
    if (w > 0 && h > 0) cost += 12 + (40 * w * h) / Math.min(width * height, other.width * other.height);
  }
  for (const { x, y, room, weight } of obstacles) {
    if (cost > known) return cost;
    const dx = Math.max(0, Math.abs(x - at.x) - width / 2);
    const dy = Math.max(0, Math.abs(y - at.y) - height / 2);
    const far = dx * dx + dy * dy;
    if (far < room * room) cost += weight * (1.4 - Math.sqrt(far) / room);
    // nothing is written across a city: who stands in it could not be seen
    if (far === 0 && weight > RAIL) cost += 40;
  }
  return cost;
}

/**
 * Where one looks for a sign first: values to the right, labels to the left, costs above,
 * the id of the hex below.
 */
function leaning({ x, y }: Point, kind: TileSign['kind']): number {
  if (kind === 'id') return (Math.abs(y - 36) + Math.abs(x)) / 20;
  if (kind === 'cost' || kind === 'note') return (Math.abs(x) + Math.abs(y + 20)) / 20;
  const to = kind === 'value' ? 24 : -24;
  return (Math.abs(x - to) + Math.abs(y + 14) * 0.5) / 40;
}

/** What sticks out of the hex: a name may a little, a figure may not. */
function overhang({ x, y, width, height }: Box, kind: TileSign['kind'], shape: Shape): number {
  let cost = 0;
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const depth = depthOf({ x: (x + (sx * width) / 2) / UNIT, y: (y + (sy * height) / 2) / UNIT }, shape);
      cost += Math.max(0, depth - 0.96) * (kind === 'name' ? 15 : 30);
    }
  return cost;
}
