// Record files: plain or gzipped JSON; traces beside them are skipped.
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Foreign } from '../records/import18xx/import.ts';
import { isForeign } from '../records/import18xx/read.ts';
import { readRecord } from '../records/read.ts';
import type { GameRecord } from '../records/record.ts';
import { openForeign } from '../titles/foreign.ts';
import type { CliLines } from '../words/cli.ts';

/** A fault of a file, in one sentence. */
export interface FileFault {
  readonly error: string;
}

export const isTrace = (file: string): boolean => /\.trace\.json(\.gz)?$/.test(file);

/** The trace beside a record, plain or gzipped; null where there is none. */
export function traceBeside(file: string): string | null {
  const plain = `${file.replace(/\.json(\.gz)?$/, '')}.trace.json`;
  return [plain, `${plain}.gz`].find((path) => existsSync(path)) ?? null;
}

export function readTextFile(file: string, lines: CliLines): string | FileFault {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { error: code === 'ENOENT' ? lines.noFile({ file }) : message };
  }
  return textOf(bytes) ?? { error: lines.brokenGzip };
}

/** A record of our own, or one of 18xx.games that we can import. */
export type AnyRecord = { readonly ours: GameRecord } | { readonly theirs: Foreign };

/** The record in this file, ours or foreign; or the file's fault. */
export async function readAnyRecord(file: string, lines: CliLines): Promise<AnyRecord | FileFault> {
  const text = readTextFile(file, lines);
  if (typeof text !== 'string') return text;
  const ours = readRecord(text);
  if (!('problem' in ours)) return { ours };
  if (!isElse(ours)) return { error: problemText(lines, ours) };
  const theirs = await openForeign(text);
  if (!('problem' in theirs)) return { theirs };
  return { error: problemText(lines, theirs.problem === 'notARecord' ? ours : theirs) };
}

/** Our own record in this file, or the file's fault. */
export function readRecordFile(file: string, lines: CliLines): GameRecord | FileFault {
  const text = readTextFile(file, lines);
  if (typeof text !== 'string') return text;
  const record = readRecord(text);
  if (!('problem' in record)) return record;
  return { error: isElse(record) && isForeignText(text) ? lines.foreignRecord : problemText(lines, record) };
}

/** True for JSON that is not a record of ours. */
const isElse = (problem: { readonly problem: string; readonly field?: string }): boolean =>
  problem.problem === 'notARecord' && problem.field === 'format';

const isForeignText = (text: string): boolean => isForeign(JSON.parse(text));

/** Recognises gzip by its first two bytes, whatever the file's name. */
function textOf(bytes: Buffer): string | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return withoutMark(bytes);
  try {
    return withoutMark(gunzipSync(bytes));
  } catch {
    return null;
  }
}

/** Drops the byte order mark that some editors put before a text. */
const withoutMark = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** A problem of a record or a set-up in words. */
export const problemText = (lines: CliLines, problem: { readonly problem: string }): string =>
  (lines.problems as Record<string, (p: unknown) => string>)[problem.problem]!(problem);
