// Lines of the server itself: refusals of requests, and reasons why it does not start.
import type { Quota } from '../server.ts';

const quotas: Readonly<Record<Quota, (most: number) => string>> = {
  openTables: (most) =>
    `You have ${most} open tables that wait for players, as many as one person may have. Begin or leave one of them first`,
  tables: (most) =>
    `You have ${most} tables in play, as many as one person may have. Finish or give up one of them first`,
  imports: (most) =>
    `You have imported ${most} games in the last 24 hours, as many as one person may. Try again tomorrow`,
  megabytes: (most) =>
    `Your tables take up ${most} MB, as much as one person may keep here. Download games and ask the host to delete some of them`,
  tokens: (most) => `You have ${most} keys, as many as one person may have. Take one back first`,
  browsers: (most) => `${most} browsers tell you of your moves, as many as may be. Turn it off in one of them first`,
  muted: (most) => `You have muted ${most} people, as many as may be`,
  orders: (most) => `This seat has ${most} open orders, as many as it may have. Withdraw one first`,
  chat: (most) => `You have written ${most} lines at this table, as many as one person may`,
  chatInAll: (most) => `The chat of this table has ${most} lines, as many as it may have`,
};

/** Contents of a copy of a store. */
interface Found {
  readonly people: number;
  readonly tables: number;
  readonly entries: number;
}

const found = (x: Found) => `${x.people} people, ${x.tables} tables, ${x.entries} entries`;

export const server = {
  errors: {
    badRequest: (x: { readonly field: string }) =>
      x.field ? `This was not understood: "${x.field}" is not as it should be` : 'This was not understood',
    notSignedIn: 'Say who you are first: a name is enough',
    tokenEnded: 'This key has come to its end. Its owner can make a new one on the account page',
    readOnly: 'This key may only read',
    suspended: 'This account has been suspended by whoever runs this server',
    closed: 'This server takes no new people at present. Those who have an account can sign in',
    forbidden: 'That is not yours to do',
    notFound: 'There is nothing here',
    tooMany: (x: { readonly seconds: number }) =>
      `That was a lot at once. Try again in ${x.seconds} ${x.seconds === 1 ? 'second' : 'seconds'}`,
    tooLarge: 'That is too large',
    busy: (x: { readonly seconds: number }) =>
      `The server has its hands full. Try again in ${x.seconds} ${x.seconds === 1 ? 'second' : 'seconds'}: nothing was changed`,
    quota: ({ what, most }: { readonly what: Quota; readonly most: number }) => quotas[what](most),
    stale: 'The table has moved on in the meantime',
    refused: (x: { readonly reason: string }) => x.reason,
    tooLong: (x: { readonly what: 'move' | 'undo'; readonly most: number }) =>
      x.what === 'undo'
        ? `This table has reached ${x.most} entries, undone moves included: from here on nothing can be undone or redone. There is room enough to play the game to its end`
        : `This table has ${x.most} entries, undone moves included, as many as a table may have. Nothing more can be played here: download the record and abandon the game`,
    notPlaying: 'No game is in progress at this table',
    tableFull: 'This seat is taken',
    reserved: 'This seat is kept for somebody who is invited',
    alreadySeated: 'You already sit at this table',
    notSeated: 'You do not sit at this table',
    notAgreed: 'This table agreed to play without this help',
    notReady: 'Some seats are still empty',
    badSetup: (x: { readonly reason: string }) => `The table cannot be set up: ${x.reason}`,
    badRecord: (x: { readonly reason: string }) => `This record cannot be opened: ${x.reason}`,
    nameTaken: 'Somebody else has this name already',
    weakPassword:
      'This password is among the first that anybody would try: a common word, a row of keys, a date, your own name or address. A short sentence is better',
    wrongPassword: 'Name and password do not match',
    signInAgain: (x: { readonly minutes: number }) =>
      `Your account has no password. To be sure that it is you, sign in again by a link to your e-mail address, and do this within ${x.minutes} minutes`,
    badLink: 'This link has been used or is too old. Ask for a new one',
    noMail: 'This server cannot send mail',
    tooManyTables: (x: { readonly most: number }) =>
      `Bots play by themselves at ${x.most} tables of yours already: let one of them come to its end first`,
    tooHard: 'Working this out takes longer than the server spends on one question. Nothing was changed',
    storeFull: 'The disk of the server is full: nothing was kept. Everything before this is safe',
    storeBroken: 'The store of the server does not answer. Nothing was changed',
    crossSite: 'This request did not come from our own page',
    broken: 'Something broke on our side. Nothing was changed',
  },
  /** More bots than seats for them. */
  tooManyBots: (x: { readonly bots: number; readonly players: number }) =>
    `${x.bots} bots leave no seat for you among ${x.players}`,
  newerStore: (x: { readonly version: number; readonly known: number }) =>
    `the store has version ${x.version}, and this Binario knows versions up to ${x.known}: update Binario`,
  noStore: (x: { readonly place: string; readonly reason: string }) =>
    `the store ${x.place} cannot be opened: ${x.reason}`,
  /** `like`: an example. */
  badSetting: (x: { readonly setting: string; readonly said: string; readonly like: string }) =>
    `${x.setting} is "${x.said}"; it should be like ${x.like}`,
  storeInUse: (x: { readonly place: string }) =>
    `another server is using the store in ${x.place}: stop it first, or choose another BINARIO_DATA`,
  /** Times as ISO 8601. */
  wrongClock: (x: { readonly said: string; readonly believed: string }) =>
    `the clock of this machine says ${x.said}, which cannot be: going on as if it were ${x.believed}. If it is right after all, that will be believed after a day`,
  untrustedProxy:
    'requests come through a proxy that is not trusted, so that all visitors count as one address: set BINARIO_TRUST_PROXY=1',
  admin: {
    unknown: (x: { readonly verb: string; readonly known: string }) => `admin cannot ${x.verb}; it knows ${x.known}`,
    tooMuch: (x: { readonly said: string }) =>
      `"${x.said}" is too much: nothing was done. A name with spaces stands in quotation marks`,
    nobody: (x: { readonly who: string }) => `there is nobody called ${x.who}; guests have an id: admin people`,
    noTable: (x: { readonly id: string }) => `there is no table ${x.id}`,
    sitsThere: (x: { readonly id: string; readonly name: string }) => `${x.name} sits at table ${x.id} already`,
    /** Words expected after a verb. */
    usage: {
      suspend: 'say whom: admin suspend NAME or ID',
      admit: 'say whom: admin admit NAME or ID',
      'delete-person': 'say whom: admin delete-person NAME or ID',
      password: 'say whose: admin password NAME or ID',
      host: 'say who: admin host NAME or ID',
      'no-host': 'say who: admin no-host NAME or ID',
      'delete-table': 'say which: admin delete-table ID',
      'hand-over': 'say which seat, and to whom: admin hand-over TABLE SEAT NAME or ID',
      registration: 'say which: admin registration open, or closed',
      announce: 'say in how many minutes the server restarts: admin announce MINUTES, or off',
    },
    peopleHead: ['id', 'name', 'is', 'e-mail', 'since', 'last seen', 'tables'],
    tablesHead: ['id', 'game', 'is', 'entries', 'last moved', 'seats'],
    suspended: 'suspended',
    suspendedNow: (x: { readonly name: string }) => `${x.name} is suspended, and signed out everywhere`,
    admitted: (x: { readonly name: string }) => `${x.name} may sign in again`,
    personDeleted: (x: { readonly name: string }) => `${x.name} is deleted; the games stay`,
    passwordIs: (x: { readonly name: string; readonly password: string }) =>
      `${x.name} signs in with ${x.password} and should change it`,
    hostNow: (x: { readonly name: string }) => `${x.name} sees the host's page`,
    hostNoMore: (x: { readonly name: string }) => `${x.name} no longer sees the host's page`,
    tableDeleted: (x: { readonly id: string }) => `table ${x.id} is deleted`,
    handedOver: (x: { readonly id: string; readonly seat: number; readonly name: string }) =>
      `seat ${x.seat} of table ${x.id} belongs to ${x.name}`,
    isOpen: 'new people may come in',
    isClosed: 'no new people may come in',
    announced: (x: { readonly at: string }) => `pages say that the server restarts at ${x.at}Z`,
    nothingAnnounced: 'nothing is announced any more',
    swept: (x: {
      readonly guests: number;
      readonly abandoned: number;
      readonly deleted: number;
      readonly chat: number;
    }) =>
      `${x.guests} guests forgotten, ${x.deleted} tables that never began deleted, ${x.abandoned} games given up, ${x.chat} lines of chat deleted`,
  },
  noWeb: 'the pages are not built: npm start builds them',
  backupDone: (x: Found & { readonly file: string }) => `the store is copied to ${x.file} and verified: ${found(x)}`,
  backupThere: (x: { readonly file: string }) => `${x.file} is there already: choose another name`,
  unsound: (x: { readonly file: string; readonly reason: string }) => `${x.file} is not whole: ${x.reason}`,
  noFolder: (x: { readonly folder: string }) => `there is no folder ${x.folder}: make it, or mount the disk it is on`,
  noStoreThere: (x: { readonly place: string }) => `there is no store at ${x.place}`,
  notEmpty: (x: { readonly place: string }) => `${x.place} is not empty: nothing was done (restore takes --replace)`,
  restored: (x: Found & { readonly file: string; readonly place: string; readonly before: string | null }) =>
    `${x.file} is now the store ${x.place}: ${found(x)}${x.before ? `; what was there is in ${x.before}` : ''}`,
  moveWhere: 'say where to: DATABASE_URL=postgres://… binario move',
  moved: (x: { readonly tables: number; readonly entries: number; readonly place: string }) =>
    `${x.tables} tables with ${x.entries} entries are on the PostgreSQL server; what is in ${x.place} was left as it is`,
};
