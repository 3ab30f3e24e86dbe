// The remaining length of a game of 18Mag: the operating rounds still to come, by their kinds.

import { isSmall } from '../rules/players.ts';
import { operatingOf, type State18Mag } from '../rules/state.ts';
import { lastPhase, type PhaseId } from '../rules/trains.ts';

/** Rounds that begin in yellow, green and brown, the one in which the last phase begins, and the last ones. */
export type Kind = 'yellow' | 'green' | 'brown' | 'turn' | 'last';

type ToCome = Readonly<Record<PhaseId, readonly Kind[]>>;

/** Before the last set, by the phase: people buy trains sooner or later. */
const LARGE: ToCome = {
  yellow: ['yellow', 'yellow', 'green', 'green', 'green', 'brown', 'turn'],
  green: ['green', 'green', 'brown', 'turn'],
  brown: ['brown', 'turn'],
  gray: [],
};
const SMALL: ToCome = {
  yellow: ['yellow', 'yellow', 'green', 'green', 'turn'],
  green: ['green', 'turn'],
  brown: [],
  gray: [],
};
const LAST: readonly Kind[] = ['last', 'last', 'last'];

const inOperatingRound = (s: State18Mag): boolean => s.flow.some(({ kind }) => kind === 'operating');

/** The current round counts in full. */
export function roundsToCome(s: State18Mag): readonly Kind[] {
  if (!inOperatingRound(s)) return [...(isSmall(s) ? SMALL : LARGE)[s.phase], ...LAST];
  const { round, of, last } = operatingOf(s);
  if (last) return LAST.slice(LAST.length - (of - round + 1));
  if (s.phase === lastPhase(s)) return ['turn', ...LAST];
  return [...(isSmall(s) ? SMALL : LARGE)[s.phase], ...LAST];
}

export const roundsLeft = (s: State18Mag): number => roundsToCome(s).length;

/** Rounds in which a purchase of this turn is still of use. */
export const roundsAfter = (s: State18Mag): number => roundsLeft(s) - (inOperatingRound(s) ? 1 : 0);

/** Most rounds that count. */
const HORIZON = 7;
export const horizon = (s: State18Mag): number => Math.min(HORIZON, roundsLeft(s));
