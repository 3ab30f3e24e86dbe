// One lazy line a game: a game is loaded when it is asked for.
import type { Game } from '../engine/core/game.ts';

const games: Readonly<Record<string, () => Promise<Game>>> = {
  'chicago-express': async () => (await import('./chicago-express/index.ts')).chicagoExpress,
  '1856': async () => (await import('./1856/index.ts')).game1856,
  '18mag': async () => (await import('./18mag/index.ts')).game18mag,
};

export const gameIds = Object.keys(games);

/** The game of this id; undefined when there is none (yet). */
export const loadGame = async (id: string): Promise<Game | undefined> =>
  Object.hasOwn(games, id) ? games[id]!() : undefined;
