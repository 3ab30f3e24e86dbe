import type { Lang } from './phrases.ts';

/** "1, 2 and 3" */
export const listOf = (things: readonly string[], lang: Lang): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(things);
