// Where the book leaves a choice that tables may want to make (R136, R137), and the short game (R163), as data. RULINGS.md explains.
import { type Option, type Ruling, rulingsOf } from '../../../engine/core/options.ts';

const ruling = rulingsOf('1865');

/** No other platform plays this game: the third value is the book's. */
export const rulings: readonly Ruling[] = [
  ruling('maritimeDuty', 'R136', 'traffic', 'traffic', { others: ['always'] }),
  ruling('dearTrainOnLoan', 'R137', 'no', 'no', { others: ['yes'] }),
];

export const options: readonly Option[] = [
  { id: 'length', values: ['full', 'short'], default: 'full', players: [2, 3] }, // R163-R169
];
