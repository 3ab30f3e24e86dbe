// Names of places, privates and cities of 1856; only the words around them differ by language.
import { hexes } from '../games/1856/map.ts';
import { privateIds, privates } from '../games/1856/privates.ts';
import { type PlaceWords, placeNames } from './placeNames.ts';

export const names1856 = (words: PlaceWords): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(privateIds.map((id) => [id, privates[id].name])),
  ...placeNames(hexes, words),
});
