// How long trains last: rounds until a type is sold that makes them obsolete, by the trains before it and the companies
// that buy them.
import { leftOf, onSale } from '../../../engine/index.ts';
import { isFloated, type State1862, startedIds } from '../rules/state.ts';
import { phaseIds, type TrainFacts1862, trainTypes } from '../rules/trains.ts';

/** Trains that a company buys in a round, on average. */
const BUYS = 0.3;

const at = (type: string): number => phaseIds.indexOf(type as (typeof phaseIds)[number]);

/** Rounds until the first train of this type is sold. */
function roundsUntil(s: State1862, type: string): number {
  const types = trainTypes(s);
  const first = at(onSale(s, types).type);
  if (at(type) <= first) return 0.5;
  const before = types.slice(first, at(type)).reduce((sum, facts) => sum + (leftOf(s, facts) ?? 0), 0);
  const companies = startedIds(s).filter((company) => isFloated(s, company)).length;
  return 0.5 + before / (BUYS * Math.max(2, companies));
}

/** Rounds that a train lasts; those that never become obsolete outlast the game. */
export const lastsFor = (s: State1862, { rustsOn }: TrainFacts1862): number =>
  rustsOn === undefined ? Infinity : roundsUntil(s, rustsOn);

/** Price of the train that takes the place of one that is obsolete: of the type that made it so. */
export const replacement = (s: State1862, { rustsOn }: TrainFacts1862): number =>
  trainTypes(s).find(({ type }) => type === rustsOn)?.price ?? 0;
