// What the sheet says, on which companies and players stand in one table. A missing line does not compile.
import { sheet as en } from '../en/web/sheet.ts';
import { sheet as it } from '../it/web/sheet.ts';
import type { Lang } from '../phrases.ts';

export interface SheetLines {
  readonly head: string;
  readonly open: string;
  readonly company: string;
  readonly offer: { readonly head: string; readonly title: string };
  readonly pool: { readonly head: string; readonly title: string };
  readonly own: { readonly head: string; readonly title: string };
  readonly trains: string;
  readonly notes: string;
  roundTitle(set: number, round: number): string;
  /** What is said of a company that presides, and of revenue that was kept. */
  readonly leads: string;
  readonly legend: string;
  readonly cash: string;
  /** What the next payment brings. */
  readonly income: string;
  readonly worth: string;
  readonly certificates: string;
  /** The same as the head of a narrow column. */
  readonly certs: string;
  readonly liquidity: string;
  liquidityOf(player: string, parts: string): string;
  sale(company: string, percent: number, sum: string): string;
  readonly nothingToSell: string;
  overLimit(held: string, limit: number, over: string): string;
  readonly copy: string;
  /** Players by companies, without the rest. */
  readonly holdings: string;
  /** The column beside the board. */
  readonly column: string;
  readonly closeColumn: string;
  readonly openColumn: string;
  sortBy(column: string): string;
  readonly hint: string;
}

export const sheetLines: Readonly<Record<Lang, SheetLines>> = { en, it };
