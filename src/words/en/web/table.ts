// Lines of the table itself: the seat to decide, connection, undo, log, chat.

import type { SetupProblem } from '../../../engine/index.ts';
import type { RecordProblem } from '../../../records/record.ts';
import type { ByProblem } from '../../lines.ts';

const moves = (n: number): string => (n === 1 ? 'one move' : `${n} moves`);

const problems: ByProblem<RecordProblem | SetupProblem> = {
  notJson: () => 'This file is broken or cut off.',
  notARecord: (p) => `This is not a record of a game: “${p.field}” is missing or not as it should be.`,
  newerFormat: (p) => `This record has format ${p.version}; this page knows formats up to ${p.known}. Reload the page.`,
  unknownGame: (p) => `There is no game “${p.game}” here.`,
  newerRules: (p) =>
    `This record follows version ${p.version} of the rules of ${p.game}; this page knows versions up to ${p.known}. Reload the page.`,
  newerShape: (p) =>
    `This game of ${p.game} starts from a position that a newer version wrote (shape ${p.version}; this page knows shapes up to ${p.known}). Reload the page.`,
  badEntry: (p) => `Entry ${p.index} of this record is broken: “${p.field}”.`,
  badStart: () => 'The position this record starts from is not a position of its game.',
  badDraws: () => 'The draws of this record do not fit its game.',
  players: (p) => `${p.players} players cannot play this: it is for ${p.min} to ${p.max}.`,
  unknownOption: (p) => `This game has no option “${p.id}”.`,
  optionValue: (p) => `“${p.value}” is not a value of ${p.id}: ${p.values.join(', ')}.`,
  optionPlayers: (p) => `${p.id} is for ${p.players.join(', ')} players.`,
  optionNeeds: (p) => `${p.id} needs another ${p.option}: ${p.values.join(', ')}.`,
};

export const table = {
  loading: 'Setting the table',
  slow: 'This is taking longer than usual. The page keeps trying.',
  trouble: {
    missing: 'There is no such table, or it is private and you have no seat there.',
    missingLocal: 'This game is not in this browser. Games on one screen stay in the browser they were begun in.',
    unreachable: 'The table cannot be reached just now.',
    record: 'This game cannot be opened.',
    home: 'To the home page',
  },
  problems,
  /** A move of a record that the rules refuse. */
  refusedEntry: (seq: number) => `Move ${seq} of the record is against the rules:`,

  aPlayer: 'a player',
  freeSeatName: 'free seat',
  bot: 'bot',
  online: 'here',
  away: 'away',
  you: 'you',
  seats: 'Seats',
  timeLeft: (time: string) => `${time} left`,
  outOfTime: 'out of time',
  days: (days: number, hours: number) => (days > 0 ? `${days} d ${hours} h` : `${hours} h`),

  decision: {
    label: 'Decision',
    yourMove: 'Your move',
    yourMoveAs: (name: string) => `Your move as ${name}`,
    decides: (name: string) => `${name} decides`,
    thinks: (name: string) => `${name} is thinking`,
    botsRest: 'The bots rest: they have made 3,000 moves among themselves. They go on when a player takes a move back.',
    waitFor: 'Nothing for you to decide now.',
    passTo: (name: string) => `Pass the screen to ${name}`,
    over: 'The game is over',
    watching: 'You are watching this table.',
    past: 'You are looking at the past.',
    back: 'Back',
    next: 'Go on',
    orAddMore: 'or add another',
    cannot: (count: number) => (count === 1 ? 'One is not possible now' : `${count} are not possible now`),
    sending: 'On its way',
    unanswered: 'No answer yet: the move is sent again by itself, and counts once.',
    trail: 'Chosen so far',
    effects: 'Effects',
    /** A pass entered for the player: the kinds of action with nothing to decide. */
    passedIdly: (what: string) => `Passed for you, nothing to decide: ${what}`,
  },
  number: {
    range: (from: string, to: string) => `${from} to ${to}`,
    slider: 'Slide to a number',
    less: 'One less',
    more: 'One more',
  },
  place: {
    what: (place: string) => `What would you like to do at ${place}?`,
    nothing: (place: string) => `Nothing can be done at ${place} now`,
    close: 'Close',
  },

  connection: {
    connecting: 'Connecting',
    lost: 'The connection is lost. The page connects again by itself and catches up.',
    restarting: 'The server is restarting. The page waits for it and catches up.',
    twice: 'This game is open in another tab too. Both follow.',
  },
  notices: {
    stale: 'The game had gone on in the meantime. Here is how it stands now.',
    refused: 'Not possible',
    failed: (text: string) => `That did not work. ${text}`,
    notKept: 'This browser cannot keep the game. Save the record before you leave.',
    botFailed: 'The bot could not decide.',
    close: 'Close',
    again: 'Let it try again',
  },

  history: {
    label: 'History of the game',
    place: (at: number, of: number) => `Move ${at} of ${of}`,
    setUp: 'Set-up',
    takenBack: 'A move that was taken back',
    first: 'To the beginning',
    earlier: 'One move back',
    later: 'One move on',
    now: 'Back to now',
  },
  log: {
    label: 'Log',
    undid: (name: string, n: number) => `${name} takes back ${moves(n)}`,
    redid: (name: string, n: number) => `${name} brings back ${moves(n)}`,
    toSetUp: 'The game begins',
    struck: 'taken back',
    lookAt: 'See this moment',
  },
  chat: {
    label: 'Chat',
    write: 'Write to the table',
    send: 'Send',
    empty: 'Nobody has said anything yet.',
    mute: (name: string) => `Mute ${name}`,
    unmute: (name: string) => `Hear ${name} again`,
    muted: (name: string) => `${name} is muted`,
    someone: 'a player',
    failed: 'This was not sent.',
    fresh: (count: number) => `${count} new`,
  },
  panels: {
    label: 'Panels',
    players: 'Players',
    companies: 'Companies',
    market: 'Market',
    trains: 'Trains',
    tiles: 'Tiles',
    charts: 'Charts',
    log: 'Log',
    chat: 'Chat',
    result: 'Result',
  },
  board: 'Board',
  noBoard: 'This game has no picture of its board yet. It can be played by the choices.',

  menu: {
    label: 'Table',
    undo: 'Undo',
    redo: 'Redo',
    nothingToUndo: 'There is nothing of yours to undo',
    export: 'Save the record',
    fork: 'Play on from here',
    forkHint: 'A new game on this screen, from the moment you are looking at',
    copyLink: 'Copy the link',
    abandon: 'Abandon the game',
    leave: 'Leave my seat',
    replace: 'Replace another player',
    rematch: 'Another game',
    toRematch: 'To the next game',
    handOver: 'Put it on the server',
    handOverHint: 'Continues on the server, with a link; this copy stays here',
    remove: 'Remove this game',
    /** The table's agreements: variants and rulings. */
    terms: 'Table agreements',
    preferences: 'Preferences',
    home: 'To the home page',
    rules: 'The rules, in short',
    keys: 'Keyboard',
    failed: 'That did not work.',
  },
  preferences: {
    confirm: {
      label: 'Ask before each move',
      hint: 'Off: passing, paying, buying and the like take one touch, and can be undone',
    },
    idle: {
      label: 'Pass where there is nothing to decide',
      hint: 'A step that only a side action keeps open, such as a loan, is passed for you if you can still do that later in the turn',
    },
    sound: { label: 'Sound', hint: 'A bell when it is your move' },
    motion: { label: 'Motion', hint: 'Shows tiles and tokens arriving and money changing hands' },
    big: { label: 'Big type', hint: 'For several people around one screen' },
  },
  ask: {
    undoTitle: 'Undo',
    undo: (names: string, n: number) => `This takes back ${moves(n)}. ${names} will be asked.`,
    undoGo: 'Ask',
    abandonTitle: 'Abandon the game',
    abandon: 'The game ends without a result as soon as the others agree.',
    abandonGo: 'Ask the others',
    /** If nobody else has to be asked. */
    abandonAlone: 'The game ends here, without a result.',
    abandonAloneGo: 'Abandon',
    /** Leaving one's own seat. */
    leaveTitle: 'Leave my seat',
    leaveTo: 'Who plays on in your place?',
    toBot: 'A bot',
    toBotHint: 'It plays on at once.',
    toFriend: 'A friend',
    toFriendHint: 'The link is copied: send it, and whoever opens it can sit down.',
    toNobody: 'Nobody for now',
    toNobodyHint:
      'The seat stays free. When its turn comes, the table waits until somebody takes it; you can come back, too.',
    whichBot: 'Which bot?',
    leaveHint: 'The other players are asked first.',
    /** Visibility after leaving, for a public table and for a private one. */
    leftOpen: 'You can go on watching.',
    leftPrivate: 'This table is private: you will see it only with its link.',
    leaveAsk: 'Ask the others',
    /** If nobody else has to be asked. */
    leaveGo: 'Leave the seat',
    replaceTitle: 'Replace another player',
    /** Before anybody is chosen. */
    choose: 'Choose …',
    replaceWhom: 'Who is to be replaced?',
    replaceBy: 'Who takes the seat?',
    byFriend: 'Whoever sits down next',
    byBot: (level: string) => `Bot, ${level.toLowerCase()}`,
    replaceGo: 'Ask',
    replaceHint:
      'All the others are asked, also the one to be replaced. Somebody who is out of time, or away for five minutes while the table waits, is not asked.',
    removeTitle: 'Remove this game',
    remove: 'It will be gone from this browser for good. Save the record first if you want to keep it.',
    removeGo: 'Remove',
    cancel: 'Cancel',
  },
  proposals: {
    undo: (by: string, n: number) => `${by} would like to take back ${moves(n)}.`,
    abandon: (by: string) => `${by} would like to abandon the game.`,
    replaceByBot: (by: string, who: string, level: string) =>
      by === who
        ? `${by} would like to leave the seat to a bot (${level.toLowerCase()}).`
        : `${by} would like a bot (${level.toLowerCase()}) to take the seat of ${who}.`,
    replaceByFriend: (by: string, who: string) =>
      by === who
        ? `${by} would like to leave the seat, for whoever sits down.`
        : `${by} would like somebody else to take the seat of ${who}.`,
    waitsFor: (names: string) => `Waiting for ${names}.`,
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
    /** To the proposer, after a no. */
    refused: {
      undo: (by: string) => `${by} said no: no moves are taken back.`,
      abandon: (by: string) => `${by} said no: the game goes on.`,
      replace: (by: string, who: string) => `${by} said no: the seat of ${who} stays as it is.`,
    },
  },
  freeSeat: {
    free: (seat: number) => `Seat ${seat} is free: the game goes on with whoever takes it.`,
    wait: (seat: number) => `Seat ${seat} is free. Send a friend the link.`,
    sit: 'Sit down',
    copy: 'Copy the link',
  },
  seed: {
    promised: (hash: string) => `The draws of this game were fixed at the start: their fingerprint is ${hash}.`,
    kept: 'The draws match the fingerprint shown at the start: nothing was changed.',
    broken: 'The draws do not match the fingerprint shown at the start.',
    unchecked: 'This browser cannot check the draws.',
    title: 'Draws',
  },
  result: {
    wins: (names: string, several: boolean) => (several ? `${names} share the win` : `${names} wins`),
    show: 'Show the result',
    abandoned: 'The game was abandoned.',
  },
  /** Said aloud. */
  heard: { yourMove: (name: string) => `Your move, ${name}.` },
  shortcuts: {
    pick: 'Pick the first, second, … choice',
    pass: 'Pass',
    carryOut: 'Press the red button of the decision',
    back: 'One step back; from the past, back to now',
    earlier: 'One move back in the history',
    later: 'One move on in the history',
    first: 'To the beginning of the game',
    now: 'Back to now',
    undo: 'Undo',
    redo: 'Redo',
    rotate: 'Turn the tile that is tried out',
    find: 'Search or do anything (also Ctrl+K)',
    board: 'Go to the board',
    choices: 'Go to the choices',
    players: 'Players',
    companies: 'Companies',
    market: 'Market',
    trains: 'Trains and phases',
    tiles: 'Tiles',
    sheet: 'Sheet: opens and closes',
    charts: 'Charts',
    log: 'Log',
    chat: 'Chat',
  },
};
