// The map in play: the large one, or the small one for one and two players (R148, R163).
import type { HexId, MapFacts } from '../../../engine/track/facts.ts';
import { large } from './maps/large.ts';
import { small } from './maps/small.ts';
import { isSmall, type Table } from './players.ts';
import { tiles } from './tiles.ts';

export const largeMap: MapFacts = { orientation: 'pointy', hexes: large, tiles };
export const smallMap: MapFacts = { orientation: 'pointy', hexes: small, tiles };

export const mapOf = (s: Table): MapFacts => (isSmall(s) ? smallMap : largeMap);

/** Every hex of either map. */
export const hexIds: readonly HexId[] = [...new Set([...Object.keys(large), ...Object.keys(small)])];
