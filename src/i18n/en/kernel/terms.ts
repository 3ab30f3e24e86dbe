// What is going on, and words for ids, in every 18xx game, in English.
import type { RailTerms } from '../../railCatalogue.ts';

export const terms: RailTerms = {
  frames: {
    course: null,
    stock: (s) => `Stock round ${s.set}`,
    operating: null,
    turn: (t, f) => `${f.company(t.company)} operates`,
    discard: (d, f) => `${f.company(d.queue[0] ?? '')} has too many trains`,
  },
  tags: {
    'end.bank': 'end: the bank is out of money',
    'end.lastSet': 'end: the last set of operating rounds is played',
  },
  names: {
    bank: 'the bank',
    pool: 'the market',
    offer: 'the offering',
    payout: 'Pay out',
    withhold: 'Withhold',
  },
  nth: (place, n) => `${place}, city ${n}`,
  train: (type) => `${type}-train`,
};
