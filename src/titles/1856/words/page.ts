// Words of the title page.
import { page as en } from './en/page.ts';
import { page as it } from './it/page.ts';

export const page = { en, it };
