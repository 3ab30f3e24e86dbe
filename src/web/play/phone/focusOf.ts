// The hexes that the unfinished action is about: those that can be chosen next, then those that are chosen.
import type { Path } from '../../../match/menu.ts';
import type { Marks } from '../../board/picture.ts';

/** None before anything is chosen: then the whole board is looked at. */
export function focusOf(path: Path, marks: Marks): readonly string[] {
  if (path.length === 0) return [];
  return [...marks].flatMap(([hex, mark]) => (mark === 'choosable' || mark === 'chosen' ? [hex] : []));
}
