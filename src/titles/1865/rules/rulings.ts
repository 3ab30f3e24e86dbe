// Choices that the book leaves to tables (R136, R137), and the short game (R163-R169), as data. RULINGS.md explains.
import { type Option, type Ruling, rulingsOf } from '../../../engine/core/options.ts';
import type { Table } from '../../../kernel/rail.ts';

const ruling = rulingsOf('1865');

/** No other platform plays this game: the third value is the book's. */
export const rulings: readonly Ruling[] = [
  ruling('maritimeDuty', 'R136', 'traffic', 'traffic', { others: ['always'] }),
  ruling('dearTrainOnLoan', 'R137', 'no', 'no', { others: ['yes'] }),
];

export const options: readonly Option[] = [
  { id: 'length', values: ['full', 'short'], default: 'full', players: [2, 3] }, // R163-R169
];

/** The option that decides between the short and the full game. */
export type Variant = Pick<Table, 'options'>;

/** True for the short game, on Sardinia alone. */
export const isShort = ({ options }: Variant): boolean => options?.length === 'short';
