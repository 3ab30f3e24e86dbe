import type { Lines1856 } from '../../web/g1856.ts';

export const g1856: Lines1856 = {
  loans: { head: 'Prest.', title: 'Prestiti che ha preso' },
  escrow: { head: 'Dep.', title: 'In deposito presso la banca finché non raggiunge la destinazione' },
  rights: { bridge: 'Diritti del ponte in vendita', tunnel: 'Diritti della galleria in vendita' },
  zones: {
    par: 'prezzo di una nuova compagnia',
    yellow: 'i certificati non contano per il limite',
    orange: 'e non vale il limite del 60%',
    closed: 'la compagnia chiude',
  },
};
