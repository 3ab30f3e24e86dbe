// Words for a game told turn by turn: rounds, the log, events since one's move, the way through it.

import { roundName } from '../../roundName.ts';
import type { RoundName } from '../../web/story.ts';

const rounds: Readonly<Record<string, (event: never, number: number) => RoundName>> = {
  stockRoundBegan: ({ set }: { set: number }) => ({
    title: `Stock round ${set}`,
    short: roundName({ kind: 'stock', set }),
  }),
  operatingRoundBegan: ({ set, round }: { set: number; round: number }) => ({
    title: `Operating round ${set}.${round}`,
    short: roundName({ kind: 'operating', set, round }),
  }),
  parliamentBegan: ({ set, sitting }: { set: number; sitting: number }) => ({
    title: `Parliament round ${set}${sitting > 1 ? ', second sitting' : ''}`,
    short: roundName({ kind: 'parliament', set, sitting }),
  }),
  dialsReset: (_: unknown, number) => ({ title: `Round ${number + 1}`, short: String(number + 1) }),
};

export const story = {
  /** The part before all rounds. */
  beginning: { title: 'Beginning', /** In a few letters. */ short: 'Start' },
  /** By the kind of event that begins a round; `number` counts rounds, the beginning being 0. */
  rounds,
  passes: (count: number) => (count === 1 ? 'passes' : 'pass'),
  /** A turn in which a company did nothing. */
  nothing: 'nothing',
  /** A turn in which nothing has happened yet. */
  begins: 'begins its turn',
  auction: (lot: string) => `Auction of ${lot}`,
  log: {
    filters: 'What is shown',
    all: 'All',
    mine: 'Mine',
    money: 'Money',
    company: 'Company',
    anyCompany: 'All companies',
    search: 'Search',
    /** All turns unfolded. */
    everyMove: 'Every move',
    none: 'Nothing like that has happened.',
    unfold: (name: string) => `The moves of ${name}`,
    takenBack: (count: number) => `${count} taken back`,
  },
  since: {
    head: 'Since your last move',
    /** The same for spectators. */
    visit: 'Since your last visit',
    turns: (count: number) => (count === 1 ? '1 turn' : `${count} turns`),
    /** A line of a backlog: a round and its number of turns. */
    round: (title: string, turns: number) => `${title}: ${turns === 1 ? '1 turn' : `${turns} turns`}`,
    play: 'Play it on the board',
    stop: 'Stop',
    close: 'Close',
    all: 'All of it in the log',
    lookAt: 'Show this moment',
  },
  /** Income without a decision of one's own. */
  dividends: {
    title: 'Dividends',
    head: (sum: string) => `Dividends: ${sum}`,
    price: (was: string, is: string) => `price ${was} → ${is}`,
    samePrice: 'price unchanged',
    close: 'OK',
  },
  why: {
    onlyMove: 'Why: the only possible move',
    /** Its lead over the next best idea, or over passing. */
    worth: {
      idea: (more: string) => `Why: worth about ${more} more to it than the next best idea`,
      pass: (more: string) => `Why: worth about ${more} to it`,
    },
    passed: (short: string) => `Why: the best on offer would lose it about ${short}`,
    duty: 'Why: this comes before anything else',
    forecast: (of: number, margin: string) =>
      `Why: the most promising of ${of} moves, with a forecast lead of ${margin}`,
    playouts: (of: number, games: string, chance: number) =>
      of === 1 ? 'Why: the only possible move' : `Why: won most often in ${games} simulated games (${chance}%)`,
  },
  /** Display of the moves of others. */
  pace: {
    head: 'Moves of bots and others',
    once: 'at once',
    second: 'a second each',
    steps: 'step by step',
    next: 'Next move',
  },
  history: {
    play: 'Play on from here',
    stop: 'Stop',
    round: 'Go to a round',
    myLast: 'To my last turn',
    fork: 'New game from here',
    forkHint: 'Start a new game from this moment',
    /** The seat to decide at a moment, and its decision. */
    decides: (name: string, what: string | null) => `${name} to decide${what ? `: ${what}` : ''}`,
  },
};
