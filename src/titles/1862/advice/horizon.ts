// The remaining length of a game of 1862.

import { operatingOf } from '../../../kernel/index.ts';
import { isLast, type State1862 } from '../rules/state.ts';
import { lnerType, type PhaseId, phaseIds } from '../rules/trains.ts';

/** Operating rounds before the last set for each phase still to come: people buy trains sooner or later. */
const A_PHASE = 1.5;
/** R159 */
const LAST = 3;

const inOperatingRound = (s: State1862): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The current round counts in full. */
function roundsLeft(s: State1862): number {
  if (isLast(s)) {
    if (!inOperatingRound(s)) return LAST;
    const { round, of } = operatingOf(s);
    return of - round + 1;
  }
  const at = (phase: PhaseId) => phaseIds.indexOf(phase);
  return 1 + A_PHASE * Math.max(0, at(lnerType(s)) - at(s.phase)) + LAST;
}

/** Most rounds that count. */
const FAR = 6;
export const horizon = (s: State1862): number => Math.min(FAR, roundsLeft(s));
