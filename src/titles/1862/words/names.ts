// Names of places, cities and tracks of 1862; only the words around them differ by language. Companies go by their letters.

import { type PlaceWords, placeNames } from '../../../words/placeNames.ts';
import { hexes, londonPlaces } from '../rules/map.ts';
import { trackNames } from '../rules/operating/addStation.ts';

interface Words extends PlaceWords {
  /** The sides of a hex, clockwise from the bottom. */
  readonly sides: readonly string[];
}

export function names1862(words: Words): Readonly<Record<string, string>> {
  const joined = (track: string): string =>
    track
      .split('-')
      .map((edge) => words.sides[Number(edge)])
      .join(' – ');
  return {
    ...placeNames(hexes, words),
    ...Object.fromEntries(londonPlaces.map((place) => [place, 'London'])), // R115
    ...Object.fromEntries(trackNames.map((track) => [track, joined(track)])), // R114
  };
}
