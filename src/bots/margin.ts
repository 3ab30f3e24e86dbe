/** What the others are worth to beat: half the best of them and half their average. */
export function othersOf(worth: readonly number[], seat: number): number {
  let best = -Infinity;
  let sum = 0;
  for (let i = 0; i < worth.length; i++) {
    if (i === seat - 1) continue;
    sum += worth[i]!;
    if (worth[i]! > best) best = worth[i]!;
  }
  return (best + sum / (worth.length - 1)) / 2;
}

/** A seat's lead. Winning means being ahead, not being rich; but a seat that fights only the leader helps the third. */
export const margin = (worth: readonly number[], seat: number): number => worth[seat - 1]! - othersOf(worth, seat);
