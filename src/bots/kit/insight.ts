// An 18xx game for bots: advisers that price what may be done without trying most of it out, and a forecast for each seat.
import { type Action, type Core, type Game, type Seat, top, trainsOf } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Ahead, Far } from '../insight.ts';
import { type Manner, plainManner, type Weights } from '../manner.ts';
import { withHarm } from './harm.ts';
import { ranked } from './ranked.ts';
import { type Adviser, type Idea, moneyIn } from './situation.ts';

/** Decisions worth thought: those of stock rounds. */
const WEIGHS = ['buyShare'];
export const BUILDING: readonly string[] = ['layTile', 'placeToken'];
const LINES = 12;
/** Purchases that builders like, and those that investors like. */
const BUILDS: readonly string[] = [...BUILDING, 'buyTrain'];
const INVESTS: readonly string[] = ['buyShare', 'startCompany', 'buyPrivate', 'bid'];

/** An idea with what it brings weighed; what falls short of its cost still does. */
function liked<A extends Action>({ action, value }: Idea<A>, { build, invest }: Weights): Idea<A> {
  const weight = BUILDS.includes(action.type) ? build : INVESTS.includes(action.type) ? invest : 1;
  return { action, value: value + Math.max(0, moneyIn(value)) * (weight - 1) };
}

/** Ideas of which a raider weighs the harm. */
const WEIGHED = 4;

/**
 * `advisers`: by kind of frame; decisions without one are made at random. `rounds`: operating rounds to play on in
 * thought, until dividends and obsolete trains show; `more`: other settings for looking ahead.
 */
export function insight18xx<S extends Core, A extends Action>(
  forecast: (s: S) => number[],
  advisers: Readonly<Record<string, Adviser<S, A>>>,
  rounds: number,
  more: Partial<Ahead> = {},
): Far {
  const evaluate = (_: Game, s: Core): number[] => forecast(s as unknown as S);
  const advise = (
    game: Game,
    s: Core,
    seat: Seat,
    rng: number[],
    careful: boolean,
    most: number,
    { doubt, weights }: Manner,
  ): Idea<Action>[] => {
    const situation = { game: game as unknown as Game<S>, s: s as unknown as S, seat, rng, careful, weights };
    const ideas = (advisers[top(s)!.kind]?.(situation) ?? []).map((idea) => liked(idea, weights));
    if (weights.harm === 0 || s.players === 1) return ranked(game, s, seat, rng, ideas, most, doubt);
    const own = ranked(game, s, seat, rng, ideas, Math.max(most, WEIGHED), doubt);
    return withHarm(game, s, seat, rng, { ideas: own, forecast: evaluate, harm: weights.harm }).slice(0, most);
  };
  return {
    evaluate,
    quick: (game, s, seat, rng) => advise(game, s, seat, rng, false, 1, plainManner)[0]!.action,
    advise: (game, s, seat, rng, most, manner = plainManner) => advise(game, s, seat, rng, true, most, manner),
    ahead: {
      rounds,
      judgedFrom: rounds,
      lines: LINES,
      unclear: 1,
      onePlan: false,
      sales: 0,
      weighs: WEIGHS,
      building: BUILDING,
      builds: (s, company) => company !== undefined && trainsOf(s as RailState, company).length === 0,
      ...more,
    },
  };
}
