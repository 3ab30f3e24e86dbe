// The reason of a refusal, in the requester's language.
import type { ApiError, ErrorCode } from '../../api/errors.ts';
import { wordsFor } from '../../titles/words.ts';
import { cliLines } from '../../words/cli.ts';
import type { Lang } from '../../words/phrases.ts';
import { serverLines } from '../../words/server.ts';
import type { Fault } from './fault.ts';

export async function wordsOfFault(fault: Fault, lang: Lang): Promise<ApiError> {
  const { code, args, ruled } = fault;
  // Every code has a line: a missing one does not compile.
  const lines: Readonly<Record<ErrorCode, string | ((x: never) => string)>> = serverLines[lang].errors;
  const line = lines[code];
  const facts = { field: '', seconds: 1, what: 'tables', most: 0, ...args, reason: await reasonOf(fault, lang) };
  return {
    code,
    text: typeof line === 'string' ? line : line(facts as never),
    ...(args ? { args } : {}),
    ...(ruled ? { refusal: ruled.refusal as NonNullable<ApiError['refusal']> } : {}),
  };
}

/** The fault of a record, a set-up or a move. */
async function reasonOf({ args = {}, ruled }: Fault, lang: Lang): Promise<string> {
  const lines = cliLines[lang];
  const rule = ruled ? (await wordsFor(ruled.game, lang, ruled.seats)).refusal(ruled.refusal) : '';
  if (args.problem === 'refused') return lines.refusedAt({ index: Number(args.index), text: rule });
  if (args.problem === 'bots') return serverLines[lang].tooManyBots(args as never);
  const problems: Readonly<Record<string, (x: never) => string>> = lines.problems;
  return problems[String(args.problem)]?.(args as never) ?? rule;
}
