// Words for great events before they are decided: everybody's holdings afterwards, and the sources of payments.

import { pool, president } from '../terms.ts';

export const outlook = {
  player: 'Player',
  company: 'Company',
  holder: 'Holder',
  cash: 'Cash',
  worth: 'Worth',
  treasury: 'Treasury',
  price: 'Price',
  shares: 'Shares',
  money: 'Money',
  pool: pool.bare,
  /** Number of assumed answers. */
  assumed: (count: number) => (count === 1 ? 'One answer is assumed' : `${count} answers are assumed`),
  /** A forced train, or another debt. */
  forced: {
    head: 'A train must be bought: how can it be paid?',
    debtHead: 'Money is owed: how can it be paid?',
    source: 'From',
    sum: 'Sum',
    sources: {
      treasury: 'the company’s treasury',
      shares: 'shares sold',
      loans: 'loans',
      refinancing: 'the refinancing',
      president: `${president.the}’s cash`,
    },
    total: 'Price of the train',
    sequel: 'What would happen?',
    after: 'Before and after',
    bankrupt: 'Not enough for a train from the bank: bankruptcy.',
  },
};
