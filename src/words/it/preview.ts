import type { PreviewLines } from '../preview.ts';

export const preview: PreviewLines = {
  locale: 'it_IT',
  free: (game, seats) => `${game}: ${seats === 1 ? 'un posto libero' : `${seats} posti liberi`}`,
  full: (game) => `${game}: sta per cominciare`,
  playing: (game) => `${game}: in gioco`,
  over: (game) => `${game}: partita finita`,
  seated: (names) => `Al tavolo: ${names}.`,
};
