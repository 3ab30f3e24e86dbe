// Words of 1856's face beyond those of all 18xx games.
import type { Reason } from '../../rules/events.ts';
import type { PrivateId, RightId } from '../../rules/privates.ts';

const helped = 'Trains and debts';
const privates = 'Private companies';
const bought = 'Shares bought';

const reasons: Readonly<Record<Reason, string>> = {
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
};

const zones: Readonly<Record<string, string>> = {
  par: 'price of a new company',
  yellow: 'certificates do not count towards the limit',
  orange: 'certificates do not count, nor does the limit of 60%',
  closed: 'the company closes',
};

export const g1856 = {
  loans: { head: 'Loans', title: 'Loans it has taken' },
  escrow: { head: 'Escrow', title: 'Kept by the bank until it reaches its destination' },
  /** Use of each private company. */
  privates: {
    FT: 'Its hex L3 is closed while a player owns it.',
    WSRC: 'For a company: tile and token in Kitchener without a connection; then it closes.',
    TCC: 'For a company: one more yellow tile, on hex H11, connected or not.',
    GLSC: 'For a company: a port, placed once, that pays it 20 more until the first 6-train.',
    NFSBC: 'For a company: 10 more for each run to Buffalo; others buy that right from it for 50.',
    SCFTC: 'For a company: 10 more for each run to Sarnia; others buy that right from it for 50.',
  } satisfies Readonly<Record<PrivateId, string>>,
  /** A private company is bought at its price. */
  buys: (name: string, sum: string) => `Buy ${name}, ${sum}`,
  rights: { bridge: 'Bridge rights for sale', tunnel: 'Tunnel rights for sale' } satisfies Readonly<
    Record<RightId, string>
  >,
  /** Reasons of players' payments; some share a word. */
  reasons,
  /** By zone of the market, in the order of the legend. */
  zones,
  /** Besides tiles, limits and rounds. */
  phaseNotes: {
    buyPrivates: 'companies may buy private companies',
    privatesClose: 'private companies close',
    cgr: 'loans are called in and the CGR may form; the port marker is removed; the certificate limit changes',
    middle: 'middle values off the board',
    high: 'high values off the board',
  },
};
