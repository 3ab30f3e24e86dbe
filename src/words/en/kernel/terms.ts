// Words for ids, and for a turn like all others, in every 18xx game, in English.

import type { RailTerms } from '../../railCatalogue.ts';
import { bank, offer, pool } from '../terms.ts';

export const terms: RailTerms = {
  turn: (t, f) => `${f.company(t.company)} operates`,
  tags: {
    'end.bank': 'end: the bank is out of money',
    'end.lastSet': 'end: the last set of operating rounds is played',
  },
  names: {
    bank: bank.the,
    pool: pool.the,
    offer: offer.the,
    payout: 'Pay out',
    half: 'Pay out half',
    withhold: 'Withhold',
  },
  nth: (place, n) => `${place}, city ${n}`,
  train: (type) => `${type}-train`,
};
