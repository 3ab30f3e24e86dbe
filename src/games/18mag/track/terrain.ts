// Terrain: what it costs (R062-R063), and the tokens that pay for it (R064).
import { ruling } from '../../../engine/core/state.ts';
import type { HexId } from '../../../engine/track/facts.ts';
import type { MinorId } from '../companies.ts';
import { mapOf } from '../maps/maps.ts';
import { minorOf, type State18Mag } from '../state.ts';

/** The symbols of a hex are paid for with its first tile; those of Budapest and OO tiles when yellow is replaced. */
export function terrainCost(s: State18Mag, hex: HexId): number {
  const { hexes, tiles } = mapOf(s);
  const laid = s.board.laid[hex];
  return (laid === undefined ? hexes[hex]!.terrain?.cost : tiles[laid[0]]!.upgradeTerrain?.cost) ?? 0;
}

/** Whether terrain tokens are chosen with the tile (R064), not announced before it. */
export const isChosenWithLay = (s: State18Mag): boolean => ruling(s, 'terrainToken') === 'withLay';

export const hasTerrainToken = (s: State18Mag, minor: MinorId): boolean => minorOf(s, minor).terrainTokens > 0;
