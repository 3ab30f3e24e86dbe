// The reason of a refusal, or of an unreachable server. Thrown by the client, shown as a sentence.
import type { ApiError, ErrorCode } from '../../api/errors.ts';
import { shellLines } from '../../words/web/shell.ts';
import { linesNow } from '../app/lang.ts';

/** The server's codes, and two for a server that did not answer. */
export type ProblemCode = ErrorCode | 'offline' | 'timeout';

export class ApiProblem extends Error {
  readonly code: ProblemCode;
  /** 0 without an answer. */
  readonly status: number;
  readonly args: Readonly<Record<string, unknown>>;
  readonly refusal: ApiError['refusal'];

  constructor(code: ProblemCode, status = 0, body?: Partial<ApiError>) {
    super(body?.text ?? code);
    this.name = 'ApiProblem';
    this.code = code;
    this.status = status;
    this.args = body?.args ?? {};
    this.refusal = body?.refusal;
  }
}

export const isProblem = (error: unknown, ...codes: readonly ProblemCode[]): error is ApiProblem =>
  error instanceof ApiProblem && (codes.length === 0 || codes.includes(error.code));

/** A sentence for any failure, in the language of the page. */
export function problemText(error: unknown): string {
  const { errors } = linesNow(shellLines);
  if (!(error instanceof ApiProblem)) return errors.broken;
  if (error.code === 'offline' || error.code === 'timeout') return errors[error.code];
  return error.message === error.code ? errors.broken : error.message;
}
