// The greedy bot looks one move ahead: it takes the action after which its forecast is furthest ahead of the others'.
import { type Action, below, PASS, type Seat } from '../engine/index.ts';
import type { Bot, Thinking, Why } from './bot.ts';
import { type Candidate, candidates } from './candidates.ts';
import { imagine } from './imagine.ts';
import type { Insight } from './insight.ts';
import { DUTY, type Idea } from './kit/situation.ts';
import { type Manner, plainManner } from './manner.ts';
import { othersOf } from './margin.ts';

/** Beginnings of a list to follow. */
const WIDTH = 6;
/** Forecasts this close are alike, unless the insight says otherwise. */
const ALIKE = 0.25;

export const greedy: Bot = (
  game,
  view,
  seat,
  { insight: { evaluate, advise, alike = ALIKE, leans }, rng, because, manner = plainManner },
) => {
  if (advise) return firstOf(advise(game, view, seat, rng, because ? 2 : 1, manner), because);
  const sorted = asLiked(candidates(game, imagine(view, rng), seat, evaluate, WIDTH), seat, manner, leans);
  // A forecast is not exact, and variety is welcome: draws among actions that are alike.
  const within = Math.max(alike, manner.doubt * spreadOf(sorted));
  const close = sorted.filter((c) => c.value >= sorted[0]!.value - within);
  // An action worse than passing is never taken, however small the difference.
  const pass = close.findIndex((c) => c.action.type === PASS.type);
  const drawn = below(rng, pass < 0 ? close.length : pass + 1);
  const { action, value } = close[drawn]!;
  because?.(
    sorted.length === 1 ? { kind: 'onlyMove' } : { kind: 'forecast', of: sorted.length, margin: Math.round(value) },
  );
  return action;
};

/** The first of these ideas, after telling why it comes before the next. */
export function firstOf([first, next]: readonly Idea<Action>[], because: Thinking['because']): Action {
  if (next) because?.(whyBefore(first!, next));
  return first!.action;
}

function whyBefore(first: Idea<Action>, next: Idea<Action>): Why {
  const more = Math.round(first.value - next.value);
  if (more >= DUTY / 4) return { kind: 'duty' };
  if (first.action.type === PASS.type) return { kind: 'passed', short: more };
  return { kind: 'worth', more, than: next.action.type === PASS.type ? 'pass' : 'idea' };
}

/** Candidates valued as this manner likes them, best first. */
function asLiked(
  sorted: readonly Candidate[],
  seat: Seat,
  { weights }: Manner,
  leans: Insight['leans'],
): readonly Candidate[] {
  if (weights === plainManner.weights) return sorted;
  const spread = spreadOf(sorted);
  const liking = ({ action: { type }, forecast }: Candidate): number => {
    const weight = leans?.build.includes(type) ? weights.build : leans?.invest.includes(type) ? weights.invest : 1;
    return (weight - 1) * spread - weights.harm * othersOf(forecast, seat);
  };
  return sorted.map((one) => ({ ...one, value: one.value + liking(one) })).sort((a, b) => b.value - a.value);
}

/** How far the average candidate lies behind the best. */
const spreadOf = (sorted: readonly Candidate[]): number =>
  sorted[0]!.value - sorted.reduce((sum, { value }) => sum + value, 0) / sorted.length;
