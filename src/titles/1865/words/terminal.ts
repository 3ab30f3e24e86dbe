import type { AboutLines } from '../../../words/terminal.ts';
import type { Zone } from '../rules/chart.ts';

/** Columns that only this game has, and the zones of the Dragons chart. */
export interface TerminalLines1865 extends AboutLines {
  readonly columns: Readonly<Record<'traffic' | 'coverage' | 'rank' | 'zone' | 'dragons', string>>;
  readonly zones: Readonly<Record<Zone, string>>;
}
