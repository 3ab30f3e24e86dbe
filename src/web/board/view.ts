// The part of a board that is in sight: a scale and a shift, kept within bounds. Pure arithmetic.
import type { BoardPicture, Point } from './picture.ts';
import { LARGEST, READABLE } from './tile/sizes.ts';

/** A point p of the picture is seen at `k * p + (x, y)`. */
export interface View extends Point {
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

type Frame = BoardPicture['frame'];

/** How far one may zoom in, relative to the fitted board. */
const CLOSEST = 7;

/** The whole frame in sight and in the middle. */
export function fitted(frame: Frame, size: Size): View {
  const k = Math.min(size.width / frame.width, size.height / frame.height);
  return centred(frame, size, k);
}

const centred = (frame: Frame, size: Size, k: number): View => ({
  k,
  x: size.width / 2 - k * (frame.x + frame.width / 2),
  y: size.height / 2 - k * (frame.y + frame.height / 2),
});

/** The same view within bounds: nothing beyond the frame is shown as long as the frame is larger than the window. */
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

/** Closer by this factor, with the point of the window under the pointer staying where it is. */
export const zoomed = (view: View, factor: number, { x, y }: Point): View => ({
  k: view.k * factor,
  x: x - factor * (x - view.x),
  y: y - factor * (y - view.y),
});

export const moved = (view: View, dx: number, dy: number): View => ({ k: view.k, x: view.x + dx, y: view.y + dy });

/** Moved no more than needed for this point of the picture to be well inside the window. */
export function revealing(view: View, point: Point, size: Size, margin: number): View {
  const push = (at: number, room: number): number => {
    const edge = Math.min(margin, room / 2);
    return at < edge ? edge - at : at > room - edge ? room - edge - at : 0;
  };
  return moved(view, push(view.k * point.x + view.x, size.width), push(view.k * point.y + view.y, size.height));
}

/** A hex whose radius has this many pixels can be touched and read; one of more is nearer than anybody needs. */
const HANDY = 23;
const LARGE = 46;

/** Whether a finger hits the hexes of the fitted board. */
export const isHandy = (frame: Frame, size: Size, radius: number): boolean => fitted(frame, size).k * radius >= HANDY;

/** These points in the middle, with room for a hex round each of them, as large as that allows. */
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

/** In pixels a hex may be far away or near; as a factor, how much larger letters are written at most. */
export const details = { far: 21, near: 44, readable: READABLE, largest: LARGEST };

/** How much is worth showing, by the size of a hex on the screen. */
export type Detail = 'far' | 'middle' | 'near';
export function detailOf(view: View, radius: number): Detail {
  const px = view.k * radius;
  return px < details.far ? 'far' : px < details.near ? 'middle' : 'near';
}

/** How much larger than usual signs have to be written, so that they can be read at this scale. */
export const lettersAt = ({ k }: View): number => Math.min(LARGEST, Math.max(1, READABLE / k));
