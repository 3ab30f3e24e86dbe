// The remaining length of a game of 18Mag, and the worth of a treasury's money until then.

import { operatingOf, type State18Mag } from '../rules/state.ts';
import { lastPhase, type PhaseId } from '../rules/trains.ts';

/** Operating rounds still to come before the last set, by the phase: people buy trains sooner or later. */
const BEFORE: Readonly<Record<PhaseId, number>> = { yellow: 7, green: 4, brown: 2, gray: 0 };
const LAST = 3;

const inOperatingRound = (s: State18Mag): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The current round counts in full. */
export function roundsLeft(s: State18Mag): number {
  const isLast = s.phase === lastPhase(s);
  if (!inOperatingRound(s)) return isLast ? LAST : BEFORE[s.phase] + LAST;
  const { round, of, last } = operatingOf(s);
  if (last) return of - round + 1;
  return (isLast ? 1 : Math.max(1, BEFORE[s.phase])) + LAST;
}

/** Rounds in which a purchase of this turn is still of use. */
export const roundsAfter = (s: State18Mag): number => roundsLeft(s) - (inOperatingRound(s) ? 1 : 0);

/** Most rounds that count. */
const HORIZON = 7;
export const horizon = (s: State18Mag): number => Math.min(HORIZON, roundsLeft(s));

/** A Forint of a treasury to the minor's owner: worthless at the end (R145), but it buys revenue before. */
const TREASURY = 0.6;
export const treasuryWorth = (s: State18Mag): number => {
  const after = roundsAfter(s);
  return after <= 0 ? 0 : TREASURY * Math.min(1, after / (2 * LAST) + 0.25);
};

/** Worth of a Forint of revenue to the owner: half of it is his, half stays (R091). */
export const revenueWorth = (s: State18Mag): number => 0.5 + 0.5 * treasuryWorth(s);
