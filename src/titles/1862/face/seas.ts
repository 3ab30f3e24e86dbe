// The North Sea, beyond the water hexes of the map.
import type { Sea } from '../../../web/kit/sea.ts';

export const seas: readonly Sea[] = [
  {
    id: 'north',
    has: (letter, number) => letter >= (number < 8 ? 3 : 6),
    name: { en: 'North Sea', it: 'Mare del Nord', at: [7, 0] },
  },
];
