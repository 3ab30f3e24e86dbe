import type { PreviewLines } from '../preview.ts';

export const preview: PreviewLines = {
  locale: 'en_GB',
  free: (game, seats) => `${game}: ${seats === 1 ? 'one seat is free' : `${seats} seats are free`}`,
  full: (game) => `${game}: about to begin`,
  playing: (game) => `${game}: in play`,
  over: (game) => `${game}: a finished game`,
  seated: (names) => `At the table: ${names}.`,
};
