// Token of a major: ten more for every run through its city (R090), and a place less for those who would pass (R113).

import { bestBy } from '../../../bots/kit/sight.ts';
import { valuesOf } from '../../../bots/kit/situation.ts';
import { boardWithToken } from '../../../bots/kit/withToken.ts';
import { freeSlots, type NodeId, percentOf, trainsOf } from '../../../engine/index.ts';
import { treasuryOf } from '../../../kernel/index.ts';
import type { MinorId } from '../rules/companies.ts';
import { mapOf } from '../rules/map.ts';
import { tokenCost } from '../rules/operating/tokens.ts';
import { majorTurnOf, minorsInPlay, ownerOf, type State18Mag } from '../rules/state.ts';
import { bestRunsWith } from '../rules/wagons/best.ts';
import { shareWorth } from './dividends.ts';
import { horizon } from './horizon.ts';
import { revenueOf, STEPS } from './runs.ts';
import type { Idea, Situation } from './situation.ts';

/** Cities looked at closely. */
const PLACES = 4;
/** Worth of a Forint of revenue to the owner, and of one that others get. */
const OWN = 0.75;

export function majorTokenIdeas(situation: Situation): Idea[] {
  const { s, seat, careful } = situation;
  const { company } = majorTurnOf(s);
  const [money, cost] = [treasuryOf(s, company), tokenCost(s, company)];
  const rounds = horizon(s) - 1;
  if (!careful || rounds <= 0 || cost > money) return [];
  const shares = percentOf(s, company, seat) / 10;
  const price = shares * (shareWorth(s, company, money) - shareWorth(s, company, money - cost));
  const minors = minorsInPlay(s);
  const others = Math.max(1, s.players - 1);
  const weight = (minor: MinorId) => (ownerOf(s, minor) === seat ? OWN : -OWN / others);
  const visits = visitsOf(s, minors, weight);
  const cities = (valuesOf(situation, 'placeMajorToken') as readonly NodeId[]).filter((city) => visits.has(city));
  const promise = (city: NodeId) => visits.get(city)! * (freeSlots(mapOf(s), s.board, city) > 1 ? 1 : -1);
  return bestBy(cities, PLACES, promise).map((city) => {
    const board = boardWithToken(mapOf(s), s.board, company, city);
    const gain = minors.reduce((sum, minor) => sum + weight(minor) * gainOn(s, minor, board), 0);
    return { action: { type: 'placeMajorToken', city }, value: rounds * gain - price };
  });
}

const gainOn = (s: State18Mag, minor: MinorId, board: State18Mag['board']): number =>
  revenueOf(s, minor, trainsOf(s, minor), board) - revenueOf(s, minor, trainsOf(s, minor), s.board);

/** For each city, the runs through it as they are now, those of others against one's own. */
function visitsOf(s: State18Mag, minors: readonly MinorId[], weight: (minor: MinorId) => number): Map<NodeId, number> {
  const visits = new Map<NodeId, number>();
  for (const minor of minors) {
    if (trainsOf(s, minor).length === 0) continue;
    for (const { stops } of bestRunsWith(s, minor, [], { budget: STEPS, anyOfEqual: true })?.runs ?? [])
      for (const stop of stops) visits.set(stop, (visits.get(stop) ?? 0) + weight(minor));
  }
  return visits;
}
