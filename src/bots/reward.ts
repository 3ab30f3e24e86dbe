// What the end of a playout, or a forecast of it, counts for: a share of the win, blended with how clear it is.
import type { Game } from '../engine/core/game.ts';
import { isOver, result } from '../engine/core/play.ts';
import type { Core } from '../engine/core/state.ts';
import type { Evaluate } from './evaluate/index.ts';

/** How much a win that is sure counts more than a lead. */
const SURE = 0.5;
/** The lead, as a part of the average worth, that makes winning about three times as likely. */
const CLEAR = 0.12;

/** Between 0 and 1 for each seat, 1 in all; the first seat first. */
export function rewards(game: Game, s: Core, evaluate: Evaluate): number[] {
  const chances = chancesOf(evaluate(game, s));
  if (!isOver(s)) return chances;
  const { winners } = result(game, s);
  return chances.map((chance, i) => (1 - SURE) * chance + (winners.includes(i + 1) ? SURE / winners.length : 0));
}

/** How likely each seat is to win with these forecasts. */
export function chancesOf(forecast: readonly number[]): number[] {
  let sum = 0;
  let best = -Infinity;
  for (const worth of forecast) {
    sum += worth;
    if (worth > best) best = worth;
  }
  const unit = CLEAR * Math.max(20, sum / forecast.length);
  const powers = forecast.map((worth) => Math.exp((worth - best) / unit));
  const all = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / all);
}
