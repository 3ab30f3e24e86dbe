// Rounds by their short names, which are the same in both languages: SR 5, OR 2.1, PR 3, PR 1.2 for its second sitting.
import type { NamedRound } from '../review/round.ts';

export function roundName(round: NamedRound): string {
  if (round.kind === 'operating') return `OR ${round.set}.${round.round}`;
  if (round.kind === 'stock') return `SR ${round.set}`;
  return `PR ${round.set}${round.sitting > 1 ? `.${round.sitting}` : ''}`;
}
