// The loaded parts of a title, and substitutes for missing ones.
import type { Game } from '../engine/index.ts';
import { railOf } from '../kernel/index.ts';
import type { Catalogues } from '../words/catalogue.ts';
import type { Lang } from '../words/phrases.ts';
import { type Words, wordsFrom } from '../words/words.ts';
import { loadGame, titleOf } from './registry.ts';

/** A title's catalogue; an 18xx game without its own gets the common one, any other game undefined. */
export async function loadCatalogue(id: string): Promise<Catalogues | undefined> {
  const own = await titleOf(id)?.words?.();
  if (own) return own;
  const game = await loadGame(id);
  const rail = game && railOf(game);
  if (!rail) return undefined;
  const { railCatalogue } = await import('../words/railCatalogue.ts');
  return { en: railCatalogue(rail, 'en'), it: railCatalogue(rail, 'it') };
}

/** `seats` are the names of the people and bots in playing order. */
export const wordsFor = async (game: Game, lang: Lang, seats: readonly string[]): Promise<Words> =>
  wordsFrom((await loadCatalogue(game.id))?.[lang], game, lang, seats);
