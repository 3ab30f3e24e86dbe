// How the game ends, and what counts then (R161-R162, R170).
import type { Seat } from '../../../engine/core/action.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf, type Money } from '../../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import type { CompanyId } from './companies.ts';
import { LOAN } from './limits.ts';
import { type EndReason, openIds, own, priceOf, type State1865 } from './state.ts';

/** R162: what each loan of a company takes off its share. */
const OFF_SHARE = 50;

/** R162: it may be below zero. */
export const shareWorth = (s: State1865, company: CompanyId): Money =>
  priceOf(s, company) - OFF_SHARE * own(s, company).loans;

const sharesWorth = (s: State1865, seat: Seat): Money =>
  openIds(s).reduce(
    (sum, company) => sum + (percentOf(s, company, seat) / unitOf(s, company)) * shareWorth(s, company),
    0,
  );

/** R162: cash and shares, less each loan in full. */
export const worthOf = (s: State1865): Record<Seat, Money> =>
  Object.fromEntries(
    seatsOf(s).map((seat) => [seat, cashOf(s, seat) + sharesWorth(s, seat) - LOAN * (s.personalLoans[seat] ?? 0)]),
  );

export const endGame = ending<EndReason, State1865>(worthOf);
