import { pool } from '../../../../words/en/terms.ts';

/** Words for ids: sources, answers, zones; and the options and rulings with their values. */
export const terms: Readonly<Record<string, string>> = {
  bank: 'the bank',
  pool: pool.the,
  offer: 'the initial offer',
  dragons: 'the Dragons',
  payout: 'Pay out',
  withhold: 'Withhold',
  accept: 'Accept',
  refuse: 'Refuse',
  length: 'Length of the game',
  'length.full': 'full: Sardinia and Corsica',
  'length.short': 'short: Sardinia alone, for two or three',
  maritimeDuty: 'A company with maritime companies and no traffic',
  'maritimeDuty.traffic': 'needs no train',
  'maritimeDuty.always': 'needs a train',
  dearTrainOnLoan: 'A train that only a personal loan can pay, while a cheaper one could be paid',
  'dearTrainOnLoan.no': 'cannot be chosen',
  'dearTrainOnLoan.yes': 'can be chosen',
};
