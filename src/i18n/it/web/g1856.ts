import type { Lines1856 } from '../../web/g1856.ts';

const helped = 'Treni e debiti';
const privates = 'Private';
const bought = 'Azioni comprate';

export const g1856: Lines1856 = {
  loans: { head: 'Prest.', title: 'Prestiti che ha preso' },
  escrow: { head: 'Dep.', title: 'In deposito presso la banca finché non raggiunge la destinazione' },
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
