// An 18xx game for bots: advisers that price what may be done without trying most of it out, and a forecast for each seat.
import { type Action, type Core, type Game, top, trainsOf } from '../../engine/index.ts';
import type { RailState } from '../../kernel/index.ts';
import type { Ahead, Far } from '../insight.ts';
import { ranked } from './ranked.ts';
import type { Adviser, Situation } from './situation.ts';

/** Decisions worth thought: those of stock rounds. */
const WEIGHS = ['buyShare'];
export const BUILDING: readonly string[] = ['layTile', 'placeToken'];
const LINES = 12;

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
  const advise = ({ game, s, seat, rng, careful }: Situation<Core>, most: number): Action[] => {
    const situation = { game: game as unknown as Game<S>, s: s as unknown as S, seat, rng, careful };
    return ranked(game, s, seat, rng, advisers[top(s)!.kind]?.(situation) ?? [], most);
  };
  return {
    evaluate: (_, s) => forecast(s as unknown as S),
    quick: (game, s, seat, rng) => advise({ game, s, seat, rng, careful: false }, 1)[0]!,
    advise: (game, s, seat, rng, most) => advise({ game, s, seat, rng, careful: true }, most),
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
