// Lines of the command line itself.

import type { SetupProblem } from '../../engine/index.ts';
import type { ForeignProblem } from '../../records/import18xx/foreign.ts';
import type { RecordProblem } from '../../records/record.ts';
import type { ByProblem } from '../lines.ts';
import { listOf } from '../listOf.ts';

/** The number of an action in its file, if it differs from its place. */
const numbered = (p: { id?: string }) => (p.id === undefined ? '' : ` (number ${p.id} in the file)`);

const problems: ByProblem<RecordProblem | SetupProblem | ForeignProblem> = {
  notJson: () => 'this is no JSON: the file is broken or cut off',
  notARecord: (p) => `this is no record of a game: "${p.field}" is missing or not as it should be`,
  newerFormat: (p) => `this save has format ${p.version}, and this Binario knows formats up to ${p.known}: update it`,
  unknownGame: (p) => `there is no game "${p.game}" here`,
  newerRules: (p) =>
    `this save follows version ${p.version} of the rules of ${p.game}, and this Binario knows versions up to ${p.known}: update it`,
  newerShape: (p) =>
    `this save starts from a position of ${p.game} that a newer Binario wrote (shape ${p.version}, and this one knows shapes up to ${p.known}): update it`,
  badEntry: (p) => `entry ${p.index} of this record is broken: "${p.field}"`,
  badStart: () => 'the position this record starts from is no position of its game',
  badDraws: () => 'the draws of this record do not fit its game',
  foreignField: (p) => `this record of 18xx.games is broken: "${p.field}" is missing or not as it should be`,
  foreignAction: (p) => `action ${p.index}${numbered(p)} of this record of 18xx.games is broken: "${p.field}"`,
  foreignGame: (p) => `records of ${p.title} from 18xx.games cannot be read: those of ${listOf(p.known, 'en')} can`,
  foreignRule: (p) => `this record of 18xx.games follows a rule that is not known here: "${p.rule}"`,
  players: (p) => `${p.players} players cannot play this: it is for ${p.min} to ${p.max}`,
  unknownOption: (p) => `this game has no option "${p.id}"`,
  optionValue: (p) => `"${p.value}" is no value of ${p.id}: ${p.values.join(', ')}`,
  optionPlayers: (p) => `${p.id} is for ${p.players.join(', ')} players`,
  optionNeeds: (p) => `${p.id} needs another ${p.option}: ${p.values.join(', ')}`,
};

export const cli = {
  problems,
  noFile: (p: { file: string }) => `there is no file ${p.file}`,
  brokenGzip: 'this is no whole gzip file: it is broken or cut off',
  fileFault: (p: { file: string; text: string }) => `${p.file}: ${p.text}`,
  foreignRecord: 'a record of 18xx.games is told by replay and check; it cannot be gone on with here',
  noRecords: 'no record was named',
  unknownLevel: (p: { level: string; levels: string }) => `there is no bot "${p.level}": ${p.levels}`,
  badCommand: (p: { bot: string }) => `"${p.bot}" names no program: exec: wants a command, its quotes closed`,
  botsTwice: 'bots are named by --bots or by --bot, not by both',
  programsAlone: (p: { bot: string }) => `"${p.bot}": programs play among bots, not in the terminal`,
  programFails: (p: { bot: string; why: string }) => `${p.bot}: ${p.why}`,
  /** Why a bot program does not play; what is known of it follows after a colon. */
  failures: {
    refused: 'it does not play this',
    gone: 'it has ended, or cannot be started',
    silent: 'no answer came',
    flood: 'more than one line came for an answer, or one without end',
    nonsense: 'this is no answer',
    illegal: 'its move is not legal',
  },
  replaced: (p: { seed: string; bot: string; seat: number; moves: number; why: string }) =>
    `seed ${p.seed}, seat ${p.seat}, ${p.bot}: greedy moved in its place ${p.moves} ${p.moves === 1 ? 'time' : 'times'}; ${p.why}`,
  noHello: 'the first line must be a hello',
  otherProtocol: (p: { known: number; protocol: number }) =>
    `this Binario speaks version ${p.known} of the protocol, not ${p.protocol}`,
  otherRules: (p: {
    title: string;
    rulesVersion: number;
    shape: number;
    known: { readonly rulesVersion: number; readonly shape: number };
  }) =>
    `this Binario plays ${p.title} by version ${p.known.rulesVersion} of its rules and shape ${p.known.shape} of its positions, not ${p.rulesVersion} and ${p.shape}`,
  match: {
    head: (p: { title: string; players: number; games: number; seed: number; bots: string }) =>
      `${p.title}, ${p.players} ${p.players === 1 ? 'player' : 'players'}, ${p.games} ${p.games === 1 ? 'game' : 'games'} from seed ${p.seed}: ${p.bots}`,
    columns: { bot: 'bot', share: 'share of wins', margin: 'ahead by' },
    seats: (p: { wins: string }) => `wins by seat: ${p.wins}`,
    reached: (p: { phases: string }) => `games that reached a phase: ${p.phases}`,
    inAGame: (p: { counts: string }) => `in a game: ${p.counts}`,
    thought: (p: { p99: number; max: number }) => `a move: 99 % within ${p.p99} ms, longest ${p.max} ms`,
  },
  tooManyLevels: (p: { levels: number; seats: number }) => `${p.levels} bots for ${p.seats} seats`,
  notANumber: (p: { option: string; value: string; least: number; most: number }) =>
    `${p.option} wants a whole number from ${p.least} to ${p.most}, not "${p.value}"`,
  unknownLang: (p: { lang: string }) => `there is no language "${p.lang}": it, en`,
  /** Errors in a command's words, by commander's own codes; `word` is the word at fault. */
  usage: {
    'commander.unknownCommand': (word: string) => `there is no command "${word}"; binario --help tells which there are`,
    'commander.unknownOption': (word: string) => `there is no option "${word}" here; --help tells which there are`,
    'commander.missingArgument': (word: string) => `"${word}" is missing; --help tells what the command wants`,
    'commander.optionMissingArgument': (word: string) => `the option "${word}" wants a value`,
    'commander.missingMandatoryOptionValue': (word: string) => `the option "${word}" is missing`,
    'commander.excessArguments': (_word: string) => 'there are more words than the command wants',
  },
  portTaken: (p: { port: number }) => `port ${p.port} is taken; choose another with PORT`,
  columns: { id: 'id', name: 'name', players: 'players', options: 'options and rulings' },
  badOption: (p: { value: string }) => `an option is written ID=VALUE, not "${p.value}"`,
  badSeat: (p: { seat: string; players: number }) =>
    `there is no seat "${p.seat}": seats are numbered 1 to ${p.players}`,
  otherGame: (p: { game: string; asked: string }) => `this is a game of ${p.game}, not of ${p.asked}`,
  noPerson: 'only bots sit in this game: say with --human which seat is yours',
  player: (p: { seat: number }) => `Player ${p.seat}`,
  seedForMany: 'several games need a whole number as seed',
  cannotWrite: (p: { file: string; reason: string }) => `cannot write ${p.file}: ${p.reason}`,
  unknownBench: (p: { name: string; names: string }) => `there is no benchmark "${p.name}": ${p.names}`,
  auditFault: (p: { seed: string; fault: string }) => `audit, seed ${p.seed}: ${p.fault}`,
  resultDiffers: (p: { file: string }) =>
    `${p.file}: the result written in the record is not the one that its moves give`,
  /** `id`: the number of the action in its file, if it differs. */
  refusedAt: (p: { index: number; id?: string; text: string }) =>
    `action ${p.index}${numbered(p)} is refused: ${p.text}`,
  /** A record says one thing and our game another; both are written as JSON. */
  differs: (p: { index: number; id?: string; what: string; expected: string; got: string }) =>
    `after action ${p.index}${numbered(p)} ${p.what} is ${p.expected} in the record and ${p.got} here`,
  brokenOff: (p: { index: number }) => `the record goes no further than action ${p.index}; replay says why`,
  noTrace: (p: { trace: string }) => `there is no trace beside this record: ${p.trace}`,
  onlyForeign: 'only records of 18xx.games have a trace to be checked with',
  /** Options, written ID=VALUE, that a record was played by without naming them. */
  assumed: (p: { options: string }) => `played by ${p.options}, which the record does not name`,
  agrees: (p: { agreed: number; of: number }) => `${p.agreed}/${p.of} actions agree`,
  noRoutes: (p: { game: string }) => `no trains run in ${p.game}`,
  noCompany: (p: { company: string }) => `there is no company "${p.company}" here that can run`,
  proven: 'nothing better can be',
  atMost: (p: { bound: string }) => `best found; no more than ${p.bound} can be`,
  runColumns: { train: 'train', revenue: 'revenue', hexes: 'hexes' },
  runsTotal: (p: { total: number; beaten: number; optimal: number; seconds: string }) =>
    `${p.total} runs, ${p.beaten} better than ours, ${p.optimal} of ours proven best, ${p.seconds} s`,
  runLine: (p: { index: number; company: string; ran: string; best: string }) =>
    `${p.index} ${p.company}: ran ${p.ran}, best ${p.best}`,
  reviewColumns: { index: 'move', round: 'round', seat: 'player', voice: 'voice', lost: 'lost', text: 'what' },
  voices: { proved: 'proved', counted: 'counted' },
  unknownVoice: (p: { voice: string; voices: string }) => `there is no voice "${p.voice}" here: ${p.voices}`,
  reviewed: (p: { file: string; findings: number; seconds: string }) =>
    `${p.file}: ${p.findings} ${p.findings === 1 ? 'finding' : 'findings'}, ${p.seconds} s`,
  provedLoss: (p: { seat: string; sum: string }) => `${p.seat}: ${p.sum} proved`,
  reviewing: (p: { file: string; walk: 'first' | 'further'; percent: number }) =>
    `${p.file}: ${p.walk === 'first' ? 'going through the game' : 'searching further'} ${p.percent}%`,
  finished: 'finished',
  unfinished: 'in progress',
  summary: (p: { games: number; actions: string; seconds: string }) =>
    `${p.games} ${p.games === 1 ? 'game' : 'games'}, ${p.actions} actions each, ${p.seconds} s`,
  wins: 'wins',
  shared: 'of these shared',
  level: 'bot',
  /** Name of an automaton's seat among the levels. */
  automaton: 'automaton',
  games: 'games',
  share: 'share of wins',
  occurred: 'it occurred',
  untested: (p: { count: number }) => `${p.count} without a test`,
  allTested: 'each has a test',
  help: {
    binario: 'Railway stock games: play, referee, learn, analyse',
    games: 'the games there are, with their options and rulings',
    replay: 'tell recorded games again and say how they ended',
    check: 'tell records of 18xx.games beside their traces and say where they part',
    routes: 'the best runs of a company at a moment of a recorded game',
    runs: 'every train run of recorded games beside the best one there was',
    play: 'let bots play, or play against them in the terminal',
    ladder: 'matches between bots: shares of wins and leads with their errors, what happened, and how long moves took',
    bot: 'a bot as a program, which reads and writes JSON lines',
    review: 'what recorded games cost whom: what is proved, and what is counted',
    rules: 'which rules and worked examples of a game have no test yet',
    bench: 'how fast this machine plays',
    serve: 'start the server',
    backup: 'copy the store into a file and verify the copy, also while the server runs',
    restore: 'make a backup the store again, while no server runs',
    admin:
      'look after people and tables: people, suspend, admit, delete-person, password, host, no-host, tables, delete-table, hand-over, registration, announce, sweep',
    move: 'take everything from the embedded store to the PostgreSQL server of DATABASE_URL',
    options: {
      json: 'one JSON object a line, for machines',
      lang: 'it or en (default: the environment’s)',
      at: 'stop after N actions',
      company: 'the company that runs',
      budget: 'end the search after so many steps',
      voices: 'proved, counted, or both in a list (default: both)',
      seat: 'only the findings of this seat',
      against: 'compare with the sources in another folder, in alternating runs',
      audit: 'check money, shares, tokens and pieces after every action',
      players: 'how many seats',
      bots: 'random, greedy, search, or apprentice, skilled, expert, master; with a temper as in greedy:raider (builder, investor, raider); or exec:COMMAND; one for all seats, or a list in order of seats',
      bot: 'one bot, in place of the list (repeatable): exec:COMMAND runs to the end of this argument',
      titles: 'the titles, in a list (default: all of them)',
      playersList: 'how many seats; a list for several matches',
      gamesMatch: 'games a match: a seed is played in all rotations of the seats, then the next',
      seedMatch: 'the first seed, a whole number',
      jobsAll: 'spread the games over N cores (default: all); the results are the same',
      seed: 'a whole number or any word',
      games: 'play K games, with the seeds S … S+K-1',
      rotate: 'move the bots one seat on after each game',
      option:
        'an option or ruling of the game (repeatable); rulings=letter|practice|18xx.games sets all rulings at once',
      save: 'write the records into this folder',
      playouts: 'games that search plays out for a decision',
      jobs: 'spread the games over N cores; the results are the same',
      human: 'play these seats yourself in the terminal (1, or 1,3)',
      name: 'what to call the first person',
      resume: 'go on with a saved game in the terminal',
      help: 'what this command can do',
      into: 'the place is a folder: a new file in it each time, named by the hour',
      keep: 'how many files the folder keeps',
      every: 'again every so many hours, until stopped',
      replace: 'also where a store is not empty; a file that was there stays beside it',
      version: 'which Binario this is',
    },
  },
};
