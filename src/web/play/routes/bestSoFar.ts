// The best result of ever longer searches: a longer one may end with less than a shorter one had found.
import type { Suggestion } from '../../../engine/index.ts';

/** The better runs of two searches, and the sharper bound. */
export function bestSoFar(before: Suggestion | null, now: Suggestion): Suggestion {
  if (before === null || now.optimal) return now;
  const better = now.revenue > before.revenue ? now : before;
  const bound = Math.min(before.bound, now.bound);
  return { ...better, bound, optimal: better.revenue === bound, steps: now.steps };
}
