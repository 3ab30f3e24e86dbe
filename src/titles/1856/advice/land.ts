// The map of 1856 for builders of track.

import { landOf } from '../../../bots/kit/land.ts';
import { map } from '../rules/map.ts';

export const land = landOf(map, { built: { city: 30, town: 10 }, labels: { T: 60, 'B-L': 50, OO: 40 } });
