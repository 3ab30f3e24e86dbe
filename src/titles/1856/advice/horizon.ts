// The horizon of a game of 1856 in figures: its length, and the life of a train.
import { BANK, cashOf, leftOf, type TrainType, trainsOf, typeOf, under } from '../../../engine/index.ts';
import type { OperatingFrame } from '../rules/frames.ts';
import { type State1856, startedIds } from '../rules/state.ts';
import { type PhaseId, phases, trainFacts, trainTypes } from '../rules/trains.ts';

/** Most operating rounds still to come, by phase. */
const BY_PHASE: Readonly<Record<PhaseId, number>> = { '2': 14, '3': 12, '4': 10, '5': 8, '6': 7, D: 6 };
/** Revenue of a company with trains in an operating round. */
const EARNS: Readonly<Record<PhaseId, number>> = { '2': 60, '3': 110, '4': 130, '5': 200, '6': 240, D: 300 };
/** Trains bought by each company in play in an operating round. */
const BUYS = 0.3;

const inOperatingRound = (s: State1856): boolean => s.flow.some((frame) => frame.kind === 'operating');

/** Rounds left in the present set; the current round counts in full. */
function roundsOfSet(s: State1856): number {
  if (!inOperatingRound(s)) return phases[s.phase].operatingRounds;
  const { round, of } = under<OperatingFrame>(s, 'operating');
  return of - round + 1;
}

/** Operating rounds still to come: the set in which the bank breaks is played to its end (R123). */
export function roundsLeft(s: State1856): number {
  const now = roundsOfSet(s);
  if (s.broken) return now;
  const running = startedIds(s).filter((company) => trainsOf(s, company).length > 0).length;
  const rounds = cashOf(s, BANK) / (EARNS[s.phase] * Math.max(2, running));
  const sets = Math.ceil(Math.max(0, rounds - now) / phases[s.phase].operatingRounds);
  return Math.min(Math.max(now, BY_PHASE[s.phase]), now + sets * phases[s.phase].operatingRounds);
}

/** Rounds in which a purchase of this turn is still of use. */
export const roundsAfter = (s: State1856): number => roundsLeft(s) - (inOperatingRound(s) ? 1 : 0);

/** Operating rounds until a train of this type is obsolete; the rest of the game if it never is. */
export function lifeOf(s: State1856, type: TrainType): number {
  const { rustsOn } = trainFacts(s, type);
  const left = roundsLeft(s);
  if (rustsOn === undefined) return left;
  let before = 1;
  for (const facts of trainTypes(s)) {
    if (facts.type === rustsOn) break;
    before += leftOf(s, facts) ?? 0;
  }
  return Math.min(left, before / Math.max(1, BUYS * startedIds(s).length));
}

/** The longest life among these trains; 0 for none. */
export const lastsFor = (s: State1856, trains: readonly string[]): number =>
  trains.reduce((most, train) => Math.max(most, lifeOf(s, typeOf(train))), 0);
