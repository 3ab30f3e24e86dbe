// What a card says in figures: where it leaves nothing to choose. The next place of a list tells only what it adds, in words.
import type { Choice } from '../../../engine/index.ts';
import type { Desk, Path } from '../../../match/menu.ts';
import { filled } from '../../../match/walk.ts';
import { type Effect, effectOf, type Speaking } from './effect.ts';

export function cardEffect(desk: Desk, path: Path, next: Choice, speaking: Speaking): Effect | null {
  const open = path.at(-1)?.open;
  // figures would be those of the whole list once more
  if (open?.kind === 'list' && open.soFar.length > 0) return null;
  const whole = filled(desk, next);
  const effect = whole.open ? null : effectOf(desk, [whole], speaking);
  return effect && (path.length === 0 || effect.changes.length > 0) ? effect : null;
}
