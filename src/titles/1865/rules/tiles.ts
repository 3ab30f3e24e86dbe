// The printed tiles of 1865 at rotation 0: how many pieces there are, their traffic, and what replaces them (R109-R112, R177).
// Numbers, counts and the track of the lettered ones are a reconstruction (docs/correct-1865.md).
import type { HexFacts, HexId, MapFacts, NodeFacts, TileFacts, TileId } from '../../../engine/track/facts.ts';
import { city, town } from '../../../engine/track/notation.ts';
import { tile, tilesOf } from '../../../engine/track/prints.ts';
import { COAST } from './hexes.ts';

const mine = (traffic: number): NodeFacts => ({ kind: 'mine', value: traffic, slots: 1 });

/** R109: the big cities by colour; the yellow ones are printed on the map. */
const bigCity = { green: city(4, 3), brown: city(5, 3), gray: city(6, 4) };
const after = { green: 'brown', brown: 'gray', gray: null };

/** It lies as it is drawn here, on the hex with its letter: it is never turned. */
const lettered = (label: string, colour: keyof typeof bigCity, track: string): Omit<TileFacts, 'id'> => {
  const next = after[colour];
  return tile(colour, 1, [bigCity[colour]], track, next === null ? '' : `${label}-${next}`, { label, rotations: [0] });
};

export const tiles: Readonly<Record<TileId, TileFacts>> = tilesOf({
  7: tile('yellow', 4, [], '01', '18 26 27 28 29 30 31'),
  8: tile('yellow', 13, [], '02', '16 19 23 24 25 28 29 30 31'),
  9: tile('yellow', 13, [], '03', '18 19 20 23 24 26 27'),
  3: tile('yellow', 4, [town(1)], '0a 1a', '141 142 143'),
  4: tile('yellow', 8, [town(1)], '0a 3a', '141 142'),
  58: tile('yellow', 10, [town(1)], '0a 2a', '141 142 143 144'),
  5: tile('yellow', 3, [city(2)], '0a 1a', '14 15 619'),
  6: tile('yellow', 4, [city(2)], '0a 2a', '14 15 619'),
  57: tile('yellow', 3, [city(2)], '0a 3a', '14 15 619'),
  173: tile('yellow', 8, [mine(2)], '0a', '174'),
  16: tile('green', 1, [], '02 13', '43'),
  18: tile('green', 1, [], '03 12', '43'),
  19: tile('green', 1, [], '03 24', '45 46'),
  20: tile('green', 1, [], '03 14', '44 47'),
  23: tile('green', 3, [], '03 04', '41 43 45 47'),
  24: tile('green', 3, [], '03 02', '42 43 46 47'),
  25: tile('green', 2, [], '02 04', '40 45 46'),
  26: tile('green', 1, [], '03 05', '42 44 45'),
  27: tile('green', 1, [], '03 01', '41 44 46'),
  28: tile('green', 1, [], '04 05', '39 43 46'),
  29: tile('green', 1, [], '02 01', '39 43 45'),
  30: tile('green', 1, [], '04 01', '42'),
  31: tile('green', 1, [], '02 05', '41'),
  141: tile('green', 4, [town(2)], '0a 1a 3a', '145 146 147'),
  142: tile('green', 4, [town(2)], '0a 3a 5a', '145 146 147'),
  143: tile('green', 3, [town(2)], '0a 1a 2a', '146 147'),
  144: tile('green', 3, [town(2)], '0a 2a 4a', '147'),
  14: tile('green', 3, [city(3, 2)], '0a 1a 3a 4a', '63'),
  15: tile('green', 4, [city(3, 2)], '0a 1a 2a 3a', '63 700'),
  619: tile('green', 2, [city(3, 2)], '0a 2a 3a 4a', '63'),
  174: tile('green', 8, [mine(1)], '0a', '175'),
  39: tile('brown', 1, [], '02 01 12', ''),
  40: tile('brown', 1, [], '02 24 04', ''),
  41: tile('brown', 2, [], '03 01 13', ''),
  42: tile('brown', 2, [], '03 35 05', ''),
  43: tile('brown', 1, [], '03 02 13 12', ''),
  44: tile('brown', 1, [], '03 14 01 34', ''),
  45: tile('brown', 1, [], '03 24 04 23', ''),
  46: tile('brown', 1, [], '03 24 34 02', ''),
  47: tile('brown', 1, [], '03 14 13 04', ''),
  145: tile('brown', 3, [town(3)], '0a 1a 3a 4a', ''),
  146: tile('brown', 4, [town(3)], '0a 1a 2a 3a', ''),
  147: tile('brown', 3, [town(3)], '0a 2a 3a 4a', ''),
  63: tile('brown', 3, [city(4, 2)], '0a 1a 2a 3a 4a 5a', ''),
  700: tile('brown', 2, [city(4, 2)], '0a 1a 2a 3a', ''),
  175: tile('brown', 8, [mine(0)], '0a', ''),
  'C-green': lettered('C', 'green', '1a 2a 3a 4a'),
  'O-green': lettered('O', 'green', '0a 4a 5a'),
  'N-green': lettered('N', 'green', '1a 2a 3a 4a'),
  'S-green': lettered('S', 'green', '1a 2a 4a 5a'),
  'P-green': lettered('P', 'green', '1a 3a 5a'),
  'B-green': lettered('B', 'green', '0a 1a 2a'),
  'C-brown': lettered('C', 'brown', '1a 2a 3a 4a'),
  'O-brown': lettered('O', 'brown', '0a 3a 4a 5a'),
  'N-brown': lettered('N', 'brown', '0a 1a 2a 3a 4a 5a'),
  'S-brown': lettered('S', 'brown', '0a 1a 2a 4a 5a'),
  'P-brown': lettered('P', 'brown', '1a 2a 3a 5a'),
  'B-brown': lettered('B', 'brown', '0a 1a 2a'),
  'C-gray': lettered('C', 'gray', '1a 2a 3a 4a'),
  'O-gray': lettered('O', 'gray', '0a 3a 4a 5a'),
  'N-gray': lettered('N', 'gray', '0a 1a 2a 3a 4a 5a'),
  'S-gray': lettered('S', 'gray', '0a 1a 2a 4a 5a'),
  'P-gray': lettered('P', 'gray', '1a 2a 3a 5a'),
  'B-gray': lettered('B', 'gray', '0a 1a 2a'),
});
export const tileIds: readonly TileId[] = Object.keys(tiles);

/** R111: tiles for certain places, or for towns on the coast. Mine tiles are kept to mines by what they show. */
export const onlyOn: Readonly<Record<TileId, readonly string[] | typeof COAST>> = {
  63: ['Isili', 'Olbia', 'Ajaccio'],
  146: COAST,
  700: ['Arbatax', 'Calvi'],
};

const isAmong = ({ name, icons }: HexFacts, places: readonly string[] | typeof COAST): boolean =>
  places === COAST ? (icons?.includes(COAST) ?? false) : name !== undefined && places.includes(name);

/** R108-R109, R111-R112: true if the print allows this tile on this hex, whatever lies there now. */
export function mayLieOn(map: MapFacts, tile: TileId, hex: HexId): boolean {
  const [print, tileFacts] = [map.hexes[hex]!, map.tiles[tile]!];
  const places = onlyOn[tile];
  return (
    print.colour !== 'blue' &&
    print.label === tileFacts.label &&
    print.nodes[0]?.kind === tileFacts.nodes[0]?.kind &&
    (places === undefined || isAmong(print, places))
  );
}
