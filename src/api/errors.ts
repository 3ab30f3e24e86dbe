// How the server refuses: a code with its figures, a sentence in the reader's language, and the rule, if a rulebook has
// one.
import { type Static, Type } from 'typebox';

/** Every code the server answers with; the words are in src/words. */
export const errorCodes = [
  'badRequest', // the request is not what the schema says
  'notSignedIn',
  'tokenEnded', // a program's token is past its end
  'readOnly', // a token for reading alone
  'suspended', // the host has suspended this account
  'closed', // no new people are taken
  'forbidden', // signed in, but not allowed to do this
  'notFound',
  'tooMany', // a rate limit
  'tooLarge',
  'busy', // as much as the server holds at once: try again after `seconds`
  'quota', // as many as one person may have: `what` and `most`
  'stale', // the table has moved on: `entries` tell how, as far as they go
  'refused', // the rules refuse: `refusal`
  'tooLong', // a table has as many entries as it may have: `what`, a move or an undo, and `most`
  'notPlaying', // the table has not begun, or is over
  'tableFull',
  'reserved', // the free seats are kept for invited people
  'alreadySeated',
  'notSeated',
  'notAgreed', // the table agreed to play without this help
  'notReady', // seats are still empty
  'badSetup', // options, rulings or number of players
  'badRecord',
  'nameTaken',
  'weakPassword', // too easy to guess: a common word, or the owner's name or address
  'wrongPassword',
  'signInAgain', // an account without a password: to be done within `minutes` after signing in by a link
  'badLink', // a magic link that was used, has expired or never existed
  'noMail',
  'tooManyTables', // of bots alone, at once
  'tooHard', // it takes longer than a server spends on one question
  'storeFull', // the disk is full: nothing was stored
  'storeBroken', // the store does not answer
  'crossSite', // the request did not come from our own page
  'broken', // our fault
] as const;
export type ErrorCode = (typeof errorCodes)[number];

const Refusal = Type.Object({
  code: Type.String(),
  rule: Type.Union([Type.String(), Type.Null()]),
  args: Type.Record(Type.String(), Type.Unknown()),
  example: Type.Optional(Type.Literal(true)),
});

export const ApiError = Type.Object({
  code: Type.Enum(errorCodes),
  /** In the language of the request. */
  text: Type.String(),
  args: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  refusal: Type.Optional(Refusal),
});
export type ApiError = Static<typeof ApiError>;
