// What a company's revenue and treasury are worth to a seat.
import { percentOf, type Seat } from '../../../engine/index.ts';
import type { CompanyId } from '../rules/companies.ts';
import type { State1856 } from '../rules/state.ts';
import { roundsLeft } from './outlook.ts';

/** Rounds further away than this are not counted on. */
const HORIZON = 6;
/** Revenue moves the price besides being paid. */
const BESIDES = 0.2;

export interface Stake {
  /** The part of the company that the seat holds, from 0 to 1. */
  readonly part: number;
  /** What one dollar of revenue is worth to it, paid out and besides. */
  readonly weight: number;
  /** What one dollar more of it in every round to come is worth. */
  readonly worth: number;
}

export function stakeOf(s: State1856, company: CompanyId, seat: Seat): Stake {
  const part = percentOf(s, company, seat) / 100;
  const weight = part + BESIDES;
  return { part, weight, worth: weight * horizon(s) };
}

/** Operating rounds that count for a decision taken now. */
export const horizon = (s: State1856): number => Math.min(HORIZON, roundsLeft(s));
