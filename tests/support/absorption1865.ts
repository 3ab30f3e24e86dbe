// Companies of 1865 on the eve of an absorption: their connections and presidents.
import type { CompanyId } from '../../src/titles/1865/rules/companies.ts';
import { repeatWhile } from './bounded.ts';
import { table1865 } from './table1865.ts';

export type Table1865 = ReturnType<typeof table1865>;
export type Position = NonNullable<Parameters<Table1865['company']>[1]>;

export interface Eve {
  readonly names?: readonly string[];
  /** The first company has its turn. */
  readonly companies: Partial<Record<CompanyId, Position>>;
  /** Options and rulings that differ from their default. */
  readonly asked?: Readonly<Record<string, string>>;
  readonly phase?: Parameters<Table1865['phase']>[0];
  readonly purses?: Readonly<Record<string, number>>;
  readonly done?: readonly CompanyId[];
  /** Number of the operating round, of two; by default the first. */
  readonly round?: number;
  /** Track laid beforehand. */
  readonly lines?: readonly (keyof typeof lines)[];
}

/** Direct routes by their ends: hex, tile and how it is turned. */
export const lines = {
  cagliariOristano: [
    ['E37', '4', 0],
    ['E35', '8', 0],
    ['D34', '4', 2],
    ['C33', '8', 3],
  ],
  cagliariSuSuergiu: [
    ['F38', '8', 1],
    ['F36', '173', 0],
  ],
  oristanoNuoro: [
    ['D30', '9', 1],
    ['E29', '9', 1],
  ],
  nuoroOlbia: [
    ['F26', '9', 0],
    ['F24', '9', 0],
    ['F22', '58', 4],
    ['G21', '57', 1],
  ],
  bastiaPortovecchio: [
    ['F4', '58', 4],
    ['F6', '9', 0],
    ['F8', '9', 0],
    ['F10', '4', 0],
    ['F12', '9', 0],
  ],
  nuoroGreen: [['F28', 'N-green', 0]],
  /** Three places in each of the big cities. */
  greenCities: [
    ['C23', 'S-green', 0],
    ['C31', 'O-green', 0],
    ['E39', 'C-green', 0],
    ['F28', 'N-green', 0],
    ['F14', 'P-green', 0],
    ['G3', 'B-green', 0],
  ],
  bastiaMatra: [
    ['G5', '9', 0],
    ['G7', '173', 3],
  ],
} as const;

/** Bob presides, with 60%, over every company without named owners. */
export function eve({
  names = ['Alan', 'Bob', 'Carl'],
  companies,
  asked,
  phase = '3',
  purses = {},
  done,
  round = 1,
  lines: laid = [],
}: Eve): Table1865 {
  const t = table1865(names, asked).phase(phase);
  for (const line of laid) for (const [hex, tile, rotation] of lines[line]) t.tile(hex, tile, rotation);
  const ids = Object.keys(companies) as CompanyId[];
  for (const id of ids) {
    const { kind = 'minor' } = companies[id]!;
    t.company(id, { owners: { Bob: kind === 'minor' ? [40, 20] : [20, 10, 10, 10, 10] }, ...companies[id] });
  }
  return t.purses(purses).operating({ company: ids[0]!, round, ...(done && { done }) });
}

/** Everybody passes until such a frame comes. */
export function passUntil(t: Table1865, kind: string): Table1865 {
  repeatWhile(
    () => t.waiting.length > 0 && t.state.flow.at(-1)!.kind !== kind,
    () => t.plays(t.waiting[0]!, pass),
  );
  return t;
}

export const absorbs = (company: CompanyId) => ({ type: 'absorb', company }) as const;
export const isAbsorbedBy = (company: CompanyId) => ({ type: 'beAbsorbed', company }) as const;
export const pass = { type: 'pass' } as const;
