// Words for ids, and for a turn like all others, in every 18xx game, in Italian.

import type { RailTerms } from '../../railCatalogue.ts';
import { bank, pool } from '../terms.ts';

export const terms: RailTerms = {
  turn: (t, f) => `Turno di ${f.company(t.company)}`,
  tags: {
    'end.bank': 'fine: la banca è senza soldi',
    'end.lastSet': 'fine: è finita l’ultima serie di turni operativi',
  },
  names: {
    bank: bank.the,
    pool: pool.the,
    offer: 'l’offerta iniziale',
    payout: 'Distribuisci',
    half: 'Distribuisci metà',
    withhold: 'Trattieni',
  },
  nth: (place, n) => `${place}, città ${n}`,
  train: (type) => `treno ${type}`,
};
