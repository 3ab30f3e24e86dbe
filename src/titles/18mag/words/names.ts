// Names of companies and places of 18Mag; only the words around them differ by language.
import type { HexFacts } from '../../../engine/index.ts';
import { companies, isMajor, isMinor, majorIds, minorIds } from '../rules/companies.ts';
import { large } from '../rules/maps/large.ts';
import { small } from '../rules/maps/small.ts';
import { isSmall } from '../rules/players.ts';

export interface NameWords {
  /** The second city of a hex that has two. */
  second(place: string): string;
}

/** A minor by its letters and number, a major by its letters. */
export const companyName = (id: string): string => {
  if (isMinor(id)) return `${companies[id].letters} (${id})`;
  return isMajor(id) ? companies[id].letters : id;
};

/** All companies by id: minors are numbers, which mean other things in other fields. */
export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...minorIds, ...majorIds].map((id) => [id, companyName(id)]),
);

export const majorNames: Readonly<Record<string, string>> = Object.fromEntries(
  majorIds.map((id) => [id, companyName(id)]),
);

/** Cities by their hex: the two cities of a tile swap places from tile to tile. */
const placesOn = (hexes: Readonly<Record<string, HexFacts>>, { second }: NameWords) =>
  Object.fromEntries(
    Object.values(hexes).flatMap(({ id, name, nodes }) => {
      const place = name ? `${name} (${id})` : id;
      return [[id, place], ...nodes.map((_, i) => [`${id}.${i}`, i === 0 ? place : second(place)])];
    }),
  );

/** By the number of seats: with one player István has the second. With no seats yet, the large map. */
export function placeNames(words: NameWords): (seats: number) => Readonly<Record<string, string>> {
  const onSmall = placesOn(small, words);
  const onLarge = placesOn(large, words);
  return (seats) => (seats > 0 && isSmall({ players: seats }) ? onSmall : onLarge);
}
