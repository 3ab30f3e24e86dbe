// Both maps of 18Mag for builders of track, and the worth of a home there.

import { type Land, landOf } from '../../../bots/kit/land.ts';
import { hexOfNode } from '../../../engine/index.ts';
import { homeOf, type MinorId, minors } from '../rules/companies.ts';
import { largeMap, smallMap } from '../rules/map.ts';
import { isSmall } from '../rules/players.ts';

const grown = { built: { city: 30, town: 10 }, labels: { B: 60, OO: 45, K: 45 } };
const large = landOf(largeMap, grown);
const small = landOf(smallMap, grown);

type Table = { readonly players: number };

export const landOf18Mag = (s: Table): Land => (isSmall(s) ? small : large);

/** Weight of a place for each hex on the way; only the best few count. */
const NEARER = 0.7;
const MOST = 5;
/** Saving by a terrain token. */
const TERRAIN = 6;

/** Without trying lays: its home, and the best places nearby. */
export function homeWorth(s: Table, minor: MinorId): number {
  const { places, stepsBetween } = landOf18Mag(s);
  const home = hexOfNode(homeOf(s, minor));
  const near = places
    .map(({ hex, worth }) => worth * NEARER ** stepsBetween(home, hex))
    .sort((a, b) => b - a)
    .slice(0, MOST);
  return near.reduce((a, b) => a + b, 0) + TERRAIN * minors[minor].terrainTokens;
}
