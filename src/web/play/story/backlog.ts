// A long absence is summed up: of earlier rounds how much happened, of the last one every turn.
import type { RoundLines } from './turnLines.ts';

/** More lines than this are not read one by one. */
const FEW = 14;

export interface Backlog {
  /** Rounds that are told in one line each. */
  readonly earlier: readonly RoundLines[];
  readonly rounds: readonly RoundLines[];
}

export function backlogOf(rounds: readonly RoundLines[]): Backlog {
  const count = rounds.reduce((sum, { lines }) => sum + lines.length, 0);
  return count <= FEW ? { earlier: [], rounds } : { earlier: rounds.slice(0, -1), rounds: rounds.slice(-1) };
}
