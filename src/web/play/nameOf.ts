// What a value is called: the word of the game, or what the board calls a place.
import type { Lang } from '../../i18n/phrases.ts';
import type { Words } from '../../i18n/words.ts';
import type { GameFace } from '../games/face.ts';

export function nameOf(id: string, { f }: Words, { track }: GameFace, lang: Lang): string {
  const word = f.name(id);
  return word === id ? (track?.name(id, lang) ?? id) : word;
}
