import type { ServerLines } from '../server.ts';

export const server: ServerLines = {
  errors: {
    badRequest: (x) =>
      x.field ? `This was not understood: "${x.field}" is not as it should be` : 'This was not understood',
    notSignedIn: 'Say who you are first: a name is enough',
    forbidden: 'That is not yours to do',
    notFound: 'There is nothing here',
    tooMany: (x) => `That was a lot at once. Try again in ${x.seconds} ${x.seconds === 1 ? 'second' : 'seconds'}`,
    tooLarge: 'That is too large',
    stale: 'The table has moved on in the meantime',
    refused: (x) => x.reason,
    notPlaying: 'No game is in progress at this table',
    tableFull: 'This seat is taken',
    alreadySeated: 'You already sit at this table',
    notSeated: 'You do not sit at this table',
    notAgreed: 'This table agreed to play without this help',
    notReady: 'Some seats are still empty',
    badSetup: (x) => `The table cannot be set up: ${x.reason}`,
    badRecord: (x) => `This record cannot be opened: ${x.reason}`,
    nameTaken: 'Somebody else has this name already',
    wrongPassword: 'Name and password do not match',
    badLink: 'This link has been used or is too old. Ask for a new one',
    noMail: 'This server cannot send mail',
    tooManyTables: (x) =>
      `Bots play by themselves at ${x.most} tables of yours already: let one of them come to its end first`,
    tooHard: 'Working this out takes longer than the server spends on one question. Nothing was changed',
    storeFull: 'The disk of the server is full: nothing was kept. Everything before this is safe',
    crossSite: 'This request did not come from our own page',
    broken: 'Something broke on our side. Nothing was changed',
  },
  tooManyBots: (x) => `${x.bots} bots leave no seat for you among ${x.players}`,
  newerStore: (x) =>
    `the store has version ${x.version}, and this Binario knows versions up to ${x.known}: update Binario`,
  noStore: (x) => `the store ${x.place} cannot be opened: ${x.reason}`,
  noWeb: 'the pages are not built: npm start builds them',
  backupDone: (x) => `the store is copied to ${x.file}`,
  backupByTool: 'the store is a PostgreSQL server: copy it with pg_dump',
  backupNothing: (x) => `there is no store at ${x.place}`,
  backupThere: (x) => `${x.file} is there already: choose another name`,
};
