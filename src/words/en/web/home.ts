// Words of the home page: starting a game, my games, open tables, games to watch, games of this browser, importing.
import type { ImportWay } from '../../web/home.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const home = {
  title: 'Railway stock games, by the book',
  intro:
    'Every legal move is offered, every refusal names its rule. Play against bots, on one screen, or with friends far away.',
  boardAlt: 'A railway board: hexes with hills, woods and towns, and four lines running towards one great city',
  mapOf: (title: string) => `The map of ${title}`,
  start: {
    game: 'Game',
    bots: 'Against bots',
    botsHint: 'Two bots sit down at once',
    /** Against the game's own opponent. */
    solo: (name: string) => `Alone against ${name}`,
    soloHint: 'Right away, in this browser, even without a network',
    oneScreen: 'On one screen',
    oneScreenHint: 'Three seats, passing the screen on',
    friends: 'With friends',
    friendsHint: 'Set up a table and send the link',
    custom: 'Choose players, pace and variants',
    wentLocal: 'The server cannot be reached: this game stays in your browser.',
  },
  mine: {
    title: 'My games',
    empty: 'You have no games yet',
    emptyHint: 'Games that you begin or join are kept here.',
    yourMove: 'Your move',
    yourMoves: (n: number) => `Your move in ${many(n, 'game', 'games')}`,
    waitingFor: (names: string) => `${names} to move`,
    winner: (names: string) => `won by ${names}`,
    showOver: 'Finished games',
  },
  open: {
    title: 'Open tables',
    empty: 'No table is looking for players',
    emptyHint: 'Set one up, and it is listed here for everybody.',
    join: 'Join',
  },
  watch: {
    title: 'Games to watch',
    empty: 'Nobody is playing in public just now',
    emptyHint: 'Open games appear here while they are played.',
    look: 'Watch',
  },
  local: {
    title: 'In this browser',
    empty: 'No pass-and-play games here',
    emptyHint: 'Pass-and-play games need no account and work without a network.',
    resume: 'Go on',
    delete: 'Delete this game',
    deleteTitle: 'Delete this game?',
    deleteText: 'It is kept in this browser alone, so it is gone for good.',
    failed: 'This browser does not let us keep games (a private window, perhaps).',
    over: 'over',
    moves: (n: number) => many(n, 'move', 'moves'),
  },
  importing: {
    title: 'Open a record',
    /** The games whose exports can be read. */
    text: (games: string) =>
      `Files saved here, of every game; and exports of 18xx.games, of the games it has: ${games}.`,
    choose: 'Choose a file',
    drop: 'or drop it here',
    toWatch: 'Watch it',
    toHere: 'Play on here',
    toServer: 'A table for friends',
    hints: {
      toWatch: 'From the first move, at your own pace',
      toHere: 'On this screen, from where it stands',
      toServer: 'On the server, with a link to send: everybody takes a seat and goes on',
    } satisfies Readonly<Record<ImportWay, string>>,
    cancel: 'Cancel',
    notJson: 'This file is not a record: it contains no JSON.',
    tooLarge: 'This file is too large to be a record.',
    notARecord: 'This file contains neither a record of Binario nor one of 18xx.games that can be read.',
    reading: 'Reading the record …',
    foreign: (done: number, actions: number) =>
      done === actions
        ? `A record of 18xx.games, all ${actions} actions of it; by the rulings it was played by.`
        : `A record of 18xx.games: ${done} of its ${actions} actions.`,
    /** The reason why a record cannot be read, in words. */
    unread: (why: string) => `This record cannot be opened: ${why}.`,
    stopped: (index: number, why: string) => `It breaks off at action ${index}: ${why}`,
    /** Options that the record was played by without naming them. */
    assumed: (options: string) => `It was played with ${options}, which the file does not mention.`,
    scoreDiffers: (theirs: string, ours: string) => `The score in the file is ${theirs}; its moves give ${ours}.`,
    found: (game: string, entries: number) => `${game}, ${many(entries, 'entry', 'entries')}`,
    where: 'What would you like to do with it?',
  },
  departures: {
    title: 'Departures',
    platform: 'Platform',
    game: 'Game',
    players: 'Players',
    length: 'Journey',
    state: 'Status',
    ready: 'Boarding',
  },
  columns: { game: 'Game', seats: 'At the table', pace: 'Pace', moved: 'Last move', state: 'Status', free: 'Free' },
  freeSeats: (n: number) => `${many(n, 'seat', 'seats')} free`,
  failed: 'The list could not be loaded',
};
