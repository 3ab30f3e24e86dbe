// Time at a table. A clock never decides a game: a seat that is out of time may be replaced without being asked.

export type Pace =
  | { readonly kind: 'live'; readonly minutes?: number; readonly increment?: number }
  | { readonly kind: 'days'; readonly days: number };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Time used by a seat, increments taken off, and since when the table waits for it; null when it does not. */
export interface Used {
  readonly usedMs: number;
  readonly since: number | null;
}

/** Time used after a move that took this long. */
export const charged = (pace: Pace, usedMs: number, thoughtMs: number): number =>
  usedMs + Math.max(0, thoughtMs) - (pace.kind === 'live' ? (pace.increment ?? 0) * 1000 : 0);

/** The time left to a seat at this moment; null without a clock. Negative when it is out of time. */
export function leftMs(pace: Pace, { usedMs, since }: Used, now: number): number | null {
  const thinking = since === null ? 0 : Math.max(0, now - since);
  if (pace.kind === 'days') return since === null ? null : pace.days * DAY - thinking;
  if (pace.minutes === undefined) return null;
  return pace.minutes * MINUTE - usedMs - thinking;
}

export const isOverdue = (pace: Pace, used: Used, now: number): boolean => (leftMs(pace, used, now) ?? 1) <= 0;
