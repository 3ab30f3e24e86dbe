// The sources of income of a move's runs, if the game gives them. They are explained by the position before the move,
// or by the one after it for runs made automatically later in the move.
import type { GameEvent } from '../../../engine/index.ts';
import type { Moment } from '../../../match/timeline.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import type { GameFace } from '../../kit/face.ts';

export function runLines(
  { before, state }: Moment,
  events: readonly GameEvent[],
  { runItems, track }: GameFace,
  words: Words,
  lang: Lang,
): readonly string[] {
  if (!runItems || !track) return [];
  return events.flatMap((event) => {
    const runs = track.runsIn(event);
    const { company } = event as GameEvent & { readonly company?: string };
    if (!runs || runs.length === 0 || company === undefined) return [];
    for (const position of before ? [before.state, state] : [state]) {
      const items = runItems(position, company, runs, words, lang);
      // a foreign record may have counted differently
      if (items?.every(({ revenue }, i) => revenue === runs[i]!.revenue))
        return items.map(({ head, parts }) => `${head}: ${parts}`);
    }
    return [];
  });
}
