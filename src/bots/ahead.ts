// The search bot for games too long to play out: it takes the adviser's first ideas, lets all seats play on from each
// for some operating rounds, and does the one that leads furthest ahead. Minor decisions it makes at once.
import { type Action, applyInPlace, type Core, deciding, type Game, ownCopy, type Seat } from '../engine/index.ts';
import type { Thinking } from './bot.ts';
import { firstOf } from './greedy.ts';
import { imagine } from './imagine.ts';
import type { Far } from './insight.ts';
import { plainManner } from './manner.ts';
import { margin } from './margin.ts';
import { race } from './race.ts';
import { chancesOf } from './reward.ts';
import { salesAtSight } from './sales.ts';
import { type Luck, luckFrom, playOn } from './thought.ts';

/** Most ideas of the adviser to try; fewer when there are too few lines for each. */
const IDEAS = 4;
const LINES_EACH = 3;
/** A rival of the adviser's first idea must promise more by this part of the seat's forecast, since lines of thought err too. */
const PRUDENCE = 0.01;

export function lookAhead(game: Game, view: Core, seat: Seat, far: Far, thinking: Thinking): Action {
  const { rng, time, progress, because, manner = plainManner } = thinking;
  const advise = far.ahead.advise ?? far.advise;
  if (!deciding(game, view, seat).some((type) => far.ahead.weighs.includes(type)))
    return firstOf(advise(game, view, seat, rng, because ? 2 : 1, manner), because);
  const lines = Math.min(far.ahead.lines, thinking.playouts);
  const most = Math.max(2, Math.min(IDEAS, Math.floor(lines / LINES_EACH)));
  const advised = advise(game, view, seat, rng, most, manner);
  const root = imagine(view, rng);
  const ideas = advised.map(({ action }) => action);
  ideas.push(...salesAtSight(game, root, seat, far, ideas));
  if (ideas.length === 1) return firstOf(advised, because);

  const lucks: Luck[] = [];
  const begun = time?.now() ?? 0;
  const chances = new Map<Action, number[]>();
  let played = 0;

  const line = (action: Action, round: number): number | null => {
    const spent = time ? (time.now() - begun) / time.milliseconds : 0;
    progress?.(Math.min(1, Math.max(spent, played / lines)));
    if (spent >= 1) return null;
    played += 1;
    lucks[round] ??= luckFrom(rng, far.ahead.onePlan ? lucks[0] : undefined);
    const forecast = forecastAfter(game, root, seat, action, far, lucks[round]);
    chances.set(action, [...(chances.get(action) ?? []), chancesOf(forecast)[seat - 1]!]);
    return margin(forecast, seat) + (action === ideas[0] ? PRUDENCE * average(forecast) : 0);
  };
  const best = race(ideas, lines, line, far.ahead.unclear);
  because?.({ kind: 'playouts', of: chances.size, games: played, chance: percent(chances.get(best) ?? [0]) });
  return best;
}

/** The forecast averaged over the rounds that are judged; a game over by then keeps its result. */
function forecastAfter(game: Game, root: Core, seat: Seat, action: Action, far: Far, luck: Luck): number[] {
  const { judgedFrom, rounds } = far.ahead;
  const s = ownCopy(root);
  s.chance.rng = [...luck.rng];
  applyInPlace(game, s, seat, action);
  const forecasts: number[][] = [];
  playOn(game, s, root, far, luck, (round) => {
    if (round >= judgedFrom) forecasts.push(far.evaluate(game, s));
  });
  const missing = rounds - judgedFrom + 1 - forecasts.length;
  if (missing > 0) forecasts.push(...Array<number[]>(missing).fill(far.evaluate(game, s)));
  return forecasts[0]!.map((_, i) => average(forecasts.map((forecast) => forecast[i]!)));
}

const average = (all: readonly number[]): number => all.reduce((a, b) => a + b) / all.length;

const percent = (parts: readonly number[]): number => Math.round((100 * parts.reduce((a, b) => a + b)) / parts.length);
