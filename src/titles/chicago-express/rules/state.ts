// The state of a game of Chicago Express, and the questions asked of it everywhere.

import type { Seat } from '../../../engine/core/action.ts';
import type { Core } from '../../../engine/core/state.ts';
import { frameOf } from '../../../engine/flow/frame.ts';
import type { BankSlice } from '../../../engine/money/bank.ts';
import { type CompanyId, companies, companyIds } from './companies.ts';
import type { ChicagoFrame, PlayFrame } from './frames.ts';
import type { HexId, IndustrialHexId } from './map.ts';

export type Dial = 'auction' | 'build' | 'develop';
export type EndCondition = 'locomotives' | 'shares' | 'houses' | 'detroit';

export interface ChicagoState extends Core<ChicagoFrame>, BankSlice {
  /** Shares of each company by seat: `shares.NYC[0]` are those of seat 1. */
  shares: Record<CompanyId, number[]>;
  income: Record<CompanyId, number>;
  /** Locomotives not yet on the board. */
  stock: Record<CompanyId, number>;
  /** The hexes each company stands on, in the order in which it reached them; one locomotive on each. */
  networks: Record<CompanyId, HexId[]>;
  /** Hexes with a house, in order of development. */
  houses: HexId[];
  industry: Record<IndustrialHexId, number>;
  /** Steps each dial has made from START. */
  dials: Record<Dial, number>;
  wabashOpen: boolean;
  /** Conditions that ended the game; empty until it is over. */
  ended: EndCondition[];
}

/** Steps until a dial is on red (R029). */
export const dialSteps: Readonly<Record<Dial, number>> = { auction: 3, build: 5, develop: 4 };
export const dialIds = Object.keys(dialSteps) as Dial[];

export const HOUSES = 20;

export const playFrame = (s: ChicagoState): PlayFrame => frameOf<PlayFrame>(s, 'play');
export const active = (s: ChicagoState): Seat => playFrame(s).seat;

export const isRed = (s: ChicagoState, dial: Dial): boolean => s.dials[dial] >= dialSteps[dial];

export const sharesOf = (s: ChicagoState, company: CompanyId, seat: Seat): number => s.shares[company][seat - 1] ?? 0;

export function sharesSold(s: ChicagoState, company: CompanyId): number {
  let sold = 0;
  for (const held of s.shares[company]) sold += held;
  return sold;
}

export const sharesLeft = (s: ChicagoState, company: CompanyId): number =>
  companies[company].shares - sharesSold(s, company);

export const isOpen = (s: ChicagoState, company: CompanyId): boolean => company !== 'WAB' || s.wabashOpen;

export const isOnHex = (s: ChicagoState, company: CompanyId, hex: HexId): boolean => s.networks[company].includes(hex);

/** The companies with a locomotive on this hex. */
export const standing = (s: ChicagoState, hex: HexId): CompanyId[] => companyIds.filter((id) => isOnHex(s, id, hex));

export function standingCount(s: ChicagoState, hex: HexId): number {
  let count = 0;
  for (const id of companyIds) if (isOnHex(s, id, hex)) count++;
  return count;
}

/** Puts a locomotive of the company's stock on a hex. */
export function place(s: ChicagoState, company: CompanyId, hex: HexId): void {
  s.stock[company] -= 1;
  s.networks[company].push(hex);
}

export const isDeveloped = (s: ChicagoState, hex: HexId): boolean => s.houses.includes(hex);
export const housesLeft = (s: ChicagoState): number => HOUSES - s.houses.length;
