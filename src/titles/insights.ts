// What a bot knows about a game: what its title brings, or what holds for any.
import { type Insight, usualInsight } from '../bots/insight.ts';
import type { Game } from '../engine/index.ts';
import { titleOf } from './registry.ts';

export const loadInsight = async (game: Game): Promise<Insight> =>
  (await titleOf(game.id)?.advice?.()) ?? usualInsight(game);
