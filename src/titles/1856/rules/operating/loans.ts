// The figures of loans (R065-R068, R125).
import { ruling } from '../../../../engine/core/state.ts';
import { percentOfPlayers } from '../../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import { priceOf, type State1856 } from '../state.ts';

export const LOAN = 100;
export const INTEREST = 10;

/** R066: as many as tenths of the company are in the hands of players. */
export const loanLimit = (s: State1856, company: CompanyId): number => Math.floor(percentOfPlayers(s, company) / 10);

const LOAN_LOSS = 10;

/**
 * What one share counts at the end: 10 less for each loan of its company, as long as loans stand (R125). They are called
 * in with the first 6-train but settled only when its buyer's turn is over: a bankruptcy in between finds them standing.
 */
export function shareWorth(s: State1856, company: CompanyId): number {
  const worth = priceOf(s, company) - LOAN_LOSS * s.companies[company].loans;
  return ruling(s, 'loanFloor') === 'zero' ? Math.max(0, worth) : worth;
}
