/** Whole games, and every pair of screen and language: npm test plays one game to its end, npm run soak all of them. */
export const isSoak = process.env.BINARIO_PAIRS === 'all';

/** What npm test looks at, and in the soak the others too. */
export const sampled = <T>(first: readonly T[], others: readonly T[]): readonly T[] =>
  isSoak ? [...first, ...others] : first;

/** Two ways of looking share what there is to see, each takes every second; in the soak each takes all. */
export const shareOf = <T>(all: readonly T[], way: 0 | 1): readonly T[] =>
  isSoak ? all : all.filter((_, i) => i % 2 === way);
