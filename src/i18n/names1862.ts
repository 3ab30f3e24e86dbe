// Names of places and cities of 1862; only the words around them differ by language. Companies go by their letters.
import { hexes } from '../games/1862/map.ts';
import { type PlaceWords, placeNames } from './placeNames.ts';

export const names1862 = (words: PlaceWords): Readonly<Record<string, string>> => placeNames(hexes, words);
