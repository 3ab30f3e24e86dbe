// The bids of a turn in a few words: a few are listed, many are counted.
import type { Seat } from '../engine/index.ts';
import type { Phrases } from './phrases.ts';

const FEW = 5;

interface Bid {
  readonly seat: Seat;
  readonly amount: number;
}

export const bids = (made: readonly Bid[], word: string, f: Phrases): string =>
  made.length > FEW
    ? `${made.length} ${word}`
    : made.map(({ seat, amount }) => `${f.seat(seat)} ${f.money(amount)}`).join(', ');
