// The Dragons chart (R030-R034, R044): one row for each phase from 2 to 7, red on the left, then white, then green. Where white
// begins and ends comes from one source alone (docs/correct-1865.md).
import type { PhaseId } from './trains.ts';

export type Zone = 'red' | 'white' | 'green';

/** R034: the last red and the last white rank of each row, from the top; higher ranks are green. */
export const chart: readonly { readonly red: number; readonly white: number }[] = [
  { red: 2, white: 4 },
  { red: 4, white: 6 },
  { red: 6, white: 8 },
  { red: 8, white: 10 },
  { red: 10, white: 12 },
  { red: 12, white: 14 },
];

/** Rows are numbered from 1. */
export function zoneOf(row: number, rank: number): Zone {
  const ends = chart[row - 1];
  if (ends === undefined) throw new Error(`no row ${row}`);
  return rank <= ends.red ? 'red' : rank <= ends.white ? 'white' : 'green';
}

/** Phase 1 is the draft: there is no company, no row and no trade yet. */
export type TradingPhase = Exclude<PhaseId, '1'>;

export function tradingPhase({ phase }: { readonly phase: PhaseId }): TradingPhase {
  if (phase === '1') throw new Error('nothing is traded before phase 2');
  return phase;
}

/** R033: the row towards which the markers move. */
export const rowOfPhase = (phase: TradingPhase): number => Number(phase) - 1;

/** R032: the first row of a company launched in this phase. */
const startRows: Readonly<Record<TradingPhase, number>> = { 2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2 };
export const startRow = (phase: TradingPhase): number => startRows[phase];

/** R044: the certificate limit of the Dragons. */
const limits: Readonly<Record<TradingPhase, number>> = { 2: 6, 3: 10, 4: 10, 5: 16, 6: 16, 7: 16 };
export const dragonLimit = (phase: TradingPhase): number => limits[phase];
