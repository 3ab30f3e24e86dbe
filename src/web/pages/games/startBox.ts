// Sets a game up only to show the contents of its box: market, trains and phases, tiles, companies.
import { type Core, seeded, setup } from '../../../engine/index.ts';
import { loadGame } from '../../../titles/registry.ts';
import { wordsFor } from '../../../titles/words.ts';
import type { Lang } from '../../../words/phrases.ts';
import type { Words } from '../../../words/words.ts';
import { type GameFace, loadFace } from '../../kit/face.ts';
import { factsOf } from '../../panels/factsOf.ts';
import { type RosterCompany, startRoster } from './startRoster.ts';

export interface StartBox {
  readonly face: GameFace;
  readonly state: Core;
  readonly words: Words;
  readonly companies: readonly RosterCompany[];
}

/** The box for this number of players; null if the game cannot be set up with them. */
export async function startBox(id: string, players: number, lang: Lang): Promise<StartBox | null> {
  const game = await loadGame(id);
  if (!game) return null;
  const begun = setup(game, { players }, seeded('title'));
  if (!begun.ok) return null;
  const face = await loadFace(id, begun.state);
  const words = await wordsFor(game, lang, Array<string>(players).fill(''));
  const facts = factsOf(game, face, begun.state, words, lang);
  return { face, state: begun.state, words, companies: startRoster(game, begun.state, face, facts, words) };
}
