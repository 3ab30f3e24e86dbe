// The greedy bot looks one move ahead: it takes the action after which its forecast is furthest ahead of the others'.
import { below, PASS } from '../engine/index.ts';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { imagine } from './imagine.ts';

/** Beginnings of a list to follow. */
const WIDTH = 6;
/** Forecasts this close are alike, unless the insight says otherwise. */
const ALIKE = 0.25;

export const greedy: Bot = (game, view, seat, { insight: { evaluate, advise, alike = ALIKE }, rng, because }) => {
  if (advise) return advise(game, view, seat, rng, 1)[0]!;
  const sorted = candidates(game, imagine(view, rng), seat, evaluate, WIDTH);
  // A forecast is not exact, and variety is welcome: draws among actions that are alike.
  const close = sorted.filter((c) => c.value >= sorted[0]!.value - alike);
  // An action worse than passing is never taken, however small the difference.
  const pass = close.findIndex((c) => c.action.type === PASS.type);
  const drawn = below(rng, pass < 0 ? close.length : pass + 1);
  const { action, value } = close[drawn]!;
  because?.(
    sorted.length === 1 ? { kind: 'onlyMove' } : { kind: 'forecast', of: sorted.length, margin: Math.round(value) },
  );
  return action;
};
