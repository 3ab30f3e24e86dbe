// The end of the game and the final worth (R161-R162, R170); a standstill ends it too.
import type { Seat } from '../../../engine/core/action.ts';
import { canonical, hashText } from '../../../engine/core/hash.ts';
import { seatsOf } from '../../../engine/core/seats.ts';
import { cashOf, type Money } from '../../../engine/money/bank.ts';
import { percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { ending } from '../../../kernel/rounds/end.ts';
import { LOAN } from './limits.ts';
import { type EndReason, openIds, own, priceOf, type State1865 } from './state.ts';

/** R162: deduction from a share for each loan of its company. */
const OFF_SHARE = 50;

/** R162: it may be below zero. */
export const shareWorth = (s: State1865, company: string): Money =>
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

/** A digest of the position without its flow, which counts the rounds. */
function digestOf(s: State1865): string {
  const { flow, chance, stood, ...position } = s;
  return hashText(canonical(position));
}

/**
 * True if a stock round and both operating rounds changed nothing: all passed, nobody was paid, no price moved. The
 * book counts on the bank running out and does not cover this. Call before each stock round: it notes the position.
 */
export function isStandstill(s: State1865): boolean {
  const before = s.stood;
  s.stood = digestOf(s);
  return s.stood === before;
}
