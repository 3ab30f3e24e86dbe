import type { CompanyId } from '../companies.ts';
import type { TurnFrame } from '../state.ts';

/** A company's turn before anything has been done in it. */
export const newTurn = (company: CompanyId): TurnFrame => ({
  kind: 'turn',
  at: 'homeToken',
  company,
  loanTaken: false,
  redeemed: false,
  interestPaid: false,
  interestLate: false,
  sold: [],
  borrowed: false,
  ran: false,
  runs: [],
  revenue: 0,
  refused: [],
});
