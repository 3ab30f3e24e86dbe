// The presidency of a company: first the seat with a president's certificate, then any seat with more than the
// president.
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import { nextSeat, seatsFrom } from '../../engine/core/seats.ts';
import type { Core } from '../../engine/core/state.ts';
import {
  certificatesOf,
  mostHeld,
  percentOf,
  presidentOf,
  type SharesSlice,
  type Stake,
  swapPresidency,
} from '../../engine/shares/shares.ts';

export interface PresidencyPassed {
  readonly type: 'presidencyPassed';
  readonly company: string;
  /** Null if nobody presided. */
  readonly from: Seat | null;
  readonly to: Seat;
}

type Needs = Core & SharesSlice;

/** Percent of the president's certificate. */
export const presidentsPercent = (s: SharesSlice, company: string): number => certificatesOf(s, company).percents[0]!;

/** The seat with most after the president; among equals the first to his left. */
export const nextInLine = (s: Needs, company: string, president: Seat | null): Stake =>
  mostHeld(
    s,
    company,
    seatsFrom(s, president === null ? 1 : nextSeat(s, president)).filter((seat) => seat !== president),
  );

/** Gives the president's certificate to a seat, in exchange for as much in shares. */
export function passPresidency(s: Needs, company: string, to: Seat, emit: Emit<PresidencyPassed>): void {
  const from = presidentOf(s, company);
  swapPresidency(s, company, to);
  if (from !== to) emit?.({ type: 'presidencyPassed', company, from, to });
}

/**
 * Called after holdings change: the presidency goes to a seat with more than the president; without one, to the seat
 * with most, if that is enough.
 */
export function settlePresidency(s: Needs, company: string, emit: Emit<PresidencyPassed>): void {
  const president = presidentOf(s, company);
  const { seat, percent } = nextInLine(s, company, president);
  const isEnough =
    president === null ? percent >= presidentsPercent(s, company) : percent > percentOf(s, company, president);
  if (seat !== null && isEnough) passPresidency(s, company, seat, emit);
}

/** Percent that a president would keep after such a sale; null for any other seat, which no presidency holds back. */
const keptBy = (s: Needs, seat: Seat, company: string, percent: number): number | null =>
  presidentOf(s, company) === seat ? percentOf(s, company, seat) - percent : null;

/**
 * True if a seat may sell this percent: a president must keep enough for his certificate, or another must be able to
 * take it.
 */
export function presidencyAllows(
  s: Needs,
  seat: Seat,
  company: string,
  percent: number,
  certificate = presidentsPercent(s, company),
): boolean {
  const kept = keptBy(s, seat, company, percent);
  return kept === null || kept >= certificate || nextInLine(s, company, seat).percent >= certificate;
}

/** `presidencyAllows` where the sale must leave him president. */
export function keepsPresidency(
  s: Needs,
  seat: Seat,
  company: string,
  percent: number,
  certificate = presidentsPercent(s, company),
): boolean {
  const kept = keptBy(s, seat, company, percent);
  return kept === null || (kept >= certificate && kept >= nextInLine(s, company, seat).percent);
}
