// A saved game: its set-up, its draws, and every entry, in order. Nothing is ever removed.
import type { Core, Seat } from '../engine/index.ts';

export interface GameRecord {
  readonly format: 'binario';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  /** The shape of states in the build that wrote this record, to which its hashes belong. Absent: the first shape. */
  readonly shape?: number;
  readonly options: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, string>>;
  /** Players in playing order, then the automata of the game. */
  readonly seats: readonly SeatInfo[];
  /** All draws in order: a record replays from them alone. */
  readonly draws: readonly number[];
  readonly seed?: string;
  /** A position set up by hand in place of the set-up. */
  readonly start?: Core;
  readonly entries: readonly Entry[];
  readonly result?: Readonly<Record<string, number>>;
}

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'automaton';
  readonly level?: string;
}

/** A move of a seat, or an undo or redo: the live line then ends at entry `to` (0: before the first). */
export type Entry =
  | { readonly seq: number; readonly seat: Seat; readonly action: unknown }
  | { readonly seq: number; readonly seat: Seat; readonly to: number };

export const FORMAT_VERSION = 1;

/** The reason why a record cannot be opened, as data: the interface puts it into words. */
export type RecordProblem =
  | { readonly problem: 'notJson' }
  | { readonly problem: 'notARecord'; readonly field: string }
  | { readonly problem: 'newerFormat'; readonly version: number; readonly known: number }
  | { readonly problem: 'unknownGame'; readonly game: string }
  | { readonly problem: 'newerRules'; readonly game: string; readonly version: number; readonly known: number }
  | { readonly problem: 'newerShape'; readonly game: string; readonly version: number; readonly known: number }
  | { readonly problem: 'badEntry'; readonly index: number; readonly field: string }
  | { readonly problem: 'badStart' }
  | { readonly problem: 'badDraws' };
