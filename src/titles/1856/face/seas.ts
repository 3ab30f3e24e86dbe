// The Great Lakes around Upper Canada: Huron with Georgian Bay to the north-west, Ontario to the east, Erie to the south. Beyond
// them lie Michigan and New York.
import type { Sea } from '../../../web/kit/sea.ts';

export const seas: readonly Sea[] = [
  { id: 'huron', has: (letter, number) => number <= 11 && letter <= 11 && number + letter <= 14 },
  {
    id: 'ontario',
    has: (letter, number) => letter >= 12 && number >= 10 && number <= 15,
    name: { en: 'Lake Ontario', it: 'Lago Ontario', at: [15, 13] },
  },
  {
    id: 'erie',
    has: (letter, number) => number >= 18 && letter >= 2 && letter <= 13,
    name: { en: 'Lake Erie', it: 'Lago Erie', at: [9, 21] },
  },
];
