// The five companies: shares, locomotives (the one on the start hex included), start hex, income and opening bid.
import type { HexId } from './map.ts';

export type CompanyId = 'PRR' | 'BO' | 'CO' | 'NYC' | 'WAB';

export interface Company {
  readonly name: string;
  readonly short: string;
  readonly colour: 'red' | 'blue' | 'yellow' | 'green' | 'black';
  readonly shares: number;
  readonly locomotives: number;
  readonly start: HexId;
  /** Its first income, also the opening bid for its first share; Wabash's is set when it opens. */
  readonly income: number;
}

export const companies: Readonly<Record<CompanyId, Company>> = {
  PRR: {
    name: 'Pennsylvania Railroad',
    short: 'PRR',
    colour: 'red',
    shares: 3,
    locomotives: 20,
    start: 'R5',
    income: 7,
  },
  BO: { name: 'Baltimore & Ohio', short: 'B&O', colour: 'blue', shares: 4, locomotives: 22, start: 'Q7', income: 6 },
  CO: { name: 'Chesapeake & Ohio', short: 'C&O', colour: 'yellow', shares: 6, locomotives: 26, start: 'Q9', income: 5 },
  NYC: { name: 'New York Central', short: 'NYC', colour: 'green', shares: 5, locomotives: 24, start: 'S3', income: 8 },
  WAB: { name: 'Wabash', short: 'Wabash', colour: 'black', shares: 2, locomotives: 11, start: 'D3', income: 0 },
};

export const companyIds = Object.keys(companies) as CompanyId[];

/** The order of the opening auctions; Wabash opens later. */
export const openingOrder: readonly CompanyId[] = ['PRR', 'BO', 'CO', 'NYC'];
