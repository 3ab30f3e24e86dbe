// The round that is being played, by its short name.
import type { Core } from '../../engine/index.ts';
import { isNamedRound, roundName } from '../../words/roundName.ts';

/** Null before the first one. */
export function roundOf({ flow }: Core): string | null {
  const round = flow.findLast(isNamedRound);
  return round ? roundName(round) : null;
}
