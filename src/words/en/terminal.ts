// The lines of play in the terminal.

import type { NodeFacts } from '../../engine/index.ts';
import { pool } from './terms.ts';

const saveTroubles: Readonly<Record<string, string>> = {
  NOT_OURS: 'something else is there, and it is not written over',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'writing there is not allowed',
  EPERM: 'writing there is not allowed',
  EROFS: 'it can only be read',
  ENOTDIR: 'part of the path is no folder',
  EISDIR: 'it is a folder',
  ENOENT: 'there is no such folder',
};

const reasons: Readonly<Record<string, string>> = {
  share: 'Shares',
  shares: 'Shares sold',
  dividend: 'Dividends',
  private: 'Private companies',
  auction: 'Auction',
  train: 'Trains',
  interest: 'Interest',
  redemption: 'Loans redeemed',
  debt: 'Loans at the formation',
  bankruptcy: 'Bankruptcy',
};

export const terminal = {
  /** The words of a command; the first is the one shown. */
  commands: {
    back: ['<', 'back'],
    help: ['?', 'help', 'h'],
    why: ['why'],
    look: ['look'],
    log: ['log'],
    board: ['board'],
    undo: ['undo'],
    redo: ['redo'],
    save: ['save'],
    quit: ['quit', 'q', 'exit'],
  },
  helpHead:
    'Pick by number, by first letters, or by id; several words at once go several steps: "build PRR Q4 Q5". Enter finishes a list and confirms.',
  help: {
    back: 'one step back in the menu',
    help: 'this help',
    why: 'why something is not possible: "why build PRR Q4", or "why WAB" inside a menu',
    look: 'everything about one place: "look Pittsburgh"',
    log: 'the whole log',
    board: 'the board and the tables once more',
    undo: 'back to your last decision (nothing is lost)',
    redo: 'forward again',
    save: 'save now; "save FILE" keeps a copy elsewhere',
    quit: 'save and leave',
  },
  welcome: (game: string, seed: string) => `${game} · seed ${seed}`,
  resumed: (moves: number) => `The game goes on after ${moves} moves`,
  turn: (name: string) => `${name} to decide`,
  thinks: (name: string) => `${name} thinks …`,
  range: (from: number, to: number) => `${from} to ${to}`,
  /** Under a list that may end here. */
  enterOrMore: 'Enter does it; or add another',
  enterToDo: 'Enter does it',
  /** Above a list with the game's proposal: its values, or none. */
  proposed: (values: string) => `Worth most: ${values}`,
  proposedNone: 'Worth most: none of these',
  /** Under suggested runs: nothing is better, or nothing better was found. */
  enterToRun: 'Enter takes these runs',
  bestRuns: (sum: string) => `These runs bring ${sum}; no others bring more`,
  goodRuns: (sum: string, bound: string) =>
    `These runs bring ${sum}, the best that were found; none can bring more than ${bound}`,
  notNow: 'Not possible',
  keyBack: '< back',
  keyHelp: '? help',
  unclear: (text: string) => `"${text}" is none of the choices. ? shows what can be typed`,
  severalMatch: (text: string, these: string) => `"${text}" could be ${these}`,
  allowed: (action: string) => `You may: ${action}`,
  whyWhat: 'Why what? For example: "why build PRR Q4", or inside a menu "why" and one of its ids',
  inBook: (section: string) => `in the Italian rulebook: ${section}`,
  lookWhat: 'Look at what? For example: "look Pittsburgh" or "look K4"',
  nothingKnown: (text: string) => `There is nothing to tell about "${text}"`,
  nothingToUndo: 'There is no decision of yours to take back',
  undone: (action: string) => `Taken back: ${action}. "redo" goes forward again`,
  nothingToRedo: 'There is nothing to go forward to',
  redone: 'Forward again',
  saved: (path: string) => `Saved in ${path}`,
  howToResume: (command: string) => `To go on: ${command}`,
  notSaved: (path: string, reason: string) =>
    `Not saved in ${path}: ${reason}. The game goes on; "save FILE" tries elsewhere`,
  notSavedAnywhere: 'This game is saved nowhere: leave with "quit" once more, or "save FILE" first',
  leftUnsaved: (path: string, reason: string) => `The game was left unsaved: ${path}: ${reason}`,
  inputEnded: 'The input has ended',
  interrupted: 'Interrupted',
  /** By the code of the system's error. */
  saveTroubles,
  refusedMove: (index: number, reason: string) => `Move ${index} of the record is refused: ${reason}`,
  seatsMissing: 'Every seat needs a person or a bot',
  /** `held`: holdings besides cash. */
  final: { player: 'Player', total: 'Cash', start: 'Start', held: 'Held' },
  whereFrom: 'Where the money came from',
  wins: (names: string, several: boolean) => (several ? `${names} share the win!` : `${names} wins!`),
  rail: {
    /** For a game without an introduction. */
    anyGame: [
      'Start companies, lay track, run trains: most cash and shares at the end wins. What a company has is not yours.',
      'The map is told place by place: "look" and the number of a hex say which tile lies there and whose tokens.',
    ],
    columns: {
      company: 'Company',
      price: 'Price',
      treasury: 'Treasury',
      trains: 'Trains',
      tokens: 'Tokens',
      loans: 'Loans',
      escrow: 'Escrow',
      permits: 'Permits',
      offer: 'Offer',
      pool: 'Market',
      own: 'Own',
    },
    cash: 'Cash',
    worth: 'Worth',
    certificates: 'Certificates',
    privates: 'Private companies',
    /** Owned by nobody yet. */
    unsold: 'unsold',
    phase: 'Phase',
    onSale: 'on sale',
    inPool: pool.in,
    bank: 'Bank',
    kinds: { city: 'city', town: 'town', offboard: 'red area', mine: 'mine', port: 'port' } satisfies Readonly<
      Record<NodeFacts['kind'], string>
    >,
    tile: 'tile',
    /** Marks a place with its print alone. */
    printed: 'as printed',
    terrain: (sum: string) => `the first tile costs ${sum}`,
    tokensOf: (companies: string) => `tokens: ${companies}`,
    reasons,
  },
};
