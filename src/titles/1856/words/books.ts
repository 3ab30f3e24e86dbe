import type { InEvery } from '../../../words/lines.ts';
import { books1856 as en } from './en/books.ts';
import { books1856 as it } from './it/books.ts';

export const books1856: InEvery<typeof en> = { en, it };
