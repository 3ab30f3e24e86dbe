// Time at a table. A clock never decides a game: a seat that is out of time may be replaced without being asked.

export type Pace =
  | { readonly kind: 'live'; readonly minutes?: number; readonly increment?: number }
  | { readonly kind: 'days'; readonly days: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What a seat has used, increments taken off, and when the table began to wait for it; null when it does not. */
export interface Used {
  readonly usedMs: number;
  readonly since: number | null;
}

/** What a seat has used after a move it thought about for so long. */
export const charged = (pace: Pace, usedMs: number, thoughtMs: number): number =>
  usedMs + Math.max(0, thoughtMs) - (pace.kind === 'live' ? (pace.increment ?? 0) * 1000 : 0);

/** The time a seat has left at this moment; null where nothing is measured. Negative when it is out of time. */
export function leftMs(pace: Pace, { usedMs, since }: Used, now: number): number | null {
  const thinking = since === null ? 0 : Math.max(0, now - since);
  if (pace.kind === 'days') return since === null ? null : pace.days * DAY - thinking;
  if (pace.minutes === undefined) return null;
  return pace.minutes * MINUTE - usedMs - thinking;
}

export const isOverdue = (pace: Pace, used: Used, now: number): boolean => (leftMs(pace, used, now) ?? 1) <= 0;
