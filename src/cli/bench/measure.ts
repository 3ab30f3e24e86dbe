// Clocks and what is read off many of their readings.

/** How long a rate is measured, after a warm-up of a quarter of it. */
const MILLISECONDS = 3000;

/** How often a second something is done; one call does it `times` times. */
export function rate(run: () => unknown, times = 1): { figure: number; n: number } {
  for (const end = performance.now() + MILLISECONDS / 4; performance.now() < end; ) run();
  const begun = performance.now();
  let n = 0;
  while (performance.now() - begun < MILLISECONDS) {
    run();
    n += times;
  }
  return { figure: (1000 * n) / (performance.now() - begun), n };
}

/** How many milliseconds something took, and what it gave. */
export function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const begun = performance.now();
  const result = run();
  return { ms: performance.now() - begun, result };
}

export const sorted = (figures: readonly number[]): number[] => [...figures].sort((a, b) => a - b);

/** A percentile of sorted figures. */
export const quantile = (figures: readonly number[], q: number): number =>
  figures[Math.floor(q * (figures.length - 1))] ?? 0;
