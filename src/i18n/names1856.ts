// Names of places, privates and cities of 1856; only the words around them differ by language.
import { hexes } from '../games/1856/hexes.ts';
import { privateIds, privates } from '../games/1856/privateCompanies.ts';

export interface NameWords {
  /** A city or town of a hex that has several: `n` counts from 1. */
  nth(place: string, n: number): string;
}

export const names1856 = (words: NameWords): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(privateIds.map((id) => [id, privates[id].name])),
  ...Object.fromEntries(Object.values(hexes).flatMap(({ id, name }) => (name ? [[id, `${name} (${id})`]] : []))),
  ...Object.fromEntries(
    Object.values(hexes).flatMap(({ id, name, nodes }) => {
      const place = name ? `${name} (${id})` : id;
      return nodes.map((_, i) => [`${id}.${i}`, nodes.length > 1 ? words.nth(place, i + 1) : place]);
    }),
  ),
});
