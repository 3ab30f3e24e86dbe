// Text beside a table's link in a chat.
export const preview = {
  /** In Open Graph's notation of languages. */
  locale: 'en_GB',
  free: (game: string, seats: number) => `${game}: ${seats === 1 ? 'one seat is free' : `${seats} seats are free`}`,
  full: (game: string) => `${game}: about to begin`,
  playing: (game: string) => `${game}: in play`,
  over: (game: string) => `${game}: a finished game`,
  /** Names at the table, as a list. */
  seated: (names: string) => `At the table: ${names}.`,
};
