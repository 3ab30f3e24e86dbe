// Words of the board and the panels beside it in every game.
import { pool } from '../terms.ts';

const ORDINALS: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const panels = {
  board: {
    closer: 'Zoom in',
    farther: 'Zoom out',
    fit: 'Show the whole board',
    asText: 'Board as text',
    asMap: 'Board as a map',
    legend: 'Legend',
    keys: 'Arrows go from hex to hex, Page Down to the next one that can be chosen, Enter chooses; + and − zoom, 0 shows the whole board, Shift with arrows moves it.',
    marks: { choosable: 'can be chosen', chosen: 'chosen', refused: 'cannot be chosen now', recent: 'last move' },
    columns: {
      place: 'Place',
      kind: 'Kind',
      cost: 'Cost',
      income: 'Income',
      here: 'Who is there',
      mark: 'Decision',
    },
  },
  players: {
    head: 'Players',
    player: 'Player',
    cash: 'Cash',
    worth: 'Worth',
    income: 'Next',
    incomeTitle: 'What the next payment brings',
    holdings: 'Shares',
    nothingHeld: 'no shares',
    you: 'you',
    bot: 'bot',
    automaton: 'automaton',
    toMove: 'to decide',
    shares: (count: number, company: string) => `${company}: ${count} ${count === 1 ? 'share' : 'shares'}`,
  },
  companies: {
    head: 'Companies',
    company: 'Company',
    holders: 'Held by',
    inStock: 'not sold',
    inPool: pool.in,
    inTreasury: 'with the company',
    trains: 'Trains',
    leads: (player: string) => player,
    held: (player: string, count: number) => `${player}: ${count}`,
  },
  bank: { head: 'Bank' },
  charts: {
    head: 'Charts',
    worth: 'Worth',
    cash: 'Cash',
    which: 'What to show',
    move: 'Move',
    hint: 'Touch the chart to see that moment',
    asTable: 'As a table',
    asChart: 'As a chart',
    tooShort: 'The lines begin with the first move.',
    goTo: (move: number) => `Show move ${move}`,
    /** The contents of the chart, for readers who do not see it. */
    about: (title: string, moves: number) =>
      `${title} over ${moves} ${moves === 1 ? 'move' : 'moves'}; the table has every figure`,
  },
  result: {
    head: 'Result',
    notOver: 'The game is still going on: this is how it stands now.',
    wins: (names: string, several: boolean) => (several ? `${names} share the win` : `${names} wins`),
    /** For one of the players: place and worth, and the distance to the winner or to the next; empty without one. */
    own(place: number, worth: string, sum: string, other: string) {
      const head =
        place === 1 ? `You win with ${worth}` : `You are ${ORDINALS[place] ?? `in place ${place}`} with ${worth}`;
      if (other === '') return head;
      return sum === ''
        ? `${head}, level with ${other}`
        : `${head}, ${sum} ${place === 1 ? 'ahead of' : 'behind'} ${other}`;
    },
    margin: (sum: string, second: string) => `${sum} ahead of ${second}`,
    place: 'Place',
    player: 'Player',
    start: 'Start',
    total: 'Total',
    overTime: 'Worth over time',
    sources: 'Where it came from',
    sourcesHint: 'Money in to the right of the line, money out to the left; together they make the total.',
    other: 'Still held',
    moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  },
  gallery: {
    head: 'Maps',
    intro: 'The map of every game that can be played, as it is set up.',
    noMap: 'This game has no map of its own yet.',
    /** Link to a new table of a game that no list offers. */
    example: 'A small game to learn from: set up a table',
    tiles: (game: string, count: number) => `${game}: its ${count} tiles in all six rotations`,
    tile: (id: string, rotation: number) => `Tile ${id}, turned by ${rotation}`,
  },
};
