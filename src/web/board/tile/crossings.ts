// Crossings of track without a junction: the upper track is drawn as a bridge.
import type { TrackFacts } from '../../../engine/index.ts';
import type { Point } from '../picture.ts';
import { type Curve, cutAt, pointAt } from './curve.ts';

/** Odd, as straight lines cross in the middle, which must not lie between two steps. */
const STEPS = 31;
/** Length of the bridge to each side of the crossing, for a radius of 1. */
const HALF = 0.13;

/** The bridges of each track: parts of its curve. */
export function bridgesOf(paths: TrackFacts['paths'], tracks: readonly Curve[]): readonly (readonly Curve[])[] {
  return tracks.map((upper, j) =>
    tracks.slice(0, j).flatMap((lower, i) => {
      const meets = paths[j]!.some((end) => paths[i]!.includes(end));
      return meets ? [] : crossingsOf(upper, lower).map((t) => partAround(upper, t));
    }),
  );
}

/** The places on the upper curve where the lower one crosses it. */
function crossingsOf(upper: Curve, lower: Curve): readonly number[] {
  const [a, b] = [sampled(upper), sampled(lower)];
  return a.slice(1).flatMap((to, i) => {
    const from = a[i]!;
    const crossed = b.slice(1).some((end, k) => areCrossed(from, to, b[k]!, end));
    return crossed ? [(i + 0.5) / STEPS] : [];
  });
}

const sampled = (curve: Curve): readonly Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i) => pointAt(curve, i / STEPS));

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const areCrossed = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0;

function partAround(curve: Curve, t: number): Curve {
  const [a, , , d] = curve;
  const half = HALF / Math.max(0.3, Math.hypot(d.x - a.x, d.y - a.y));
  const [from, to] = [Math.max(0, t - half), Math.min(1, t + half)];
  return cutAt(cutAt(curve, to)[0], from / to)[1];
}
