// The short name of the present round.
import type { Core } from '../../engine/index.ts';
import { roundAt } from '../../review/round.ts';
import { roundName } from '../../words/roundName.ts';

/** Null before the first round. */
export function roundOf(state: Core): string | null {
  const round = roundAt(state);
  return round ? roundName(round) : null;
}
