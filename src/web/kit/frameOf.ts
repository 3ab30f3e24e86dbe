// The visible frame of a fitted board.
import type { MapFacts } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { BoardPicture } from '../board/picture.ts';
import { frameAround } from './inset.ts';
import type { RailFace } from './railFace.ts';

const MARGIN = 31;
/** Room for the names at cut links. */
const WIDE_MARGIN = 48;

const frames = new WeakMap<MapFacts, BoardPicture['frame']>();

/** One object per map: a board with the same frame keeps its view. */
export function frameOf<S extends RailState>(face: RailFace<S>, s: S): BoardPicture['frame'] {
  const map = face.game.map(s);
  const known = frames.get(map);
  if (known) return known;
  const frame = frameAround(face, s, Object.keys(map.hexes), face.inset?.(s) ? WIDE_MARGIN : MARGIN);
  frames.set(map, frame);
  return frame;
}
