// A bot's knowledge of a game: its title's insight, or the usual one.
import { type Insight, usualInsight } from '../bots/insight.ts';
import type { Game } from '../engine/index.ts';
import { titleOf } from './registry.ts';

export const loadInsight = async (game: Game): Promise<Insight> =>
  (await titleOf(game.id)?.advice?.()) ?? usualInsight(game);
