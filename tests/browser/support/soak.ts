/** Whole games, and every pair of screen and language: npm test plays one game to its end, npm run soak all of them. */
export const isSoak = process.env.BINARIO_PAIRS === 'all';
