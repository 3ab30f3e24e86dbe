// A game is one value: its book's table of contents, with the facts and steps it is made of.
import type { FrameDef } from '../flow/frame.ts';
import type { Seat } from './action.ts';
import type { Option, Ruling } from './options.ts';
import type { RuleIndex } from './rules.ts';
import type { Core } from './state.ts';

export interface Game<S extends Core = Core> {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  /**
   * Names of the automatic opponents that take the seats after those of so many players; none where this is not given.
   * An automaton that only holds certificates takes no seat and is not named here (`Automaton`, core/owner.ts).
   */
  automata?(players: number): readonly string[];
  /** Raised when the meaning of a record changes. */
  readonly rulesVersion: number;
  /** Raised when a state is laid out in another way inside, and nothing changes for those who play. */
  readonly shape: number;
  /** How a sum is written: `${n}`. */
  readonly currency: string;
  readonly options: readonly Option[];
  readonly rulings: readonly Ruling[];
  readonly frames: Readonly<Record<string, FrameDef<S>>>;
  /** The position before the first decision; the engine then settles it. */
  setup(core: Core): S;
  /** What each seat is worth now. */
  worth(s: S): Readonly<Record<Seat, number>>;
  /** What is out of balance or out of place in this state; null when nothing is. */
  audit(s: S): string | null;
  /** What occurred in a finished game, in a word each: what a statistic of many games counts. */
  tags?(s: S): string[];
  readonly rules: RuleIndex;
  /** How actions of older versions are rewritten when their shape has changed. */
  readonly migrations?: readonly Migration[];
  /** How positions of older shapes are rewritten where no moves lead to them: starts that were set up by hand. */
  readonly reshape?: readonly Reshape[];
}

/**
 * A change of shape of a game's actions, in the version of the rules that made it. An action that already has the new
 * shape is left as it is: a game that was begun before the change and goes on after it holds both.
 */
export interface Migration {
  readonly to: number;
  readonly name: string;
  up(action: unknown): unknown;
}

/**
 * A change of the shape of a game's states, from the shape just before. It gets a whole state and gives back a whole one;
 * the number of the shape is written by whoever asks.
 */
export interface Reshape {
  readonly to: number;
  readonly name: string;
  up(state: unknown): unknown;
}

/** Checks the whole definition against its own state type and gives it back. */
export const defineGame =
  <S extends Core>() =>
  (game: Game<S>): Game<S> =>
    game;
