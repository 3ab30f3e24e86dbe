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

/** The value as somebody sees it who errs by up to this part of what lies above `base`. Nobody errs about a duty. */
const misjudged = (value: number, base: number, doubt: number, rng: number[]): number =>
  doubt === 0 ? value : value + ((moneyIn(value) - base) * doubt * (below(rng, 2049) - 1024)) / 1024;

/** What all ideas bring at least: where something must be chosen, only what lies above it can be misjudged. */
const common = (ideas: readonly Idea<Action>[]): number =>
  ideas.length < 2 ? 0 : Math.max(0, Math.min(...ideas.map(({ value }) => moneyIn(value))));

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
  const base = common(ideas);
  const sorted = [{ action: PASS, value: 0 }, ...ideas]
    .map(({ action, value }) => ({ action, value: drawn(misjudged(value, base, doubt, rng), rng) }))
    .sort((a, b) => b.value - a.value);
  const legal: Idea<Action>[] = [];
  for (const idea of sorted) {
    if (legal.length >= most) break;
    if (checkWhole(game, s, seat, idea.action) === null) legal.push(idea);
  }
  return legal.length > 0 ? legal : [{ action: wander(game, s, seat, rng), value: 0 }];
}
