// The lines of play in the terminal. A missing line does not compile.

import type { NodeFacts } from '../engine/index.ts';

export type TerminalCommand = 'back' | 'help' | 'why' | 'look' | 'log' | 'board' | 'undo' | 'redo' | 'save' | 'quit';

export interface TerminalLines {
  /** The words that call a command; the first is the one that is shown. */
  readonly commands: Readonly<Record<TerminalCommand, readonly string[]>>;
  readonly help: Readonly<Record<TerminalCommand, string>>;
  readonly helpHead: string;
  welcome(game: string, seed: string): string;
  resumed(moves: number): string;
  turn(name: string): string;
  thinks(name: string): string;
  range(from: number, to: number): string;
  /** Under a list that may end here. */
  enterOrMore: string;
  enterToDo: string;
  /** Above a list for which the game proposes something: its values, or none. */
  proposed(values: string): string;
  readonly proposedNone: string;
  /** Under runs that are suggested: nothing is better, or nothing better was found. */
  enterToRun: string;
  bestRuns(sum: string): string;
  goodRuns(sum: string, bound: string): string;
  notNow: string;
  keyBack: string;
  keyHelp: string;
  unclear(text: string): string;
  severalMatch(text: string, these: string): string;
  allowed(action: string): string;
  whyWhat: string;
  inBook(section: string): string;
  lookWhat: string;
  nothingKnown(text: string): string;
  nothingToUndo: string;
  undone(action: string): string;
  nothingToRedo: string;
  redone: string;
  saved(path: string): string;
  howToResume(command: string): string;
  notSaved(path: string, reason: string): string;
  notSavedAnywhere: string;
  leftUnsaved(path: string, reason: string): string;
  inputEnded: string;
  interrupted: string;
  /** By the code of the system's error. */
  readonly saveTroubles: Readonly<Record<string, string>>;
  refusedMove(index: number, reason: string): string;
  readonly seatsMissing: string;
  /** `held`: what somebody has besides cash. */
  readonly final: {
    readonly player: string;
    readonly total: string;
    readonly start: string;
    readonly held: string;
  };
  readonly whereFrom: string;
  wins(names: string, several: boolean): string;
  readonly rail: RailTerminalLines;
}

/** Companies, players, trains and track of the 18xx games. */
export interface RailTerminalLines {
  /** For a game that says nothing of itself. */
  readonly anyGame: readonly string[];
  readonly columns: Readonly<
    Record<
      | 'company'
      | 'price'
      | 'treasury'
      | 'trains'
      | 'tokens'
      | 'loans'
      | 'escrow'
      | 'permits'
      | 'offer'
      | 'pool'
      | 'own',
      string
    >
  >;
  readonly cash: string;
  readonly worth: string;
  readonly certificates: string;
  readonly privates: string;
  /** Nobody's yet. */
  readonly unsold: string;
  readonly phase: string;
  readonly onSale: string;
  readonly inPool: string;
  readonly bank: string;
  readonly kinds: Readonly<Record<NodeFacts['kind'], string>>;
  readonly tile: string;
  /** Only what is printed there. */
  readonly printed: string;
  terrain(sum: string): string;
  tokensOf(companies: string): string;
  readonly reasons: Readonly<Record<string, string>>;
}

/** What a newcomer must know of a game, before the commands. */
export interface AboutLines {
  readonly about: readonly string[];
}
