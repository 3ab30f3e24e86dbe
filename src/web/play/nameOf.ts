// What a value is called: the word of the game, or what the board calls a place.
import type { Lang } from '../../i18n/phrases.ts';
import type { Words } from '../../i18n/words.ts';
import type { GameFace } from '../games/face.ts';

/** `field`: what it is a value of, where it is one. */
export function nameOf(id: string, words: Words, { track }: GameFace, lang: Lang, field = ''): string {
  const word = words.value(field, id);
  return word === id ? (track?.name(id, lang) ?? id) : word;
}
