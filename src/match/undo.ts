// Undo among people: a seat's last moves are its own until another has acted; then those who acted since are asked.
import type { Seat } from '../engine/index.ts';
import { liveLine } from '../records/liveLine.ts';
import type { Entry, SeatInfo } from '../records/record.ts';

export type UndoRight =
  /** At once. */
  | { readonly ok: true; readonly asks: readonly [] }
  /** By consent of these seats. */
  | { readonly ok: true; readonly asks: readonly Seat[] }
  /** There is nothing to go back to. */
  | { readonly ok: false };

/**
 * Says whether this seat may end the line at entry `to`, and who is asked. Bots agree to everything. A seat that has
 * taken moves back may also put them back, as long as nothing else has happened.
 */
export function undoRight(
  entries: readonly Entry[],
  seats: readonly Pick<SeatInfo, 'kind'>[],
  seat: Seat,
  to: number,
): UndoRight {
  const undone = leftBehind(entries, to);
  if (undone === null) return isRedo(entries, seat, to) ? { ok: true, asks: [] } : { ok: false };
  if (undone.length === 0) return { ok: false };
  const others = new Set(undone.map((move) => move.seat).filter((s) => s !== seat && seats[s - 1]?.kind === 'person'));
  return { ok: true, asks: [...others].sort((a, b) => a - b) };
}

/** The moves that would no longer count; null when `to` is not on the live line. */
function leftBehind(entries: readonly Entry[], to: number) {
  const line = liveLine(entries);
  if (to === 0) return line;
  const place = line.findIndex((move) => move.seq === to);
  return place < 0 ? null : line.slice(place + 1);
}

/** True if `to` counted before this seat's undos at the end of the entries. */
function isRedo(entries: readonly Entry[], seat: Seat, to: number): boolean {
  const last = entries.findLastIndex((entry) => 'action' in entry || entry.seat !== seat);
  return last < entries.length - 1 && liveLine(entries.slice(0, last + 1)).some((move) => move.seq === to);
}

/** The entry at which the line ends after this seat's last move is taken back; null when it has made none. */
export function undoTarget(entries: readonly Entry[], seat: Seat): number | null {
  const line = liveLine(entries);
  const mine = line.findLastIndex((move) => move.seat === seat);
  return mine < 0 ? null : (line[mine - 1]?.seq ?? 0);
}
