// A click on the board, where a hex may stand for itself or for one of its cities.
import { choicesAt } from '../../match/choicesAt.ts';
import type { Desk, Path } from '../../match/menu.ts';
import type { TrackFace } from '../games/face.ts';
import { isAside } from './asides.ts';

/**
 * The paths that lead there. On a board with track people may change their mind: a place that the open choice does not
 * know is searched in the choices before it. Actions of the decision itself come before actions beside it.
 */
export function waysAt(desk: Desk, path: Path, hex: string, track: TrackFace | undefined): Path[] {
  if (!track) return choicesAt(desk, path, hex);
  const ids = track.idsAt(desk.state, hex);
  for (let length = path.length; length >= 0; length--) {
    const ways = ids.flatMap((id) => choicesAt(desk, path.slice(0, length), id));
    const main = ways.filter(([first]) => !isAside(desk, first!.type));
    if (main.length > 0) return main;
    if (ways.length > 0) return ways;
    if (path[length - 1]?.open?.kind === 'list') return [];
  }
  return [];
}

/** Of several paths, the one that leads to this city, if there is one. */
export function meant(ways: Path[], stop: string | undefined): Path[] {
  const exact = stop === undefined ? [] : ways.filter((way) => Object.values(way.at(-1)!.chosen).includes(stop));
  return exact.length === 1 ? exact : ways;
}
