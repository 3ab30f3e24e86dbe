// What a game brings to the reading of its 18xx.games records: where a recorded action is due, what it is in our own
// actions, and how that platform writes a state down.
import type { Action, Seat } from '../../engine/core/action.ts';
import type { Game } from '../../engine/core/game.ts';
import type { SetupProblem } from '../../engine/core/options.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Core } from '../../engine/core/state.ts';
import type { ForeignAction, ForeignProblem, ForeignRecord } from './foreign.ts';

/** A recorded action, and our state before it. The flow may stand at something that nobody decides. */
export interface Place<S> {
  readonly record: ForeignRecord;
  /** Which action: 0 for the first. */
  readonly at: number;
  readonly action: ForeignAction;
  readonly state: S;
  /** Whether somebody has to decide. */
  readonly rests: boolean;
}

/** The table ends the game by agreement: it counts as it stands. */
export const BY_HAND = 'end_game';

export interface OurMove {
  readonly seat: Seat;
  readonly action: Action;
}

/** Something that a record says and our game does not. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Why a record was told no further: our rules refuse the action of this number, or it says what is not so. */
export type Stop =
  | { readonly index: number; readonly refusal: Refusal }
  | { readonly index: number; readonly difference: Difference };

/** What chance gave in the set-up of a record, and the rulings in which it leaves those of the platform today. */
export interface Beginning {
  readonly draws: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
}

/** A state in the words of the platform's traces. */
export type TraceState = Readonly<Record<string, unknown>>;

export interface Importer<S extends Core> {
  /** The platform's name of the game. */
  readonly title: string;
  readonly game: Game<S>;
  /** The platform's optional rules as options of ours. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How the game of this record began; left out where nothing in it is left to chance. */
  begin?(record: ForeignRecord): Beginning | ForeignProblem | SetupProblem;
  /** Options that a record which stops so may have been played by, though it does not name them; null for none. */
  otherwise?(record: ForeignRecord, stop: Stop): Readonly<Record<string, string>> | null;
  /** Whether the flow stands where this action belongs; what lies before is passed. */
  isDue(place: Place<S>): boolean;
  /** Whether the flow has gone past where this action could be due. */
  isLost(place: Place<S>): boolean;
  /** Our moves for this action: none where our game does by itself what was recorded; a refusal where it has no such thing. */
  translate(place: Place<S>): readonly OurMove[] | Refusal;
  /**
   * What the action says about its outcome and our game does not bear out: `acted` is the state right after our moves,
   * `after` the one where the next action is due.
   */
  verify(place: Place<S>, after: S, acted: S): Difference | null;
  /** A state of a trace with one name for what may have two there. */
  readTrace(state: TraceState): TraceState;
  /** `done` is how many actions have been told; `acted` is the state right after the last of them. */
  traceOf(s: S, record: ForeignRecord, done: number, acted: S): TraceState;
}
