/** Samples for browser tests: npm test plays one whole game on one pair of screen and language, npm run soak all of them. */
export const isSoak = process.env.BINARIO_PAIRS === 'all';

/** The cases of npm test, and in the soak the others too. */
export const sampled = <T>(first: readonly T[], others: readonly T[]): readonly T[] =>
  isSoak ? [...first, ...others] : first;

/** Every second case for each of two ways to look; in the soak all for each. */
export const shareOf = <T>(all: readonly T[], way: 0 | 1): readonly T[] =>
  isSoak ? all : all.filter((_, i) => i % 2 === way);
