// The reward of a playout or of a forecast: a share of the win, blended with how clear the lead is.
import { type Core, type Game, isOver, result } from '../engine/index.ts';
import type { Evaluate } from './insight.ts';

/** Weight of the win beside that of the lead: one playout proves little, a clear lead proves more. */
const WIN = 0.5;
/** The lead, as a part of the average worth, that makes a seat about three times as likely to win. */
const CLEAR = 0.12;
/** Least worth that leads are measured against. */
const LEAST = 20;

/** Each seat's part of a reward of 1, the first seat first. */
export function rewards(game: Game, s: Core, evaluate: Evaluate): number[] {
  const chances = chancesOf(evaluate(game, s));
  if (!isOver(s)) return chances;
  const { winners } = result(game, s);
  return chances.map((chance, i) => (1 - WIN) * chance + (winners.includes(i + 1) ? WIN / winners.length : 0));
}

/** Each seat's chance to win with these forecasts. */
export function chancesOf(forecast: readonly number[]): number[] {
  const best = Math.max(...forecast);
  const unit = CLEAR * Math.max(LEAST, forecast.reduce((a, b) => a + b) / forecast.length);
  const weights = forecast.map((worth) => Math.exp((worth - best) / unit));
  const all = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / all);
}
