import type { SheetLines } from '../../web/sheet.ts';

export const sheet: SheetLines = {
  head: 'Sheet',
  open: 'Sheet of all companies and players',
  company: 'Company',
  offer: { head: 'Offer', title: 'Shares not sold yet' },
  pool: { head: 'Pool', title: 'Shares in the bank pool' },
  own: { head: 'Own', title: 'Shares held by the company itself' },
  trains: 'Trains',
  notes: 'Notes',
  round: (set, round) => `OR ${set}.${round}`,
  roundTitle: (set, round) => `Revenue in operating round ${set}.${round}`,
  leads: 'presides',
  legend: '★ presides · (sum) withheld',
  cash: 'Cash',
  income: 'Next payment',
  worth: 'Worth',
  certificates: 'Certificates',
  liquidity: 'Liquidity',
  liquidityOf: (player, parts) => `${player} could raise, if it were their turn in a stock round: ${parts}.`,
  sale: (company, percent, sum) => `${percent}% of ${company} for ${sum}`,
  nothingToSell: 'nothing may be sold',
  overLimit: (held, limit, over) =>
    `${held} certificates count, ${over} more than the limit of ${limit}: no more can be bought, and in a stock round it has to be put right where the rules allow a sale.`,
  copy: 'Copy as CSV',
  sortBy: (column) => `Sort by ${column}`,
  hint: 'A touch on a head sorts; a dotted figure tells what it counts. Esc or S closes.',
};
