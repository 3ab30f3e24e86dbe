import type { preview as en } from '../en/preview.ts';
import type { Lines } from '../lines.ts';

export const preview: Lines<typeof en> = {
  locale: 'it_IT',
  free: (game, seats) => `${game}: ${seats === 1 ? 'un posto libero' : `${seats} posti liberi`}`,
  full: (game) => `${game}: sta per cominciare`,
  playing: (game) => `${game}: in gioco`,
  over: (game) => `${game}: partita finita`,
  seated: (names) => `Al tavolo: ${names}.`,
};
