// Introduces the game: its set of rulings, and each point that differs from the letter.

import { type Core, type Game, isRulingSet } from '../../engine/index.ts';
import { departures, playedBy } from '../../match/playedBy.ts';
import { loadCatalogue } from '../../titles/words.ts';
import type { Lang } from '../../words/phrases.ts';
import { rulingSetLines, setText } from '../../words/rulingSets.ts';
import { termName, termValue } from '../../words/termWords.ts';

/** `asked` is the set requested by name, if any. Empty for a game without rulings. */
export async function rulingsText(game: Game, state: Core, lang: Lang, asked?: string): Promise<string[]> {
  if (game.rulings.length === 0) return [];
  const l = rulingSetLines[lang];
  const names = (await loadCatalogue(game.id))?.[lang].names ?? {};
  const { set, changes } = playedBy(game.rulings, state.rulings, isRulingSet(asked) ? asked : undefined);
  const points = departures(game.rulings, state.rulings, 'letter');
  return [
    `${l.legend}: ${setText(l, set, changes.length)}`,
    points.length === 0 ? l.nothingDiffers : `${l.differs(points.length)}:`,
    ...points.map(
      ({ id, rule, value, instead }) =>
        `  ${termName(names, id)} (${rule}): ${termValue(names, id, value)}; ${l.instead('letter', termValue(names, id, instead))}`,
    ),
  ];
}
