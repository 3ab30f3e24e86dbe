// A game is one value: its book's table of contents, with the facts and steps it is made of.
import type { FrameDef } from '../flow/frame.ts';
import type { Seat } from './action.ts';
import type { CodesIn } from './declared.ts';
import type { Option, Ruling } from './options.ts';
import type { Citing, RuleIndex } from './rules.ts';
import type { Core } from './state.ts';

export interface Game<S extends Core = Core> {
  readonly id: string;
  readonly name: string;
  readonly players: readonly [min: number, max: number];
  /**
   * Names of the automatic opponents for this number of players; they sit after the players. Left out: there are none.
   * An automaton that only holds certificates takes no seat and is not named here (`Automaton`, core/owner.ts).
   */
  automata?(players: number): readonly string[];
  /** Raised when the meaning of a record changes. */
  readonly rulesVersion: number;
  /** Raised when the layout of a state changes and nothing changes for the players. */
  readonly shape: number;
  /** The form of a sum of money: `${n}`. */
  readonly currency: string;
  readonly options: readonly Option[];
  readonly rulings: readonly Ruling[];
  readonly frames: Readonly<Record<string, FrameDef<S>>>;
  /** The position before the first decision; the engine then settles it. */
  setup(core: Core): S;
  /** Worth of each seat now. */
  worth(s: S): Readonly<Record<Seat, number>>;
  /** A fault of this state (money or certificates that do not add up); null if all is well. */
  audit(s: S): string | null;
  /** Notable things that happened in a finished game, one word each: statistics over many games count them. */
  tags?(s: S): string[];
  readonly rules: RuleIndex;
  /** Changes in the shape of actions, to rewrite those of older versions. */
  readonly migrations?: readonly Migration[];
  /** Changes in the shape of states, to rewrite starts set up by hand, which no moves lead to. */
  readonly reshape?: readonly Reshape[];
}

/**
 * A change in the shape of a game's actions, with the version of the rules that made it. An action that already has the
 * new shape is left alone: a game that began before the change and continued after it has actions of both shapes.
 */
export interface Migration {
  readonly to: number;
  readonly name: string;
  up(action: unknown): unknown;
}

/**
 * A change in the shape of a game's states, from the previous shape. `up` gets a whole state and returns a whole state;
 * the caller writes the number of the new shape.
 */
export interface Reshape {
  readonly to: number;
  readonly name: string;
  up(state: unknown): unknown;
}

/** A game whose frames are known, and with them its actions and refusals. */
export type Framed<S extends Core, F> = Omit<Game<S>, 'frames'> & { readonly frames: F };

/** Checks the whole definition against its own state type and gives it back. A code that its rules do not cite does not compile. */
export const defineGame =
  <S extends Core>() =>
  <const F extends Game<S>['frames'], C extends string>(
    game: Omit<Framed<S, F>, 'rules'> & { readonly rules: RuleIndex<C> } & Citing<CodesIn<F>, C>,
  ): Framed<S, F> =>
    game as never;
