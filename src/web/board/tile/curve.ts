// Track as cubic curves, which can be cut where a town stands upon them.
import { round } from '../geometry.ts';
import type { BoardPicture, Point } from '../picture.ts';
import { angleOf, middleOfEdge, towards } from './edges.ts';

type Shape = BoardPicture['shape'];

export type Curve = readonly [Point, Point, Point, Point];

const mix = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

export const straight = (from: Point, to: Point): Curve => [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];

/**
 * Lengths of tangents by the number of sides between the two edges: circles of half a side, of one and a half, or
 * straight.
 */
const TANGENTS = [0, 0.385, 0.536, 0.577] as const;

/** From the middle of one edge to that of another, square to both. */
export function between(a: number, b: number, shape: Shape): Curve {
  const apart = Math.min((a - b + 6) % 6, (b - a + 6) % 6);
  const [from, to] = [middleOfEdge(a, shape), middleOfEdge(b, shape)];
  const tangent = TANGENTS[apart] ?? 0.5;
  return [from, inward(from, a, tangent, shape), inward(to, b, tangent, shape), to];
}

const inward = ({ x, y }: Point, edge: number, far: number, shape: Shape): Point => {
  const step = towards(angleOf(edge, shape), far);
  return { x: x - step.x, y: y - step.y };
};

/** From the middle of an edge to a point inside, leaving the edge square to it. */
export function toPoint(edge: number, to: Point, shape: Shape): Curve {
  const from = middleOfEdge(edge, shape);
  const reach = Math.hypot(to.x - from.x, to.y - from.y);
  const bend = inward(from, edge, reach * 0.55, shape);
  return [from, mix(from, bend, 0.9), mix(bend, to, 0.35), to];
}

/** The two parts of a curve. */
export function cutAt([a, b, c, d]: Curve, t: number): readonly [Curve, Curve] {
  const [ab, bc, cd] = [mix(a, b, t), mix(b, c, t), mix(c, d, t)];
  const [abc, bcd] = [mix(ab, bc, t), mix(bc, cd, t)];
  const at = mix(abc, bcd, t);
  return [
    [a, ab, abc, at],
    [at, bcd, cd, d],
  ];
}

export const pointAt = (curve: Curve, t: number): Point => cutAt(curve, t)[0][3];

/** The direction of the curve at `t`, in radians. */
export function headingAt(curve: Curve, t: number): number {
  const [[, , from, at], [, to]] = cutAt(curve, t);
  const far = Math.hypot(at.x - from.x, at.y - from.y) > 1e-6 ? from : curve[0];
  return Math.atan2(to.y - far.y, to.x - far.x);
}

export const reversed = ([a, b, c, d]: Curve): Curve => [d, c, b, a];

const SAMPLES = 10;

export const samplesOf = (curve: Curve): Point[] =>
  Array.from({ length: SAMPLES + 1 }, (_, i) => pointAt(curve, i / SAMPLES));

/** The path of a drawing whose hexes have this radius. */
export function pathOf(curve: Curve, radius: number): string {
  const [a, b, c, d] = curve.map(({ x, y }) => `${round(x * radius)} ${round(y * radius)}`);
  return `M${a}C${b} ${c} ${d}`;
}
