import type { Lines1856 } from '../../web/g1856.ts';

const helped = 'Trains and debts';
const privates = 'Private companies';
const bought = 'Shares bought';

export const g1856: Lines1856 = {
  loans: { head: 'Loans', title: 'Loans it has taken' },
  escrow: { head: 'Escrow', title: 'Kept by the bank until it reaches its destination' },
  privates: {
    FT: 'Its hex L3 is closed while a player owns it.',
    WSRC: 'The company that owns it may lay the tile of Kitchener and place a token there without a connection; then it closes.',
    TCC: 'The company that owns it may lay one more yellow tile, on hex H11, connected or not.',
    GLSC: 'The company that owns it places a port once: that place pays it 20 more until the first 6-train.',
    NFSBC: 'The company that owns it gets 10 more for each run to Buffalo, and sells this right to others for 50.',
    SCFTC: 'The company that owns it gets 10 more for each run to Sarnia, and sells this right to others for 50.',
  },
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
