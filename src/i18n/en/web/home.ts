// The home page, in English.
import type { HomeLines } from '../../web/home.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const home: HomeLines = {
  title: 'Railway stock games, by the book',
  intro:
    'Every legal move is offered, every refusal names its rule. Play against bots, round one screen, or with friends far away.',
  boardAlt: 'A railway board: hexes with hills, woods and towns, and four lines running towards one great city',
  start: {
    game: 'Game',
    bots: 'Against bots',
    botsHint: 'Two of them sit down at once',
    solo: (name) => `Alone against ${name}`,
    soloHint: 'At once, in this browser, without a network too',
    oneScreen: 'Round one screen',
    oneScreenHint: 'Three seats, passing the screen on',
    friends: 'With friends',
    friendsHint: 'Set up a table and send the link',
    custom: 'Choose players, pace and variants',
    wentLocal: 'The server cannot be reached: this game lives in your browser.',
  },
  mine: {
    title: 'My games',
    empty: 'You are in no game yet',
    emptyHint: 'Games that you begin or join are kept here.',
    yourMove: 'Your move',
    yourMoves: (n) => `Your move in ${many(n, 'game', 'games')}`,
    waitingFor: (names) => `${names} to move`,
    winner: (names) => `won by ${names}`,
    showOver: 'Games that are over',
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
    empty: 'No one-screen game is kept here',
    emptyHint: 'Games round one screen need no account and work without a network.',
    resume: 'Go on',
    delete: 'Delete this game',
    deleteTitle: 'Delete this game?',
    deleteText: 'It is kept in this browser alone, so it is gone for good.',
    failed: 'This browser does not let us keep games (a private window, perhaps).',
    over: 'over',
    moves: (n) => many(n, 'move', 'moves'),
  },
  importing: {
    title: 'Open a record',
    text: 'A game saved as a file goes on here: to look at, to resume, to try another way.',
    choose: 'Choose a file',
    drop: 'or drop it here',
    toServer: 'A table on the server',
    toHere: 'A game in this browser',
    notJson: 'This file is not a record: it holds no JSON.',
    tooLarge: 'This file is too large to be a record.',
    notARecord: 'This file holds neither a record of Binario nor one of 18xx.games that can be read.',
    reading: 'Reading the record …',
    foreign: (done, actions) =>
      done === actions
        ? `A record of 18xx.games, all ${actions} actions of it; by the rulings it was played by.`
        : `A record of 18xx.games: ${done} of its ${actions} actions.`,
    unread: (why) => `This record cannot be opened: ${why}.`,
    stopped: (index, why) => `It breaks off at action ${index}: ${why}`,
    assumed: (options) => `It was played by ${options}, which it does not name.`,
    scoreDiffers: (theirs, ours) => `The score written in it is ${theirs}, and its moves give ${ours}.`,
    found: (game, entries) => `${game}, ${many(entries, 'entry', 'entries')}`,
    where: 'Where shall it go on?',
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
  games: {
    'chicago-express': 'Four lines race from the coast to Chicago; whoever owns their dividends wins.',
    '1856': 'Upper Canada: loans, destinations, and the government railway that swallows debtors.',
    '18mag': 'Hungary: small railways that run, and the service companies that live off them.',
    '1862': 'Railway mania in the Eastern Counties: twenty companies, mergers, three kinds of train.',
    '1865': 'Sardinia: traffic, ranks, and the Dragons who trade on their own account.',
  },
  columns: { game: 'Game', seats: 'At the table', pace: 'Pace', moved: 'Last move', state: 'Status', free: 'Free' },
  freeSeats: (n) => `${many(n, 'seat', 'seats')} free`,
  failed: 'The list could not be fetched',
};
