// Both maps of 18Mag for builders of track.

import { type Land, landOf } from '../../../bots/kit/land.ts';
import { largeMap, smallMap } from '../rules/map.ts';
import { isSmall } from '../rules/players.ts';

const grown = { built: { city: 30, town: 10 }, labels: { B: 60, OO: 45, K: 45 } };
const large = landOf(largeMap, grown);
const small = landOf(smallMap, grown);

type Table = { readonly players: number };

export const landOf18Mag = (s: Table): Land => (isSmall(s) ? small : large);
