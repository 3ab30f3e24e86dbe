// Forecast of each seat's final worth: its worth now, and what it will still gain.

import { percentOf, type Seat, seatsOf, unitOf } from '../../engine/index.ts';
import { inPlay, type RailGame, type RailState, worthIn } from '../../kernel/index.ts';

export interface Gains {
  /** Rounds still to be counted. */
  readonly rounds: number;
  /** Income from one share in a round. */
  share(company: string): number;
  /** A seat's other income in a round, and its single gains. */
  besides?(seat: Seat): number;
  once?(seat: Seat): number;
}

export function forecastOf<S extends RailState>(game: RailGame<S>, s: S, gainsIn: (s: S) => Gains): number[] {
  const worth = worthIn(game, s);
  const seats = seatsOf(s);
  if (s.flow.length === 0) return seats.map((seat) => worth[seat]!);
  const { rounds, share, besides, once } = gainsIn(s);
  const gains = inPlay(game, s).map((company) => ({ company, gain: share(company) }));
  return seats.map((seat) => {
    const shares = gains.reduce(
      (sum, { company, gain }) => sum + (gain * percentOf(s, company, seat)) / unitOf(s, company),
      0,
    );
    return worth[seat]! + rounds * (shares + (besides?.(seat) ?? 0)) + (once?.(seat) ?? 0);
  });
}
