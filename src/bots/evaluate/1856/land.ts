// The map of 1856 as a builder of track sees it.
import { map } from '../../../games/1856/map.ts';
import { landOf } from '../kit18xx/land.ts';

export const land = landOf(map, { built: { city: 30, town: 10 }, labels: { T: 60, 'B-L': 50, OO: 40 } });
