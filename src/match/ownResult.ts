// The result of one player: the place, and the distance to another.
import type { Seat } from '../engine/index.ts';

export interface OwnResult {
  /** Equals share a place, but only a winner is first. */
  readonly place: number;
  readonly worth: number;
  /** The distance to a winner, or of the only winner to the next; null in a game alone, or if the win is shared. */
  readonly gap: { readonly seat: Seat; readonly sum: number } | null;
}

interface Ended {
  readonly worth: Readonly<Record<Seat, number>>;
  readonly winners: readonly Seat[];
}

/** Null for a seat that is not in the game. */
export function ownResult({ worth, winners }: Ended, seat: Seat): OwnResult | null {
  const own = worth[seat];
  if (own === undefined) return null;
  const others = Object.entries(worth)
    .map(([key, sum]) => ({ seat: Number(key), sum }))
    .filter((other) => other.seat !== seat)
    .toSorted((a, b) => b.sum - a.sum || a.seat - b.seat);
  const richer = others.filter(({ sum }) => sum > own).length;
  if (winners.includes(seat)) {
    const [next] = others;
    return { place: 1, worth: own, gap: next && winners.length === 1 ? { ...next, sum: own - next.sum } : null };
  }
  const winner = others.find((other) => winners.includes(other.seat));
  return { place: Math.max(2, 1 + richer), worth: own, gap: winner ? { ...winner, sum: winner.sum - own } : null };
}
