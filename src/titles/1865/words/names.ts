// Names of places, maritime companies and lettered tiles of 1865; only the words around them differ by language. Companies go by their letters.
import { hexOfNode } from '../../../engine/index.ts';
import { type PlaceWords, placeNames } from '../../../words/placeNames.ts';
import { maritimeIds } from '../rules/companies.ts';
import { fullMap, placesOf } from '../rules/map.ts';
import { tiles } from '../rules/tiles.ts';

interface Words extends PlaceWords {
  /** The three mines of M4. */
  readonly carbonia: string;
  /** The tiles of the big cities have letters for numbers: by colour. */
  readonly colours: Readonly<Record<string, string>>;
}

export function names1865(words: Words): Readonly<Record<string, string>> {
  const place = (nodes: readonly string[]): string =>
    nodes.length > 1 ? words.carbonia : (fullMap.hexes[hexOfNode(nodes[0]!)]?.name ?? nodes[0]!);
  return {
    ...placeNames(fullMap.hexes, words),
    ...Object.fromEntries(
      Object.values(tiles).flatMap(({ id, label, colour }) =>
        label === undefined ? [] : [[id, `${label} ${words.colours[colour]}`]],
      ),
    ),
    ...Object.fromEntries(maritimeIds.map((id) => [id, `${id} (${place(placesOf(id))})`])),
  };
}
