import type { Lines1856 } from '../../web/g1856.ts';

export const g1856: Lines1856 = {
  loans: { head: 'Loans', title: 'Loans it has taken' },
  escrow: { head: 'Escrow', title: 'Kept by the bank until it reaches its destination' },
  rights: { bridge: 'Bridge rights for sale', tunnel: 'Tunnel rights for sale' },
  zones: {
    par: 'price of a new company',
    yellow: 'certificates do not count towards the limit',
    orange: 'nor does the limit of 60%',
    closed: 'the company closes',
  },
};
