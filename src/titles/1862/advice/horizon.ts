// The remaining length of a game of 1862.

import { BANK, cashOf } from '../../../engine/index.ts';
import { operatingOf } from '../../../kernel/index.ts';
import { hasTrain, isInReceivership, isLast, priceOf, type State1862, startedIds } from '../rules/state.ts';
import { lnerType, type PhaseId, phaseIds } from '../rules/trains.ts';

/** Operating rounds before the last set for each phase still to come: people buy trains sooner or later. */
const A_PHASE = 2;
/** R159 */
const LAST = 3;

const inOperatingRound = (s: State1862): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The current round counts in full. */
function roundsByTrains(s: State1862): number {
  if (isLast(s)) {
    if (!inOperatingRound(s)) return LAST;
    const { round, of } = operatingOf(s);
    return of - round + 1;
  }
  const at = (phase: PhaseId) => phaseIds.indexOf(phase);
  return 1 + A_PHASE * Math.max(0, at(lnerType(s)) - at(s.phase)) + LAST;
}

/** Revenue of running companies in a round for each pound of their prices, as they grow. */
const PAID = 1.3;
/** R158: the set of an empty bank is finished. */
const FINISHED = 1;

/** Rounds until the bank is empty. */
function roundsByBank(s: State1862): number {
  if (isLast(s)) return Infinity;
  const prices = startedIds(s)
    .filter((company) => hasTrain(s, company) && !isInReceivership(s, company))
    .reduce((sum, company) => sum + priceOf(s, company), 0);
  return FINISHED + Math.max(0, cashOf(s, BANK)) / (PAID * prices + 1);
}

/** Most rounds that count. */
const FAR = 8;
export const horizon = (s: State1862): number => Math.min(FAR, roundsByTrains(s), roundsByBank(s));
