// Clocks, and statistics of their readings.
import type { Figure } from './figure.ts';

/** Duration of a measurement, after a warm-up of a quarter of it. */
const MILLISECONDS = 3000;

/** Times per second; one call of `run` counts as `times`. */
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

/** Duration in milliseconds, and the result. */
export function timed<T>(run: () => T): { readonly ms: number; readonly result: T } {
  const begun = performance.now();
  const result = run();
  return { ms: performance.now() - begun, result };
}

export const sorted = (figures: readonly number[]): number[] => [...figures].sort((a, b) => a - b);

/** A percentile of sorted figures. */
export const quantile = (figures: readonly number[], q: number): number =>
  figures[Math.floor(q * (figures.length - 1))] ?? 0;

/** The median, one that few exceed, and the longest. */
export function* spread(name: string, times: readonly number[]): Iterable<Figure> {
  const all = sorted(times);
  const n = all.length;
  yield { name: `${name}-p50`, figure: quantile(all, 0.5), unit: 'ms', n };
  yield { name: `${name}-p99`, figure: quantile(all, 0.99), unit: 'ms', n };
  yield { name: `${name}-max`, figure: quantile(all, 1), unit: 'ms', n };
}
