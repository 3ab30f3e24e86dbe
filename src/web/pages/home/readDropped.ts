// A first look at a file: is it a record, and of which game? The rules themselves judge it when it is opened.

export interface Found {
  readonly record: unknown;
  readonly game: string;
  readonly entries: number;
}

export type NotFound = { readonly problem: 'notJson' | 'tooLarge' | 'notARecord' };

/** Ten times the longest game we know. */
export const LARGEST = 5_000_000;

export function lookAt(text: string): Found | NotFound {
  try {
    const record: unknown = JSON.parse(text);
    if (typeof record !== 'object' || record === null) return { problem: 'notARecord' };
    const { format, game, entries } = record as Readonly<Record<string, unknown>>;
    if (format !== 'binario' || typeof game !== 'string' || !Array.isArray(entries)) return { problem: 'notARecord' };
    return { record, game, entries: entries.length };
  } catch {
    return { problem: 'notJson' };
  }
}

export async function readDropped(file: Pick<File, 'size' | 'text'>): Promise<Found | NotFound> {
  return file.size > LARGEST ? { problem: 'tooLarge' } : lookAt(await file.text());
}
