import { roundName } from '../../roundName.ts';
import type { StoryLines } from '../../web/story.ts';

export const story: StoryLines = {
  beginning: { title: 'Beginning', short: 'Start' },
  rounds: {
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
  },
  passes: (count) => (count === 1 ? 'passes' : 'pass'),
  nothing: 'nothing',
  begins: 'begins its turn',
  auction: (lot) => `Auction of ${lot}`,
  log: {
    filters: 'What is shown',
    all: 'All',
    mine: 'Mine',
    money: 'Money',
    company: 'Company',
    anyCompany: 'All companies',
    search: 'Search',
    everyMove: 'Every move',
    none: 'Nothing like that has happened.',
    unfold: (name) => `The moves of ${name}`,
    takenBack: (count) => `${count} taken back`,
  },
  since: {
    head: 'Since your last move',
    visit: 'Since your last visit',
    turns: (count) => (count === 1 ? '1 turn' : `${count} turns`),
    round: (title, turns) => `${title}: ${turns === 1 ? '1 turn' : `${turns} turns`}`,
    play: 'Play it on the board',
    stop: 'Stop',
    close: 'Close',
    all: 'All of it in the log',
    lookAt: 'Show this moment',
  },
  dividends: {
    title: 'Dividends',
    head: (sum) => `Dividends: ${sum}`,
    price: (was, is) => `price ${was} → ${is}`,
    samePrice: 'price unchanged',
    close: 'OK',
  },
  why: {
    onlyMove: 'Why: the only possible move',
    forecast: (of, margin) => `Why: the most promising of ${of} moves, with a forecast lead of ${margin}`,
    playouts: (of, games, chance) =>
      of === 1 ? 'Why: the only possible move' : `Why: won most often in ${games} simulated games (${chance}%)`,
  },
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
    decides: (name, what) => `${name} to decide${what ? `: ${what}` : ''}`,
  },
};
