// A refusal by the server. It can be thrown anywhere; the app's error handler puts it into words.
import type { ErrorCode } from '../../api/errors.ts';
import type { Game, Refusal } from '../../engine/index.ts';

const statuses: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  notSignedIn: 401,
  tokenEnded: 401,
  readOnly: 403,
  suspended: 403,
  closed: 403,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
  tooLarge: 413,
  busy: 503,
  quota: 403,
  stale: 409,
  refused: 422,
  tooLong: 409,
  notPlaying: 409,
  tableFull: 409,
  reserved: 403,
  alreadySeated: 409,
  notSeated: 403,
  notAgreed: 403,
  notReady: 409,
  badSetup: 422,
  badRecord: 422,
  nameTaken: 409,
  weakPassword: 422,
  wrongPassword: 403,
  signInAgain: 403,
  badLink: 410,
  noMail: 409,
  tooManyTables: 409,
  tooHard: 503,
  storeFull: 507,
  storeBroken: 503,
  crossSite: 403,
  broken: 500,
};

/** A refusal by a rulebook, with everything needed to put it into words. */
export interface Ruled {
  readonly game: Game;
  /** The names at the table, in seat order. */
  readonly seats: readonly string[];
  readonly refusal: Refusal;
}

export class Fault extends Error {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, unknown>> | undefined;
  /** The rulebook's refusal, if it is one. */
  readonly ruled: Ruled | undefined;
  readonly statusCode: number;

  constructor(code: ErrorCode, args?: Readonly<Record<string, unknown>>, ruled?: Ruled) {
    super(code);
    this.code = code;
    this.args = args;
    this.ruled = ruled;
    this.statusCode = statuses[code];
  }
}
