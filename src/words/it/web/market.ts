import type { market as en } from '../../en/web/market.ts';
import type { Lines } from '../../lines.ts';
import { director, president } from '../terms.ts';

export const market: Lines<typeof en> = {
  head: 'Mercato',
  map: 'Mappa',
  label: 'Il mercato: righe di prezzi, con i segnalini delle società',
  keys: 'Le frecce vanno di casella in casella',
  zones: 'Zone',
  stack: (companies) => `Qui, in ordine di turno: ${companies}`,
  causes: {
    paid: 'distribuisce',
    withheld: 'trattiene',
    earnedNothing: 'non incassa nulla',
    soldShare: 'per ogni azione venduta',
    soldByLeader: `per ogni azione venduta ${president.from}`,
    soldBlock: 'per ogni vendita',
    soldOut: 'tutta venduta a fine turno azionario',
    newTrain: 'primo treno nuovo del turno',
  },
  soldByDirector: `per ogni azione venduta ${director.from}`,
  soldOneByOthers: 'se altri vendono una sola azione',
  soldByOthers: 'se vendono altri',
  paidAtLeast: (sum) => `distribuisce ${sum} o più`,
  stays: 'resta',
  leadsNowhere: 'Da qui nessun segnalino si muove più.',
  moves: (company, from, to) => `${company}: ${from} → ${to}`,
  comes: (company, to) => `${company} entra a ${to}`,
  goes: (company) => `${company} lascia il mercato`,
  toMap: 'Mappa in grande',
  toMarket: 'Mercato in grande',
};
