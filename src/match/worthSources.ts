// Sources of everybody's worth: the payments among the events, by their reasons.
import type { GameEvent, Paid, Purse, Seat } from '../engine/index.ts';

export interface WorthSources {
  /** The reasons for which a player paid or was paid, in the order in which they first came up. */
  readonly reasons: readonly string[];
  /** The richest first; equals in the order of their seats. */
  readonly rows: readonly WorthRow[];
}

export interface WorthRow {
  readonly seat: Seat;
  /** Equals share a place. */
  readonly place: number;
  readonly start: number;
  /** By reason, in the order of `reasons`: income less expenses. */
  readonly flows: readonly number[];
  /** The part that no payment explains: the change in value of holdings. */
  readonly rest: number;
  readonly worth: number;
}

type Worth = Readonly<Record<Seat, number>>;

/**
 * `start` is everybody's worth at the beginning; if unknown, the part that no payment explains counts as the start.
 * `called` names a reason; reasons with the same name are added up.
 */
export function worthSources(
  events: readonly GameEvent[],
  worth: Worth,
  start?: Worth,
  called = (reason: string): string => reason,
): WorthSources {
  const payments = events.filter(isPaid).map((paid) => ({ ...paid, reason: called(paid.reason) }));
  const reasons = [...new Set(payments.filter(({ from, to }) => isSeat(from) || isSeat(to)).map((p) => p.reason))];
  const rows = Object.keys(worth).map((key): WorthRow => {
    const seat = Number(key);
    const flows = reasons.map((reason) => flowOf(payments, seat, reason));
    const untold = worth[seat]! - flows.reduce((a, b) => a + b, 0);
    const first = start?.[seat] ?? untold;
    return { seat, place: placeOf(seat, worth), start: first, flows, rest: untold - first, worth: worth[seat]! };
  });
  return { reasons, rows: rows.sort((a, b) => b.worth - a.worth || a.seat - b.seat) };
}

function flowOf(payments: readonly Paid[], purse: Seat, reason: string): number {
  let sum = 0;
  for (const paid of payments) {
    if (paid.reason !== reason) continue;
    if (paid.to === purse) sum += paid.amount;
    if (paid.from === purse) sum -= paid.amount;
  }
  return sum;
}

const placeOf = (seat: Seat, worth: Worth): number =>
  1 + Object.values(worth).filter((other) => other > worth[seat]!).length;

const isPaid = (event: GameEvent): event is Paid => event.type === 'paid';
const isSeat = (purse: Purse): purse is Seat => typeof purse === 'number';
