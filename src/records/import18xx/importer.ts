// What a game brings to the reading of its 18xx.games records: where a recorded action is due, what it is in our own
// actions, and how that platform writes a state down.
import type { Action, Core, Game, Refusal, Seat, SetupProblem } from '../../engine/index.ts';
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

/** A statement of the record that our game does not confirm. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Why a replay stopped: our rules refuse the action of this number, or contradict what it says. */
export type Stop =
  | { readonly index: number; readonly refusal: Refusal }
  | { readonly index: number; readonly difference: Difference };

/** The draws of a recorded set-up, and the rulings that differ from those of the platform today. */
export interface Beginning {
  readonly draws: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
}

/** A state in the words of the platform's traces. */
export type TraceState = Readonly<Record<string, unknown>>;

/** A statement of an action about its outcome: each gives what our game does not confirm. */
export interface Stated<S> {
  /** Asked right after our moves. */
  acted?(s: S): Difference | null;
  /** Asked where the next action is due. */
  after?(s: S): Difference | null;
}

export interface Importer<S extends Core = Core> {
  /** The platform's name of the game. */
  readonly title: string;
  readonly game: Game<S>;
  /** The platform's optional rules as options of ours. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** How the game of this record began; left out for games without chance in the set-up. */
  begin?(record: ForeignRecord): Beginning | ForeignProblem | SetupProblem;
  /** Options that a record may have been played by without naming them, judging by where it stopped; null for none. */
  otherwise?(record: ForeignRecord, stop: Stop): Readonly<Record<string, string>> | null;
  /** Whether the flow stands where this action belongs; if not, it moves on by passing. */
  isDue(place: Place<S>): boolean;
  /** Whether the flow has gone past where this action could be due. */
  isLost(place: Place<S>): boolean;
  /** Our moves for this action; none if our game does it by itself; a refusal if our game has no such action. */
  translate(place: Place<S>): readonly OurMove[] | Refusal;
  /** Asked before the action is carried out; null where it says nothing about its outcome. */
  stated(place: Place<S>): Stated<S> | null;
  /** A state of a trace, with a single name for things that have two names there. */
  readTrace(state: TraceState): TraceState;
  /** `done` is how many actions have been told; `acted` is the state right after the last of them. */
  traceOf(s: S, record: ForeignRecord, done: number, acted: S): TraceState;
}
