import type { OutlookLines } from '../../web/outlook.ts';

export const outlook: OutlookLines = {
  player: 'Player',
  company: 'Company',
  holder: 'Holder',
  cash: 'Cash',
  worth: 'Worth',
  treasury: 'Treasury',
  price: 'Price',
  shares: 'Shares',
  money: 'Money',
  pool: 'pool',
  assumed: (count) => (count === 1 ? 'One answer is assumed' : `${count} answers are assumed`),
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
      president: 'the president’s cash',
    },
    total: 'Price of the train',
    sequel: 'What would happen?',
    after: 'Before and after',
    bankrupt: 'Not enough for a train from the bank: bankruptcy.',
  },
};
