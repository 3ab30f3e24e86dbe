/**
 * A seat's lead over the others, half against the best of them and half against their average. Winning means being
 * ahead, not being rich; but a seat that fights only the leader helps the third.
 */
export function margin(worth: readonly number[], seat: number): number {
  let best = -Infinity;
  let sum = 0;
  for (let i = 0; i < worth.length; i++) {
    if (i === seat - 1) continue;
    sum += worth[i]!;
    if (worth[i]! > best) best = worth[i]!;
  }
  return worth[seat - 1]! - (best + sum / (worth.length - 1)) / 2;
}
