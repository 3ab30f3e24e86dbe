// Lists the games on offer.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Games } from '../../api/tables.ts';
import type { Game } from '../../engine/index.ts';
import { gameIds, loadGame } from '../../titles/registry.ts';
import { no } from './shapes.ts';

export const gameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { response: { 200: Games, ...no } } }, async () => ({
    games: (await Promise.all(gameIds.map(loadGame))).filter((game) => game !== undefined).map(declared),
  }));
};

const declared = (game: Game): Games['games'][number] => ({
  id: game.id,
  name: game.name,
  players: [...game.players],
  automata: automataByPlayers(game),
  rulesVersion: game.rulesVersion,
  routes: game.rail !== undefined,
  options: game.options.map(({ id, values, default: usual, players, needs }) => ({
    ...{ id, values: [...values], default: usual },
    ...(players ? { players: [...players] } : {}),
    ...(needs ? { needs: { option: needs.option, values: [...needs.values] } } : {}),
  })),
  rulings: game.rulings.map(({ id, values, default: usual, rule, practice, '18xx.games': theirs }) => ({
    ...{ id, values: [...values], default: usual, rule, practice, '18xx.games': theirs },
  })),
});

/** Names of the automatic opponents, for each number of players that has some. */
function automataByPlayers({ players: [min, max], automata }: Game): Record<string, string[]> {
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const named = numbers.map((players): [string, string[]] => [String(players), [...(automata?.(players) ?? [])]]);
  return Object.fromEntries(named.filter(([, names]) => names.length > 0));
}
