// Every registered game, the examples and the toys, for the nets that each of them gets.
import type { Game } from '../../src/engine/core/game.ts';
import { exampleIds, gameIds, loadGame } from '../../src/titles/registry.ts';
import { survey } from './survey.ts';
import { toy } from './toy.ts';
import { yard } from './yard.ts';

const loaded = (ids: readonly string[]): Promise<Game[]> => Promise.all(ids.map(async (id) => (await loadGame(id))!));

/** Those of a real book. */
export const games: readonly Game[] = await loaded(gameIds);

/** Small games to learn from: no book is asked of them, but all that holds for any game. */
export const examples: readonly Game[] = await loaded(exampleIds);

/** The toys have kinds of field and step that not every game uses. */
export const gamesAndToys: readonly Game[] = [
  ...games,
  ...examples,
  ...[toy, yard, survey].map((game) => game as unknown as Game),
];

/** Every number of players a game is for. */
export const tables: readonly (readonly [name: string, game: Game, players: number])[] = gamesAndToys.flatMap(
  (game) => {
    const [min, max] = game.players;
    return Array.from({ length: max - min + 1 }, (_, i) => [`${game.id}, ${min + i} players`, game, min + i] as const);
  },
);
