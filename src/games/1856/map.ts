// The map and the tiles together: what the engine asks about track.
import type { MapFacts } from '../../engine/track/facts.ts';
import { hexes } from './hexes.ts';
import { tiles } from './tiles.ts';

export const map: MapFacts = { orientation: 'flat', hexes, tiles };
