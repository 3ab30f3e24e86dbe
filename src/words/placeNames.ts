// Names of hexes and their cities: with the number of the hex, or that alone.
import { type HexFacts, nodeId } from '../engine/index.ts';

export interface PlaceWords {
  /** A city or town of a hex with several: `n` counts from 1. */
  nth(place: string, n: number): string;
}

export function placeNames(hexes: Readonly<Record<string, HexFacts>>, words: PlaceWords): Record<string, string> {
  const names: Record<string, string> = {};
  for (const { id, name, nodes } of Object.values(hexes)) {
    const place = name ? `${name} (${id})` : id;
    if (name) names[id] = place;
    for (const i of nodes.keys()) names[nodeId(id, i)] = nodes.length > 1 ? words.nth(place, i + 1) : place;
  }
  return names;
}
