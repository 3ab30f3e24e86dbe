// What is going on, and words for ids, in every 18xx game, in Italian.
import type { RailTerms } from '../../railCatalogue.ts';

export const terms: RailTerms = {
  frames: {
    course: null,
    stock: (s) => `Turno azionario ${s.set}`,
    operating: null,
    turn: (t, f) => `Opera ${f.company(t.company)}`,
    discard: (d, f) => `${f.company(d.queue[0] ?? '')} ha troppi treni`,
  },
  tags: {
    'end.bank': 'fine: la banca è senza soldi',
    'end.lastSet': 'fine: è finita l’ultima serie di turni operativi',
  },
  names: {
    bank: 'la banca',
    pool: 'il mercato',
    offer: 'l’offerta iniziale',
    payout: 'Distribuisci',
    withhold: 'Trattieni',
  },
  nth: (place, n) => `${place}, città ${n}`,
  train: (type) => `treno ${type}`,
};
