// What a chat shows beside a link to a table, before anybody opens it.
import { preview as en } from './en/preview.ts';
import { preview as it } from './it/preview.ts';
import type { Lang } from './phrases.ts';

export interface PreviewLines {
  /** As Open Graph names a language. */
  readonly locale: string;
  free(game: string, seats: number): string;
  full(game: string): string;
  playing(game: string): string;
  over(game: string): string;
  /** Who sits there, as a list. */
  seated(names: string): string;
}

export const previewLines: Readonly<Record<Lang, PreviewLines>> = { en, it };
