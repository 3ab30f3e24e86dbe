// The greedy bot looks one move ahead: it takes the action after which its forecast is furthest ahead of the others'.
import { type Action, below, PASS } from '../engine/index.ts';
import type { Bot, Thinking } from './bot.ts';
import { type Candidate, candidates } from './candidates.ts';
import { imagine } from './imagine.ts';
import type { Idea } from './kit/situation.ts';
import { plainManner } from './manner.ts';

/** Beginnings of a list to follow. */
const WIDTH = 6;
/** Draws among actions with forecasts this close: a forecast is not exact, and variety is welcome. */
const ALIKE = 0.25;

export const greedy: Bot = (
  game,
  view,
  seat,
  { insight: { evaluate, advise }, rng, because, manner = plainManner },
) => {
  if (advise) return firstOf(advise(game, view, seat, rng, because ? 2 : 1, manner), because);
  const sorted = candidates(game, imagine(view, rng), seat, evaluate, WIDTH);
  const alike = sorted.filter((c) => c.value >= sorted[0]!.value - Math.max(ALIKE, manner.doubt * spreadOf(sorted)));
  // An action worse than passing is never taken, however small the difference.
  const pass = alike.findIndex((c) => c.action.type === PASS.type);
  const drawn = below(rng, pass < 0 ? alike.length : pass + 1);
  const { action, value } = alike[drawn]!;
  because?.(
    sorted.length === 1 ? { kind: 'onlyMove' } : { kind: 'forecast', of: sorted.length, margin: Math.round(value) },
  );
  return action;
};

/** The first of these ideas, after telling its worth. */
export function firstOf([first, next]: readonly Idea<Action>[], because: Thinking['because']): Action {
  because?.({ kind: 'worth', worth: Math.round(first!.value), next: next ? Math.round(next.value) : null });
  return first!.action;
}

/** How far the average candidate lies behind the best. */
const spreadOf = (sorted: readonly Candidate[]): number =>
  sorted[0]!.value - sorted.reduce((sum, { value }) => sum + value, 0) / sorted.length;
