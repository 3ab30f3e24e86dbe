// A first look at a file: is it a record, and of which game? The rules themselves judge it when it is opened.
import { isForeign } from '../../../records/import18xx/read.ts';

export interface Found {
  readonly record: unknown;
  readonly game: string;
  readonly entries: number;
}

/** A record of another platform, not yet translated into our own moves. */
export interface Foreign {
  readonly foreign: string;
}

export type NotFound = { readonly problem: 'notJson' | 'tooLarge' | 'notARecord' };

/** Ten times the longest game we know. */
export const LARGEST = 5_000_000;

export function lookAt(text: string): Found | Foreign | NotFound {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null) return { problem: 'notARecord' };
    if (isForeign(record)) return { foreign: text };
    const { format, game, entries } = record as Readonly<Record<string, unknown>>;
    if (format !== 'binario' || typeof game !== 'string' || !Array.isArray(entries)) return { problem: 'notARecord' };
    return { record, game, entries: entries.length };
  } catch {
    return { problem: 'notJson' };
  }
}

export async function readDropped(file: Pick<File, 'size' | 'text'>): Promise<Found | Foreign | NotFound> {
  return file.size > LARGEST ? { problem: 'tooLarge' } : lookAt(await file.text());
}
