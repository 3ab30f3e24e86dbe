import type { Lines1856 } from '../panels.ts';

const helped = 'Trains and debts';
const privates = 'Private companies';
const bought = 'Shares bought';

export const g1856: Lines1856 = {
  loans: { head: 'Loans', title: 'Loans it has taken' },
  escrow: { head: 'Escrow', title: 'Kept by the bank until it reaches its destination' },
  privates: {
    FT: 'Its hex L3 is closed while a player owns it.',
    WSRC: 'For a company: tile and token in Kitchener without a connection; then it closes.',
    TCC: 'For a company: one more yellow tile, on hex H11, connected or not.',
    GLSC: 'For a company: a port, placed once, that pays it 20 more until the first 6-train.',
    NFSBC: 'For a company: 10 more for each run to Buffalo; others buy that right from it for 50.',
    SCFTC: 'For a company: 10 more for each run to Sarnia; others buy that right from it for 50.',
  },
  buys: (name, sum) => `Buy ${name}, ${sum}`,
  rights: { bridge: 'Bridge rights for sale', tunnel: 'Tunnel rights for sale' },
  reasons: {
    auction: privates,
    private: privates,
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
    orange: 'certificates do not count, nor does the limit of 60%',
    closed: 'the company closes',
  },
};
