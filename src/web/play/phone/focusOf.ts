// The hexes of the unfinished action: those that can be chosen next, then the chosen ones; for running trains, their
// stops.
import type { Path } from '../../../match/menu.ts';
import type { BoardPicture, Marks, Point } from '../../board/picture.ts';

/** Empty before anything is chosen: then the whole board is shown. */
export function focusOf(
  path: Path,
  marks: Marks,
  { hexes, runs = [] }: Pick<BoardPicture, 'hexes' | 'runs'>,
): string[] {
  if (path.length === 0) return [];
  const asked = [...marks].flatMap(([hex, mark]) => (mark === 'choosable' || mark === 'chosen' ? [hex] : []));
  if (asked.length > 0) return asked;
  const stops = runs.flatMap((run) => run.stops);
  return [...new Set(stops.map((stop) => nearest(stop, hexes).id))];
}

const nearest = <H extends Point>(point: Point, hexes: readonly H[]): H =>
  hexes.reduce((best, hex) => (distance(point, hex) < distance(point, best) ? hex : best));

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
