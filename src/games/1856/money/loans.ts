// The figures of loans (R065-R068).
import { percentOfPlayers } from '../../../engine/shares/shares.ts';
import type { CompanyId } from '../companies.ts';
import type { State1856 } from '../state.ts';

export const LOAN = 100;
export const INTEREST = 10;

/** R066: as many as tenths of the company are in the hands of players. */
export const loanLimit = (s: State1856, company: CompanyId): number => Math.floor(percentOfPlayers(s, company) / 10);
