// A mean with its standard error. Games of one seed in all rotations share their luck, so they count as one block: the
// error comes from how blocks differ, not games.

export interface Estimate {
  readonly mean: number;
  /** Null while there is one block: nothing says how far another would be from it. */
  readonly se: number | null;
}

/**
 * The mean of all games, and its error from blocks of `size` games; the last block may be incomplete. With complete blocks
 * this is the standard error of their means.
 */
export function estimate(values: readonly number[], size: number): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const off: number[] = [];
  for (let i = 0; i < values.length; i += size)
    off.push(values.slice(i, i + size).reduce((sum, value) => sum + value - mean, 0));
  if (off.length < 2) return { mean, se: null };
  const squares = off.reduce((sum, x) => sum + x * x, 0);
  return { mean, se: Math.sqrt((squares * off.length) / (off.length - 1)) / values.length };
}

/** The value that this share of all values do not exceed, by nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
