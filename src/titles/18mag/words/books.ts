import type { InEvery } from '../../../words/lines.ts';
import { books18mag as en } from './en/books.ts';
import { books18mag as it } from './it/books.ts';

export const books18mag: InEvery<typeof en> = { en, it };
