// Names of places, privates and cities of 1856; only the words around them differ by language.

import { type PlaceWords, placeNames } from '../../../words/placeNames.ts';
import { hexes } from '../rules/map.ts';
import { privateIds, privates } from '../rules/privates.ts';

export const names1856 = (words: PlaceWords): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(privateIds.map((id) => [id, privates[id].name])),
  ...placeNames(hexes, words),
});
