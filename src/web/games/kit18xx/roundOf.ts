// The round that is being played, by its short name.
import type { Core } from '../../../engine/index.ts';
import { isNamedRound, roundName } from '../../../i18n/roundName.ts';

/** Null before the first one. */
export function roundOf({ flow }: Core): string | null {
  const round = flow.findLast(isNamedRound);
  return round ? roundName(round) : null;
}
