import type { Lines1856 } from '../../web/g1856.ts';

const helped = 'Trains and debts';
const privates = 'Private companies';
const bought = 'Shares bought';

export const g1856: Lines1856 = {
  loans: { head: 'Loans', title: 'Loans it has taken' },
  escrow: { head: 'Escrow', title: 'Kept by the bank until it reaches its destination' },
  rights: { bridge: 'Bridge rights for sale', tunnel: 'Tunnel rights for sale' },
  reasons: {
    auction: privates,
    private: privates,
    right: privates,
    share: bought,
    escrow: bought,
    shares: 'Shares sold',
    dividend: 'Dividends',
    train: helped,
    loan: helped,
    interest: helped,
    redemption: helped,
    debt: helped,
    bankruptcy: helped,
  },
  zones: {
    par: 'price of a new company',
    yellow: 'certificates do not count towards the limit',
    orange: 'nor does the limit of 60%',
    closed: 'the company closes',
  },
};
