// The name of a value: the game's word, or the board's name for a place.
import { type Core, hexOfNode } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { GameFace, TrackFace } from '../kit/face.ts';

/** `field`: its field, if it has one; `state`: if given, a city alone in its hex loses its number. */
export function nameOf(id: string, words: Words, { track }: GameFace, lang: Lang, field = '', state?: Core): string {
  const asked = state && track ? asPlace(id, track, state) : id;
  const word = words.value(field, asked);
  return word === asked ? (track?.name(asked, lang) ?? asked) : word;
}

/** The hex of a city left alone there by tiles; printed maps may still number it. */
function asPlace(id: string, { placesOf, idsAt }: TrackFace, state: Core): string {
  const [hex] = id.includes('.') ? placesOf(id) : [];
  if (hex === undefined || hex !== hexOfNode(id)) return id;
  return idsAt(state, hex).filter((other) => other.startsWith(`${hex}.`)).length === 1 ? hex : id;
}
