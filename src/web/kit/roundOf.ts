// The short name of the present round.
import type { Core } from '../../engine/index.ts';
import { isNamedRound, roundName } from '../../words/roundName.ts';

/** Null before the first round. */
export function roundOf({ flow }: Core): string | null {
  const round = flow.findLast(isNamedRound);
  return round ? roundName(round) : null;
}
