// The facts of a table: a game's own, or what can be told of any game.
import type { Core, Game } from '../../engine/index.ts';
import type { Lang } from '../../i18n/phrases.ts';
import type { Words } from '../../i18n/words.ts';
import type { GameFace } from '../games/face.ts';
import type { TableFacts } from './tableFacts.ts';

export function factsOf(game: Game, face: GameFace, state: Core, words: Words, lang: Lang): TableFacts {
  if (face.facts) return face.facts(state, words, lang);
  const players = Object.entries(game.worth(state)).map(([seat, worth]) => ({
    seat: Number(seat),
    worth,
    holdings: [],
    more: [],
  }));
  return { players, columns: [], companies: [], bank: [], clocks: [] };
}
