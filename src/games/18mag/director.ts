// Who directs a major: the first with two shares, then whoever has more than the director (R023, R136-R140).
import type { Seat } from '../../engine/core/action.ts';
import type { Emit } from '../../engine/core/event.ts';
import {
  certificatesOf,
  mostHeld,
  percentOf,
  presidentOf,
  type Stake,
  swapPresidency,
} from '../../engine/shares/shares.ts';
import type { MajorId } from './companies.ts';
import type { Event18Mag } from './events.ts';
import { nextSeat, seatsFrom } from './players.ts';
import type { State18Mag } from './state.ts';

/** What the director's certificate is worth in ordinary shares. */
export const directorsPercent = (s: State18Mag, company: MajorId): number => certificatesOf(s, company).percents[0]!;

/** R138: who has most after this director, and how much: of equal ones the first in playing order after him. */
export function nextInLine(s: State18Mag, company: MajorId, director: Seat): Stake {
  return mostHeld(
    s,
    company,
    seatsFrom(s, nextSeat(s, director)).filter((seat) => seat !== director),
  );
}

/** R137: the new director gives two shares for the certificate, to the old one or to the bank. */
export function passDirector(s: State18Mag, company: MajorId, to: Seat, emit: Emit<Event18Mag>): void {
  const from = presidentOf(s, company);
  swapPresidency(s, company, to);
  emit?.({ type: 'directorChanged', company, from, to });
}

/** Somebody has got a share: R139 where there was no director, R136 and R140 where he has overtaken him. */
export function settleDirector(s: State18Mag, company: MajorId, seat: Seat, emit: Emit<Event18Mag>): void {
  const director = presidentOf(s, company);
  const held = percentOf(s, company, seat);
  if (director === null ? held >= directorsPercent(s, company) : held > percentOf(s, company, director))
    passDirector(s, company, seat, emit);
}
