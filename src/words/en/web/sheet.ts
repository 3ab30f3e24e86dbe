// Words of the sheet, which has companies and players in one table.
import { pool } from '../terms.ts';

export const sheet = {
  head: 'Sheet',
  open: 'Sheet of all companies and players',
  company: 'Company',
  offer: { head: 'Offer', title: 'Shares not sold yet' },
  pool: { head: pool.Bare, title: `Shares ${pool.in}` },
  own: { head: 'Own', title: 'Shares held by the company itself' },
  trains: 'Trains',
  notes: 'Notes',
  roundTitle: (set: number, round: number) => `Revenue in operating round ${set}.${round}`,
  /** Marks of a presiding company and of withheld revenue. */
  leads: 'presides',
  legend: '★ presides · (sum) withheld',
  cash: 'Cash',
  /** Income from the next payment. */
  income: 'Next payment',
  worth: 'Worth',
  certificates: 'Certificates',
  /** The same as the head of a narrow column. */
  certs: 'Cert.',
  liquidity: 'Liquidity',
  liquidityOf: (player: string, parts: string) =>
    `${player} could raise, if it were their turn in a stock round: ${parts}.`,
  sale: (company: string, percent: number, sum: string) => `${percent}% of ${company} for ${sum}`,
  nothingToSell: 'nothing to sell',
  overLimit: (held: string, limit: number, over: string) =>
    `${held} certificates count, ${over} more than the limit of ${limit}: no more can be bought, and in a stock round it has to be put right where the rules allow a sale.`,
  copy: 'Copy as CSV',
  /** Players by companies, without the rest. */
  holdings: 'Holdings',
  /** The column beside the board. */
  column: 'Beside the board',
  closeColumn: 'Close this column',
  openColumn: 'Holdings or log beside the board',
  sortBy: (column: string) => `Sort by ${column}`,
  hint: 'Touch a heading to sort; touch a dotted figure to see what it counts. Esc or S closes.',
};
