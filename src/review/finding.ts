// A finding of a review as plain data: what a move cost whom, by which voice, in which figures. Words tell it.
import type { Seat } from '../engine/index.ts';
import type { NamedRound } from './round.ts';

/** `proved`: shown by the rules alone, whatever anybody thinks of it. `counted`: what followed in this very game. */
export const voices = ['proved', 'counted'] as const;
export type Voice = (typeof voices)[number];

export interface Finding<K extends string = string, F extends object = object> {
  readonly voice: Voice;
  readonly kind: K;
  /** The move, counted from 1. */
  readonly index: number;
  readonly round: NamedRound | null;
  /** The seat that decided, or that paid. */
  readonly seat: Seat;
  readonly company?: string;
  /** The difference of `best` and `played`, above zero. */
  readonly lost: number;
  readonly best: number;
  readonly played: number;
  /** The later move that shows it, if there is one. */
  readonly until?: number;
  /** What only findings of this kind tell. */
  readonly facts: F;
}

/** Money that somebody would have had more, by seat. */
export type Parts = Readonly<Record<Seat, number>>;
