// Rounds by their short names, which are the same in both languages: SR 5, OR 2.1, PR 3, PR 1.2 for its second sitting.

export type NamedRound =
  | { readonly kind: 'stock'; readonly set: number }
  /** Before the first stock round it sits twice. */
  | { readonly kind: 'parliament'; readonly set: number; readonly sitting: number }
  | { readonly kind: 'operating'; readonly set: number; readonly round: number };

export const isNamedRound = <F extends { readonly kind: string }>(frame: F): frame is F & NamedRound =>
  frame.kind === 'stock' || frame.kind === 'parliament' || frame.kind === 'operating';

export function roundName(round: NamedRound): string {
  if (round.kind === 'operating') return `OR ${round.set}.${round.round}`;
  if (round.kind === 'stock') return `SR ${round.set}`;
  return `PR ${round.set}${round.sitting > 1 ? `.${round.sitting}` : ''}`;
}
