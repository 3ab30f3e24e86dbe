// The worth of a company's revenue and treasury to a seat.
import { percentOf, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { State1856 } from '../rules/state.ts';
import { roundsLeft } from './horizon.ts';

/** Most rounds that count. */
const HORIZON = 6;
/** Weight of revenue through the price, besides its dividend. */
const BESIDES = 0.2;

export interface Stake {
  /** The part of the company that the seat holds, from 0 to 1. */
  readonly part: number;
  /** Worth of one dollar of revenue, through dividend and price. */
  readonly weight: number;
  /** Worth of one dollar more of revenue in every round to come. */
  readonly worth: number;
}

export function stakeOf(s: State1856, company: CompanyId, seat: Seat): Stake {
  const part = percentOf(s, company, seat) / 100;
  const weight = part + BESIDES;
  return { part, weight, worth: weight * horizon(s) };
}

/** Operating rounds that count for a decision taken now. */
export const horizon = (s: State1856): number => Math.min(HORIZON, roundsLeft(s));
