// What can be played here.
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Games } from '../../api/tables.ts';
import type { Game } from '../../engine/core/game.ts';
import { gameIds, loadGame } from '../../games/registry.ts';
import { no } from './shapes.ts';

export const gameRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/', { schema: { response: { 200: Games, ...no } } }, async () => ({
    games: (await Promise.all(gameIds.map(loadGame))).filter((game) => game !== undefined).map(declared),
  }));
};

const declared = ({ id, name, players, rulesVersion, options, rulings }: Game): Games['games'][number] => ({
  id,
  name,
  players: [...players],
  rulesVersion,
  options: options.map(({ id, values, default: usual, players }) => ({
    ...{ id, values: [...values], default: usual },
    ...(players ? { players: [...players] } : {}),
  })),
  rulings: rulings.map(({ id, values, default: usual, rule }) => ({ id, values: [...values], default: usual, rule })),
});
