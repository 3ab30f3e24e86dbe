import type { InEvery, Lines } from '../../../words/lines.ts';
import { books1862 as en } from './en/books.ts';
import { books1862 as it } from './it/books.ts';

export type Books1862 = Lines<typeof en>;

export const books1862: InEvery<typeof en> = { en, it };
