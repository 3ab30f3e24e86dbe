// Every registered game, for the nets that each of them gets.
import type { Game } from '../../src/engine/core/game.ts';
import { gameIds, loadGame } from '../../src/games/registry.ts';

export const games: readonly Game[] = await Promise.all(gameIds.map(async (id) => (await loadGame(id))!));

/** Every number of players a game is for. */
export const tables: readonly (readonly [name: string, game: Game, players: number])[] = games.flatMap((game) => {
  const [min, max] = game.players;
  return Array.from({ length: max - min + 1 }, (_, i) => [`${game.id}, ${min + i} players`, game, min + i] as const);
});
