// A game's part in reading its 18xx.games records: where a recorded action is due, its equivalent in our actions, and
// the platform's notation of a state.
import type { Action, Core, Game, Refusal, Seat, SetupProblem } from '../../engine/index.ts';
import type { ForeignAction, ForeignProblem, ForeignRecord } from './foreign.ts';

/** A recorded action, and our state before it. The flow may stand at something automatic. */
export interface Place<S> {
  readonly record: ForeignRecord;
  /** Index of the action: 0 for the first. */
  readonly at: number;
  readonly action: ForeignAction;
  readonly state: S;
  /** True if somebody has to decide. */
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

/** The reason why a replay stopped: our rules refuse the action of this number, or contradict its statement. */
export type Stop =
  | { readonly index: number; readonly refusal: Refusal }
  | { readonly index: number; readonly difference: Difference };

/** The draws of a recorded set-up, and the rulings that differ from the platform's present ones. */
export interface Beginning {
  readonly draws: readonly number[];
  readonly rulings: Readonly<Record<string, string>>;
}

/** A state in the words of the platform's traces. */
export type TraceState = Readonly<Record<string, unknown>>;

/** An action's statements about its outcome: each returns a difference from our game. */
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
  /** The beginning of this record's game; absent for games without chance in the set-up. */
  begin?(record: ForeignRecord): Beginning | ForeignProblem | SetupProblem;
  /** Options that a record may have been played by without naming them, judging by where it stopped; null for none. */
  otherwise?(record: ForeignRecord, stop: Stop): Readonly<Record<string, string>> | null;
  /** True if the flow stands where this action belongs; if not, it moves on by passing. */
  isDue(place: Place<S>): boolean;
  /** True if the flow has gone past every place where this action could be due. */
  isLost(place: Place<S>): boolean;
  /** Our moves for this action; none if our game acts by itself; a refusal if our game has no such action. */
  translate(place: Place<S>): readonly OurMove[] | Refusal;
  /** Read before the action is carried out; null if it states nothing about its outcome. */
  stated(place: Place<S>): Stated<S> | null;
  /** A state of a trace, with a single name for each thing that has two there. */
  readTrace(state: TraceState): TraceState;
  /** `done`: actions replayed; `acted`: the state right after the last of them. */
  traceOf(s: S, record: ForeignRecord, done: number, acted: S): TraceState;
}
