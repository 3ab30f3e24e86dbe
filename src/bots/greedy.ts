// The greedy bot looks one move ahead: it takes the action after which its forecast is furthest ahead of the others'.
import { PASS } from '../engine/core/action.ts';
import { below } from '../engine/core/chance.ts';
import type { Bot } from './bot.ts';
import { type Candidate, candidates } from './candidates.ts';
import { evaluationOf } from './evaluate/index.ts';

/** How many beginnings of a list it follows. */
const WIDTH = 6;
/** What it cannot tell apart, it draws: a forecast is not that exact, and nobody likes to play the same game twice. */
const SAME = 0.25;

export const greedy: Bot = (game, view, seat, { rng }) => {
  const sorted = candidates(game, view, seat, evaluationOf(game), WIDTH);
  const alike = sorted.filter((c) => c.value >= sorted[0]!.value - SAME);
  // What is worse than passing is never done, however slightly.
  const pass = alike.findIndex((c) => c.action === PASS);
  return drawn(pass < 0 ? alike : alike.slice(0, pass + 1), rng).action;
};

const drawn = (list: readonly Candidate[], rng: number[]): Candidate => list[below(rng, list.length)]!;
