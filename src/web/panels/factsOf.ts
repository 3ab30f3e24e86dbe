// The facts of a table: the game's own, or those known of any game.
import type { Core, Game } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { GameFace } from '../kit/face.ts';
import type { TableFacts } from './tableFacts.ts';

interface Told {
  readonly face: GameFace;
  readonly words: Words;
  readonly facts: TableFacts;
}

/** Cached, as most panels ask for the same facts. */
const told = new WeakMap<Core, Told>();

/** `words` are those of one language. */
export function factsOf(game: Game, face: GameFace, state: Core, words: Words, lang: Lang): TableFacts {
  const known = told.get(state);
  if (known && known.face === face && known.words === words) return known.facts;
  const facts = counted(game, face, state, words, lang);
  told.set(state, { face, words, facts });
  return facts;
}

function counted(game: Game, face: GameFace, state: Core, words: Words, lang: Lang): TableFacts {
  if (face.facts) return face.facts(state, words, lang);
  const players = Object.entries(game.worth(state)).map(([seat, worth]) => ({
    seat: Number(seat),
    worth,
    holdings: [],
    more: [],
  }));
  return { players, columns: [], companies: [], bank: [], clocks: [] };
}
