// Everything the command line says of its own.
import type { SetupProblem } from '../engine/index.ts';
import type { ForeignProblem } from '../records/import18xx/foreign.ts';
import type { RecordProblem } from '../records/record.ts';

type Args<P extends { problem: string }> = { readonly [K in P['problem']]: (p: Extract<P, { problem: K }>) => string };

export interface CliLines {
  readonly problems: Args<RecordProblem> & Args<SetupProblem> & Args<ForeignProblem>;
  readonly noFile: (p: { file: string }) => string;
  readonly brokenGzip: (p: { file: string }) => string;
  readonly fileFault: (p: { file: string; text: string }) => string;
  readonly foreignRecord: string;
  readonly noRecords: string;
  readonly unknownLevel: (p: { level: string; levels: string }) => string;
  readonly tooManyLevels: (p: { levels: number; seats: number }) => string;
  readonly notANumber: (p: { option: string; value: string; least: number; most: number }) => string;
  readonly unknownLang: (p: { lang: string }) => string;
  /** Trouble with the words of a command, by commander's own codes; `word` is what it is about. */
  readonly usage: Readonly<Record<UsageCode, (word: string) => string>>;
  readonly portTaken: (p: { port: number }) => string;
  readonly columns: { readonly id: string; readonly name: string; readonly players: string; readonly options: string };
  readonly badOption: (p: { value: string }) => string;
  readonly badSeat: (p: { seat: string; players: number }) => string;
  readonly otherGame: (p: { game: string; asked: string }) => string;
  readonly noPerson: string;
  readonly player: (p: { seat: number }) => string;
  readonly seedForMany: string;
  readonly cannotWrite: (p: { file: string; reason: string }) => string;
  readonly unknownBench: (p: { name: string; names: string }) => string;
  readonly auditFault: (p: { seed: string; fault: string }) => string;
  readonly resultDiffers: (p: { file: string }) => string;
  /** `id` is the number that the file itself gives to the action, where it is another. */
  readonly refusedAt: (p: { index: number; id?: string; text: string }) => string;
  /** A record says one thing and our game another; both are written as JSON. */
  readonly differs: (p: { index: number; id?: string; what: string; expected: string; got: string }) => string;
  readonly brokenOff: (p: { index: number }) => string;
  readonly noTrace: (p: { trace: string }) => string;
  readonly onlyForeign: string;
  /** Options, written ID=VALUE, that a record does not name and was played by all the same. */
  readonly assumed: (p: { options: string }) => string;
  readonly agrees: (p: { agreed: number; of: number }) => string;
  readonly noRoutes: (p: { game: string }) => string;
  readonly noCompany: (p: { company: string }) => string;
  readonly proven: string;
  readonly atMost: (p: { bound: string }) => string;
  readonly runColumns: { readonly train: string; readonly revenue: string; readonly hexes: string };
  readonly runsTotal: (p: { total: number; beaten: number; optimal: number; seconds: string }) => string;
  readonly runLine: (p: { index: number; company: string; ran: string; best: string }) => string;
  readonly finished: string;
  readonly unfinished: string;
  readonly summary: (p: { games: number; actions: string; seconds: string }) => string;
  readonly wins: string;
  readonly shared: string;
  readonly level: string;
  /** What the seat of a game's own opponent is called among the levels. */
  readonly automaton: string;
  readonly games: string;
  readonly share: string;
  readonly occurred: string;
  readonly untested: (p: { count: number }) => string;
  readonly allTested: string;
  readonly help: {
    readonly binario: string;
    readonly games: string;
    readonly replay: string;
    readonly check: string;
    readonly routes: string;
    readonly runs: string;
    readonly play: string;
    readonly rules: string;
    readonly bench: string;
    readonly serve: string;
    readonly backup: string;
    readonly restore: string;
    readonly move: string;
    readonly admin: string;
    readonly options: Readonly<Record<HelpedOption, string>>;
  };
}

export type UsageCode =
  | 'commander.unknownCommand'
  | 'commander.unknownOption'
  | 'commander.missingArgument'
  | 'commander.optionMissingArgument'
  | 'commander.missingMandatoryOptionValue'
  | 'commander.excessArguments';

export type HelpedOption =
  | 'json'
  | 'lang'
  | 'at'
  | 'company'
  | 'budget'
  | 'against'
  | 'audit'
  | 'players'
  | 'bots'
  | 'seed'
  | 'games'
  | 'rotate'
  | 'option'
  | 'save'
  | 'playouts'
  | 'jobs'
  | 'human'
  | 'name'
  | 'resume'
  | 'into'
  | 'keep'
  | 'every'
  | 'replace'
  | 'help'
  | 'version';
