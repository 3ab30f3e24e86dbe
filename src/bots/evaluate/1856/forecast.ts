// What each seat may hope to end with: its worth now, and what its shares will still gain.
import { seatsOf } from '../../../engine/core/seats.ts';
import { percentOf, unitOf } from '../../../engine/shares/shares.ts';
import { type State1856, startedIds } from '../../../games/1856/state.ts';
import { worthOf } from '../../../games/1856/worth.ts';
import { reserveOf } from './need.ts';
import { gainOf } from './shares.ts';
import { horizon } from './stake.ts';

/** How much of the trains that must be bought is counted as lost. */
const FEARED = 0.5;

export function forecast(s: State1856): number[] {
  const worth = worthOf(s);
  if (s.flow.length === 0) return seatsOf(s).map((seat) => worth[seat]!);
  const rounds = horizon(s);
  const gains = startedIds(s).map((company) => ({ company, gain: gainOf(s, company, false) }));
  return seatsOf(s).map((seat) => {
    const more = gains.reduce(
      (sum, { company, gain }) => sum + (gain * percentOf(s, company, seat)) / unitOf(s, company),
      0,
    );
    return worth[seat]! + rounds * more - FEARED * reserveOf(s, seat);
  });
}
