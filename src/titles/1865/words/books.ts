import type { InEvery } from '../../../words/lines.ts';
import { books1865 as en } from './en/books.ts';
import { books1865 as it } from './it/books.ts';

export const books1865: InEvery<typeof en> = { en, it };
