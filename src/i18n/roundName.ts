// Rounds by their short names, which are the same in both languages: SR 5, OR 2.1, PR 3.

export type NamedRound =
  | { readonly kind: 'stock' | 'parliament'; readonly set: number }
  | { readonly kind: 'operating'; readonly set: number; readonly round: number };

export const isNamedRound = <F extends { readonly kind: string }>(frame: F): frame is F & NamedRound =>
  frame.kind === 'stock' || frame.kind === 'parliament' || frame.kind === 'operating';

export function roundName(round: NamedRound): string {
  if (round.kind === 'operating') return `OR ${round.set}.${round.round}`;
  return `${round.kind === 'stock' ? 'SR' : 'PR'} ${round.set}`;
}
