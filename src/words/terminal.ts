// The lines of play in the terminal. A missing line does not compile.

import type { NodeFacts } from '../engine/index.ts';
import type { TerminalLines18Mag } from '../titles/18mag/words/terminal.ts';
import type { Zone } from '../titles/1865/rules/chart.ts';
import type { HexKind } from '../titles/chicago-express/rules/map.ts';
import type { EndCondition } from '../titles/chicago-express/rules/state.ts';

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
  readonly chicagoExpress: ChicagoTerminalLines;
  readonly rail: RailTerminalLines;
  readonly mag: TerminalLines18Mag;
}

/** Companies, players, trains and track of the 18xx games. */
export interface RailTerminalLines {
  readonly about: readonly string[];
  readonly about1862: readonly string[];
  readonly about1865: readonly string[];
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
  /** Columns that only 1865 has, and the zones of the Dragons chart. */
  readonly more1865: Readonly<Record<'traffic' | 'coverage' | 'rank' | 'zone' | 'dragons', string>>;
  readonly zones1865: Readonly<Record<Zone, string>>;
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

export interface ChicagoTerminalLines {
  /** What a newcomer must know, before the commands. */
  readonly about: readonly string[];
  readonly kinds: Readonly<Record<HexKind, string>>;
  readonly house: string;
  /** What "c2+1" means. */
  readonly figures: string;
  readonly michigan: readonly string[];
  readonly erie: string;
  readonly atlantic: readonly string[];
  readonly dials: string;
  readonly red: string;
  readonly houses: string;
  /** The head of the table of companies. */
  readonly columns: Readonly<
    Record<'company' | 'income' | 'treasury' | 'locomotives' | 'shares' | 'minimumBid' | 'dividend', string>
  >;
  readonly closed: string;
  readonly cash: string;
  readonly nextDividend: string;
  readonly ends: string;
  readonly endsNow: string;
  readonly end: Readonly<Record<EndCondition, (now: number, at: number) => string>>;
  readonly auction: (lot: string, high: string | null, bidder: string) => string;
  readonly reasons: Readonly<Record<'share' | 'dividend' | 'chicagoDividend', string>>;
  nextCosts(sum: string, income: number): string;
  full: string;
  here(companies: string): string;
  nobodyHere: string;
  developed: string;
  develops(gain: number): string;
  forestPays(sum: string): string;
  scale(values: string): string;
}
