// Terrain: its cost (R062-R063), and the tokens that pay for it (R064).
import type { Emit } from '../../../../engine/core/event.ts';
import type { HexId } from '../../../../engine/track/facts.ts';
import type { MinorId } from '../companies.ts';
import type { Event18Mag } from '../events.ts';
import { mapOf } from '../map.ts';
import { inOperation, minorOf, type State18Mag, turnOf } from '../state.ts';

/** Cost of the terrain: symbols of a hex with its first tile, those of yellow Budapest and OO tiles with the upgrade. */
export function terrainCost(s: State18Mag, hex: HexId): number {
  const { hexes, tiles } = mapOf(s);
  const laid = s.board.laid[hex];
  return (laid === undefined ? hexes[hex]!.terrain?.cost : tiles[laid[0]]!.upgradeTerrain?.cost) ?? 0;
}

export const hasTerrainToken = (s: State18Mag, minor: MinorId): boolean => minorOf(s, minor).terrainTokens > 0;

/** Payer of the terrain of a hex. */
export interface TerrainPaid {
  readonly hex: HexId;
  readonly terrain: 'treasury' | 'token';
}

/** Use of the terrain tokens of the minor in turn. */
export interface TerrainTokens {
  /** True if one can pay for the next tile. */
  canSpend(s: State18Mag): boolean;
  isSpent(s: State18Mag, paid: TerrainPaid): boolean;
  spend(s: State18Mag, emit: Emit<Event18Mag>): void;
}

/** Uses up a token: with the tile, or beforehand. */
export function spendToken(s: State18Mag, announced: boolean, emit: Emit<Event18Mag>): void {
  const company = inOperation(s);
  const minor = minorOf(s, company);
  minor.terrainTokens -= 1;
  emit?.({ type: 'terrainTokenUsed', company, left: minor.terrainTokens, announced });
}

/** R064: the token is chosen with the tile, pays for the whole terrain of its hex, and leaves the game. */
export const withTile: TerrainTokens = {
  canSpend: (s) => hasTerrainToken(s, inOperation(s)),
  isSpent: (s, { hex, terrain }) => terrain === 'token' && terrainCost(s, hex) > 0,
  spend: (s, emit) => spendToken(s, false, emit),
};

const SECOND_TILE = 10;

/** R050, R065: price of a second tile, paid to SKEV; no terrain token pays for this. */
export const secondTileCost = (s: State18Mag): number => (turnOf(s).lays === 0 ? 0 : SECOND_TILE);

export const costOf = (s: State18Mag, tokens: TerrainTokens, paid: TerrainPaid): number =>
  secondTileCost(s) + (tokens.isSpent(s, paid) ? 0 : terrainCost(s, paid.hex));

/** Lowest cost of a tile on this hex. */
export const leastCost = (s: State18Mag, tokens: TerrainTokens, hex: HexId): number =>
  secondTileCost(s) + (tokens.canSpend(s) ? 0 : terrainCost(s, hex));
