// The six private companies of 1856 (R012), in the order of the auction.
import type { HexId, TileId } from '../../../engine/track/facts.ts';

export const privateIds = ['FT', 'WSRC', 'TCC', 'GLSC', 'NFSBC', 'SCFTC'] as const;
export type PrivateId = (typeof privateIds)[number];

interface PrivateFacts {
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** R021: hex closed to everybody while a player owns the private. */
  readonly blocks?: HexId;
}

export const privates: Readonly<Record<PrivateId, PrivateFacts>> = {
  FT: { name: 'Flos Tramway', price: 20, revenue: 5, blocks: 'L3' },
  WSRC: { name: 'Waterloo & Saugeen Railway', price: 40, revenue: 10, blocks: 'I12' },
  TCC: { name: 'The Canada Company', price: 50, revenue: 10, blocks: 'H11' },
  GLSC: { name: 'Great Lakes Shipping Company', price: 70, revenue: 15 },
  NFSBC: { name: 'Niagara Falls Suspension Bridge Company', price: 100, revenue: 20 },
  SCFTC: { name: 'St. Clair Frontier Tunnel Company', price: 100, revenue: 20 },
};

/** R020: half to double its price. */
export const priceRange = (id: PrivateId): { min: number; max: number } => ({
  min: privates[id].price / 2,
  max: privates[id].price * 2,
});

/** R022 */
export const KITCHENER: HexId = 'I12';
export const KITCHENER_TILE: TileId = '59';

/** R024 */
export const CANADA_HEX: HexId = 'H11';
export const CANADA_TILES: readonly TileId[] = ['3', '4', '58'];

/** R025 */
export const PORT_BONUS = 20;

/** R027-R029: rights with their bonus to a run, their price, and the number for sale besides the owner's. */
export const rightIds = ['bridge', 'tunnel'] as const;
export type RightId = (typeof rightIds)[number];
export const RIGHT_BONUS = 10;
export const RIGHT_PRICE = 50;
export const RIGHTS_FOR_SALE = 2;
export const rights: Readonly<Record<RightId, { readonly private: PrivateId; readonly hexes: readonly HexId[] }>> = {
  bridge: { private: 'NFSBC', hexes: ['P17', 'P19'] },
  tunnel: { private: 'SCFTC', hexes: ['B13'] },
};
