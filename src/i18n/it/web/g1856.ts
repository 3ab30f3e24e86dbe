import type { Lines1856 } from '../../web/g1856.ts';

const helped = 'Treni e debiti';
const privates = 'Private';
const bought = 'Azioni comprate';

export const g1856: Lines1856 = {
  loans: { head: 'Prest.', title: 'Prestiti che ha preso' },
  escrow: { head: 'Dep.', title: 'In deposito presso la banca finché non raggiunge la destinazione' },
  privates: {
    FT: 'Il suo esagono L3 è chiuso finché è di un giocatore.',
    WSRC: 'La compagnia che la possiede può posare la tessera di Kitchener e mettervi una stazione senza collegamento; poi chiude.',
    TCC: 'La compagnia che la possiede può posare una tessera gialla in più, nell’esagono H11, collegata o no.',
    GLSC: 'La compagnia che la possiede mette un porto, una volta: lì incassa 20 in più fino al primo treno 6.',
    NFSBC:
      'La compagnia che la possiede incassa 10 in più per ogni corsa a Buffalo, e vende questo diritto ad altre per 50.',
    SCFTC:
      'La compagnia che la possiede incassa 10 in più per ogni corsa a Sarnia, e vende questo diritto ad altre per 50.',
  },
  rights: { bridge: 'Diritti del ponte in vendita', tunnel: 'Diritti della galleria in vendita' },
  reasons: {
    auction: privates,
    private: privates,
    right: privates,
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
    par: 'prezzo di una nuova compagnia',
    yellow: 'i certificati non contano per il limite',
    orange: 'e non vale il limite del 60%',
    closed: 'la compagnia chiude',
  },
};
