// Ideas ranked by their value in money; only legal ones are kept.
import { type Action, below, type Core, checkWhole, type Game, PASS, type Seat, wander } from '../../engine/index.ts';
import { type Idea, moneyIn } from './situation.ts';

/**
 * Ideas whose values differ by less than this (a fraction, or a coin or two) are drawn among: nobody likes to play the
 * same game twice.
 */
const ALIKE = 0.05;
const COINS = 2;

const drawn = (value: number, rng: number[]): number =>
  value - (Math.min(COINS, ALIKE * Math.abs(value)) * below(rng, 1024)) / 1024;

/** A value with an error of up to this size either way. */
const misjudged = (value: number, size: number, rng: number[]): number =>
  size === 0 ? value : value + (size * (below(rng, 2049) - 1024)) / 1024;

/** What can be misjudged where something must be chosen: what lies between the best idea and the least. */
function spreadOf(ideas: readonly Idea<Action>[]): number {
  const money = ideas.map(({ value }) => moneyIn(value));
  return money.length < 2 ? 0 : Math.max(...money) - Math.min(...money);
}

/** Up to this many ideas, best first; at least one. */
export function ranked<S extends Core>(
  game: Game<S>,
  s: S,
  seat: Seat,
  rng: number[],
  ideas: readonly Idea<Action>[],
  most: number,
  doubt: number,
): Idea<Action>[] {
  // nobody errs about a duty
  const spread = doubt > 0 && checkWhole(game, s, seat, PASS) !== null ? spreadOf(ideas) : null;
  const errorOf = (value: number) => doubt * (spread ?? Math.abs(moneyIn(value)));
  const sorted = [{ action: PASS, value: 0 }, ...ideas]
    .map(({ action, value }) => ({ action, value: drawn(misjudged(value, errorOf(value), rng), rng) }))
    .sort((a, b) => b.value - a.value);
  const legal: Idea<Action>[] = [];
  for (const idea of sorted) {
    if (legal.length >= most) break;
    if (checkWhole(game, s, seat, idea.action) === null) legal.push(idea);
  }
  return legal.length > 0 ? legal : [{ action: wander(game, s, seat, rng), value: 0 }];
}
