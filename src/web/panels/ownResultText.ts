// The reader's own result in a sentence; null for a mere watcher.
import { type Core, type Game, result, type Seat } from '../../engine/index.ts';
import { ownResult } from '../../match/ownResult.ts';
import type { Lang } from '../../words/phrases.ts';
import { panelLines } from '../../words/web/panels.ts';
import type { Words } from '../../words/words.ts';

interface Told {
  readonly game: Game;
  readonly state: Core;
  readonly words: Words;
  readonly lang: Lang;
}

/** Null for a reader with several seats, who has no rank of their own. */
export function ownResultText({ game, state, words: { f }, lang }: Told, you: readonly Seat[]): string | null {
  const [seat, ...others] = you;
  if (seat === undefined || others.length > 0) return null;
  const own = ownResult(result(game, state), seat);
  if (!own) return null;
  const { place, worth, gap } = own;
  return panelLines[lang].result.own(
    place,
    f.money(worth),
    gap && gap.sum > 0 ? f.money(gap.sum) : '',
    gap ? f.seat(gap.seat) : '',
  );
}
