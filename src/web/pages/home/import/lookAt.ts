// A first look at a file: is it a record, and in which format? Only replaying it judges its moves.
import { isForeign } from '../../../../records/import18xx/read.ts';

/** A record of our own format. */
export interface Ours {
  readonly record: unknown;
}

/** A record of another platform, not yet translated into our own moves. */
export interface Foreign {
  readonly foreign: string;
}

export type NotFound = { readonly problem: 'notJson' | 'tooLarge' | 'notOurs' };

/** Ten times the longest game we know. */
export const LARGEST = 5_000_000;

export function lookAt(text: string): Ours | Foreign | NotFound {
  if (text.length > LARGEST) return { problem: 'tooLarge' };
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null) return { problem: 'notOurs' };
    if (isForeign(record)) return { foreign: text };
    const { format, game, entries } = record as Readonly<Record<string, unknown>>;
    if (format !== 'binario' || typeof game !== 'string' || !Array.isArray(entries)) return { problem: 'notOurs' };
    return { record };
  } catch {
    return { problem: 'notJson' };
  }
}
