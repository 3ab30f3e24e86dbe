import type { InEvery } from '../../../words/lines.ts';
import { books1862 as en } from './en/books.ts';
import { books1862 as it } from './it/books.ts';

export const books1862: InEvery<typeof en> = { en, it };
