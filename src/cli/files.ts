// Record files: plain or gzipped JSON; traces that lie beside them are passed over.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { CliLines } from '../i18n/cli.ts';
import { readRecord } from '../records/read.ts';
import type { GameRecord, RecordProblem } from '../records/record.ts';

export const isTrace = (file: string): boolean => /\.trace\.json(\.gz)?$/.test(file);

/** The record in this file, or what is wrong with it in one sentence. */
export function readRecordFile(file: string, lines: CliLines): GameRecord | { readonly error: string } {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { error: code === 'ENOENT' ? lines.noFile({ file }) : message };
  }
  const text = textOf(bytes);
  if (text === null) return { error: lines.brokenGzip({ file }) };
  const record = readRecord(text);
  if (!('problem' in record)) return record;
  if (record.problem === 'notARecord' && record.field === 'format' && isForeign(text))
    return { error: lines.foreignRecord };
  return { error: problemText(lines, record) };
}

/** Gzip is known by its first two bytes, whatever the file is called. */
function textOf(bytes: Buffer): string | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return withoutMark(bytes);
  try {
    return withoutMark(gunzipSync(bytes));
  } catch {
    return null;
  }
}

/** Some editors put a byte order mark before a text. */
const withoutMark = (bytes: Buffer): string => bytes.toString('utf8').replace(/^\uFEFF/, '');

/** A record of 18xx.games has a title and a list of actions. */
function isForeign(text: string): boolean {
  const json = JSON.parse(text) as Record<string, unknown> | null;
  return json !== null && typeof json.title === 'string' && Array.isArray(json.actions);
}

/** A problem of a record or a set-up in words. */
export const problemText = (lines: CliLines, problem: RecordProblem | { readonly problem: string }): string =>
  (lines.problems as Record<string, (p: unknown) => string>)[problem.problem]!(problem);
