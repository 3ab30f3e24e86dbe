// Two companies of 1862 side by side in Norwich: the eve of a merger or an acquisition.
import type { NodeId } from '../../src/engine/track/board.ts';
import type { CompanyId } from '../../src/titles/1862/rules/companies.ts';
import { repeatWhile } from './bounded.ts';
import { table1862 } from './table1862.ts';

export type Table1862 = ReturnType<typeof table1862>;
export type Position = NonNullable<Parameters<Table1862['company']>[1]>;

export const NORWICH: NodeId = 'F5.0';

interface Eve {
  readonly names?: readonly string[];
  /** The first company has its turn. */
  readonly companies: Partial<Record<CompanyId, Position>>;
  readonly purses?: Readonly<Record<string, number>>;
  /** Options and rulings that differ from their default. */
  readonly asked?: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly done?: readonly CompanyId[];
}

/** Companies stand in Norwich, with a train each, unless their positions say otherwise. */
export function eve({
  names = ['Ada', 'Ben', 'Cleo'],
  companies,
  purses = {},
  asked,
  at = 'merge',
  done,
}: Eve): Table1862 {
  const t = table1862(names, asked).tile('F5', '794', 0);
  const ids = Object.keys(companies) as CompanyId[];
  for (const id of ids) t.company(id, { tokens: [NORWICH], trains: [['A', 'express']], ...companies[id] });
  return t.purses(purses).operating({ company: ids[0]!, at, ...(done && { done }) });
}

export const merges = (company: CompanyId, survivor: CompanyId) => ({ type: 'merge', company, survivor }) as const;
export const acquires = (company: CompanyId, survivor: CompanyId) => ({ type: 'acquire', company, survivor }) as const;
export const redeem = { type: 'settleOption', reply: 'redeem' } as const;
export const sell = { type: 'settleOption', reply: 'sell' } as const;
export const tens = (count: number): number[] => Array<number>(count).fill(10);

/** Holdings in shares of ten percent. */
export const shares = (t: Table1862, id: CompanyId): Record<string, number> =>
  Object.fromEntries(Object.entries(t.percent(id)).map(([who, percent]) => [who, percent / 10]));

/** Everybody who is asked about an option answers alike, until the exchange is over; returns the people asked, in order. */
export function answers(t: Table1862, action: typeof redeem | typeof sell): string[] {
  const asked: string[] = [];
  repeatWhile(
    () => t.waiting.length > 0 && t.state.flow.at(-1)!.at === 'question',
    () => {
      asked.push(t.waiting[0]!);
      t.plays(t.waiting[0]!, action);
    },
  );
  return asked;
}
