// Who presides over a company: the first with a president's certificate, then whoever has more than the president.
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
  /** Null where nobody presided. */
  readonly from: Seat | null;
  readonly to: Seat;
}

type Needs = Core & SharesSlice;

/** What the president's certificate is worth in percent. */
export const presidentsPercent = (s: SharesSlice, company: string): number => certificatesOf(s, company).percents[0]!;

/** Who has most after the president: of equal ones the first to his left. */
export const nextInLine = (s: Needs, company: string, president: Seat | null): Stake =>
  mostHeld(
    s,
    company,
    seatsFrom(s, president === null ? 1 : nextSeat(s, president)).filter((seat) => seat !== president),
  );

/** Gives the president's certificate to somebody, who gives as much in shares for it to whoever holds it. */
export function passPresidency(s: Needs, company: string, to: Seat, emit: Emit<PresidencyPassed>): void {
  const from = presidentOf(s, company);
  swapPresidency(s, company, to);
  if (from !== to) emit?.({ type: 'presidencyPassed', company, from, to });
}

/** Holdings have changed: whoever has more than the president takes his place; where there is none, whoever has enough. */
export function settlePresidency(s: Needs, company: string, emit: Emit<PresidencyPassed>): void {
  const president = presidentOf(s, company);
  const { seat, percent } = nextInLine(s, company, president);
  const isEnough =
    president === null ? percent >= presidentsPercent(s, company) : percent > percentOf(s, company, president);
  if (seat !== null && isEnough) passPresidency(s, company, seat, emit);
}

/** What a president would keep if he sold so much; null for anybody else, whom no presidency holds back. */
const keptBy = (s: Needs, seat: Seat, company: string, percent: number): number | null =>
  presidentOf(s, company) === seat ? percentOf(s, company, seat) - percent : null;

/** A president may sell so much: he keeps his certificate, or another can take it. Others always may. */
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

/** The same where the sale must leave him president. */
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
