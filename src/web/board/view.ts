// The visible part of a board: a scale and a shift, kept within bounds. Pure arithmetic.
import type { BoardPicture, Point } from './picture.ts';
import { LARGEST, READABLE } from './tile/sizes.ts';

/** A point p of the picture appears at `k * p + (x, y)`. */
export interface View extends Point {
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Frame = BoardPicture['frame'];

/** Greatest zoom, relative to the fitted board. */
const CLOSEST = 7;

/** A view of the whole frame, centred. */
export function fitted(frame: Frame, size: Size): View {
  const k = Math.min(size.width / frame.width, size.height / frame.height);
  return centred(frame, size, k);
}

const centred = (frame: Frame, size: Size, k: number): View => ({
  k,
  x: size.width / 2 - k * (frame.x + frame.width / 2),
  y: size.height / 2 - k * (frame.y + frame.height / 2),
});

/** Keeps a view within bounds: nothing beyond the frame shows as long as the frame is larger than the window. */
export function bounded(view: View, frame: Frame, size: Size): View {
  const least = fitted(frame, size);
  const k = Math.min(Math.max(view.k, least.k), least.k * CLOSEST);
  const within = (shift: number, from: number, length: number, room: number): number => {
    if (length * k <= room) return room / 2 - k * (from + length / 2);
    return Math.min(-k * from, Math.max(room - k * (from + length), shift));
  };
  return {
    k,
    x: within(view.x, frame.x, frame.width, size.width),
    y: within(view.y, frame.y, frame.height, size.height),
  };
}

/** Zooms by this factor around the point of the window under the pointer. */
export const zoomed = (view: View, factor: number, { x, y }: Point): View => ({
  k: view.k * factor,
  x: x - factor * (x - view.x),
  y: y - factor * (y - view.y),
});

export const moved = (view: View, dx: number, dy: number): View => ({ k: view.k, x: view.x + dx, y: view.y + dy });

/** Moves the view just enough to bring this point well inside the window. */
export function revealing(view: View, point: Point, size: Size, margin: number): View {
  const push = (at: number, room: number): number => {
    const edge = Math.min(margin, room / 2);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  return moved(view, push(view.k * point.x + view.x, size.width), push(view.k * point.y + view.y, size.height));
}

/** Pixels of a hex's radius that suffice for touching and reading; LARGE is as near as anybody needs. */
const HANDY = 23;
const LARGE = 46;

/** True if the fitted board's hexes are large enough for a finger. */
export const isHandy = (frame: Frame, size: Size, radius: number): boolean => fitted(frame, size).k * radius >= HANDY;

/** A view of these points, centred, with room for a hex round each, as large as that allows. */
export function closeUp(points: readonly Point[], frame: Frame, size: Size, radius: number): View {
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const margin = 2 * radius;
  const box = {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
  const { k } = fitted(box, size);
  return bounded(centred(box, size, Math.min(k, LARGE / radius)), frame, size);
}

const ends = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Radii in pixels below which a hex is far, or not yet near; the readable scale, and the largest factor on letters. */
export const details = { far: 21, near: 44, readable: READABLE, largest: LARGEST };

/** The amount of detail worth showing, by the size of a hex on the screen. */
export type Detail = 'far' | 'middle' | 'near';
export function detailOf(view: View, radius: number): Detail {
  const px = view.k * radius;
  return px < details.far ? 'far' : px < details.near ? 'middle' : 'near';
}

/** The factor on signs that keeps them readable at this scale. */
export const lettersAt = ({ k }: View): number => Math.min(LARGEST, Math.max(1, READABLE / k));
