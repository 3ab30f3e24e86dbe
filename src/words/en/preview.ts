// What a chat shows beside a link to a table, before anybody opens it.
export const preview = {
  /** As Open Graph names a language. */
  locale: 'en_GB',
  free: (game: string, seats: number) => `${game}: ${seats === 1 ? 'one seat is free' : `${seats} seats are free`}`,
  full: (game: string) => `${game}: about to begin`,
  playing: (game: string) => `${game}: in play`,
  over: (game: string) => `${game}: a finished game`,
  /** Who sits there, as a list. */
  seated: (names: string) => `At the table: ${names}.`,
};
