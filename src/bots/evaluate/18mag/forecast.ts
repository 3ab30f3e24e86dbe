// What each seat may hope to end with: its worth now, and what its shares and minors will still bring.
import { seatsOf } from '../../../engine/core/seats.ts';
import { percentOf } from '../../../engine/shares/shares.ts';
import { trainsOf } from '../../../engine/trains/depot.ts';
import { majorsOf } from '../../../games/18mag/companies.ts';
import { minorsInPlay, ownerOf, type State18Mag } from '../../../games/18mag/state.ts';
import { worthOf } from '../../../games/18mag/worth.ts';
import { horizon } from './outlook.ts';
import { revenueOf } from './runs.ts';
import { gainOf } from './shares.ts';

export function forecast(s: State18Mag): number[] {
  const worth = worthOf(s);
  if (s.flow.length === 0) return seatsOf(s).map((seat) => worth[seat]!);
  const rounds = horizon(s);
  const gains = majorsOf(s).map((major) => ({ major, gain: gainOf(s, major) }));
  const runs = minorsInPlay(s).map((minor) => ({
    owner: ownerOf(s, minor),
    half: revenueOf(s, minor, trainsOf(s, minor), s.board) / 2,
  }));
  return seatsOf(s).map((seat) => {
    const shares = gains.reduce((sum, { major, gain }) => sum + (gain * percentOf(s, major, seat)) / 10, 0);
    const minors = runs.filter(({ owner }) => owner === seat).reduce((sum, { half }) => sum + half, 0);
    return worth[seat]! + rounds * (shares + minors);
  });
}
