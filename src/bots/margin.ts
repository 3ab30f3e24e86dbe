export const marginTuning = { others: 1, bestOf: 0.5 };

/** How far a seat is ahead: of the best of the others, and of the others on average. Winning is being ahead, not rich. */
export function margin(worth: readonly number[], seat: number): number {
  let best = -Infinity;
  let sum = 0;
  for (let i = 0; i < worth.length; i++) {
    if (i === seat - 1) continue;
    sum += worth[i]!;
    if (worth[i]! > best) best = worth[i]!;
  }
  const { others, bestOf } = marginTuning;
  return worth[seat - 1]! - others * (best * bestOf + (sum / (worth.length - 1)) * (1 - bestOf));
}
