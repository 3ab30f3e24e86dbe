import type { Lines } from '../../../../words/lines.ts';
import type { g1856 as en } from '../en/panels.ts';

const helped = 'Treni e debiti';
const privates = 'Private';
const bought = 'Azioni comprate';

export const g1856: Lines<typeof en> = {
  loans: { head: 'Prest.', title: 'Prestiti che ha preso' },
  escrow: { head: 'Dep.', title: 'In deposito presso la banca finché non raggiunge la destinazione' },
  privates: {
    FT: 'Il suo esagono L3 è chiuso finché è di un giocatore.',
    WSRC: 'A una società: tessera e stazione a Kitchener senza collegamento; poi chiude.',
    TCC: 'A una società: una tessera gialla in più, nell’esagono H11, collegata o no.',
    GLSC: 'A una società: un porto, piazzato una volta, che le rende 20 in più fino al primo treno 6.',
    NFSBC: 'A una società: 10 in più per ogni corsa a Buffalo; le altre ne comprano il diritto per 50.',
    SCFTC: 'A una società: 10 in più per ogni corsa a Sarnia; le altre ne comprano il diritto per 50.',
  },
  buys: (name, sum) => `Compra ${name}, ${sum}`,
  rights: { bridge: 'Diritti del ponte in vendita', tunnel: 'Diritti della galleria in vendita' },
  reasons: {
    auction: privates,
    private: privates,
    share: bought,
    escrow: bought,
    shares: 'Azioni vendute',
    dividend: 'Dividendi',
    train: helped,
    loan: helped,
    interest: helped,
    redemption: helped,
    debt: helped,
    bankruptcy: helped,
  },
  zones: {
    par: 'prezzo di una nuova società',
    yellow: 'i certificati non contano per il limite',
    orange: 'i certificati non contano, né vale il limite del 60%',
    closed: 'la società chiude',
  },
  phaseNotes: {
    buyPrivates: 'le società possono comprare le società private',
    privatesClose: 'le società private chiudono',
    cgr: 'i prestiti vanno rimborsati e può nascere la CGR; il segnalino del porto viene tolto; cambia il limite di certificati',
    middle: 'valori medi fuori mappa',
    high: 'valori alti fuori mappa',
  },
};
