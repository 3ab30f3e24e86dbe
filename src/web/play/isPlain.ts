// Whether a finished choice may be carried out at the first touch.
import { type Choice, isOver, preview } from '../../engine/index.ts';
import { readyOf } from '../../match/menu.ts';
import { slipsOf } from '../../match/slips.ts';
import type { Play } from './Play.ts';
import { isTried } from './rotation.ts';

/**
 * A tile is looked at before it is laid; great events are seen first; a slip is asked about; and it must be possible to take it
 * back.
 */
export function isPlain({ desk, face, link }: Play, whole: Choice): boolean {
  const action = readyOf(whole);
  if (!desk || !action || isTried(whole) || face.weighty?.includes(action.type)) return false;
  if (slipsOf(desk, action).length > 0) return false;
  const outcome = preview(desk.game, desk.state, desk.seat, action);
  // on a server nothing is undone once the game is over
  return outcome.ok && (link.kind === 'local' || !isOver(outcome.state));
}
