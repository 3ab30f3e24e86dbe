// A refusal of the server on its way to the answer: thrown anywhere, told in words by the one error handler of the app.
import type { ErrorCode } from '../../api/errors.ts';
import type { Game } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';

const statuses: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  notSignedIn: 401,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
  tooLarge: 413,
  stale: 409,
  refused: 422,
  notPlaying: 409,
  tableFull: 409,
  alreadySeated: 409,
  notSeated: 403,
  notReady: 409,
  badSetup: 422,
  badRecord: 422,
  nameTaken: 409,
  wrongPassword: 403,
  badLink: 410,
  noMail: 409,
  storeFull: 507,
  crossSite: 403,
  broken: 500,
};

/** A refusal with what it takes to say it in words. */
export interface Ruled {
  readonly game: Game;
  /** The names at the table, in order of seats. */
  readonly seats: readonly string[];
  readonly refusal: Refusal;
}

export class Fault extends Error {
  readonly code: ErrorCode;
  readonly args: Readonly<Record<string, unknown>> | undefined;
  /** What the rules of a game say against it. */
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
