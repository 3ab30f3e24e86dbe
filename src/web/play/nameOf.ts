// What a value is called: the word of the game, or what the board calls a place.
import { type Core, hexOfNode } from '../../engine/index.ts';
import type { Lang } from '../../words/phrases.ts';
import type { Words } from '../../words/words.ts';
import type { GameFace, TrackFace } from '../kit/face.ts';

/** `field`: what it is a value of, where it is one; `state`: then a city that is alone in its hex is not numbered. */
export function nameOf(id: string, words: Words, { track }: GameFace, lang: Lang, field = '', state?: Core): string {
  const asked = state && track ? asPlace(id, track, state) : id;
  const word = words.value(field, asked);
  return word === asked ? (track?.name(asked, lang) ?? asked) : word;
}

/** The hex of a city that tiles have left alone there; printed maps may number it still. */
function asPlace(id: string, { placesOf, idsAt }: TrackFace, state: Core): string {
  const [hex] = id.includes('.') ? placesOf(id) : [];
  if (hex === undefined || hex !== hexOfNode(id)) return id;
  return idsAt(state, hex).filter((other) => other.startsWith(`${hex}.`)).length === 1 ? hex : id;
}
