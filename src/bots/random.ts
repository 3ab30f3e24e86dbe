// The random bot takes any legal action. It is also the best tester there is.
import { wander } from '../engine/index.ts';
import type { Bot } from './bot.ts';

export const random: Bot = (game, view, seat, { rng }) => wander(game, view, seat, rng);
