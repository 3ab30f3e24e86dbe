// Every registered game, the examples and the toys, for the nets that run on all of them.
import type { Game } from '../../src/engine/core/game.ts';
import { exampleIds, gameIds, loadGame } from '../../src/titles/registry.ts';
import { survey } from './survey.ts';
import { toy } from './toy.ts';
import { yard } from './yard.ts';

const loaded = (ids: readonly string[]): Promise<Game[]> => Promise.all(ids.map(async (id) => (await loadGame(id))!));

/** Games of a real book. */
export const games: readonly Game[] = await loaded(gameIds);

/** Small games to learn from: tests of a book skip them, those of every game do not. */
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
