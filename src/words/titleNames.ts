// Titles in a sentence.
import type { Title } from '../titles/title.ts';
import type { Lang } from './phrases.ts';

/** "1856, 18Mag and 1862" */
export const listOf = (titles: readonly Title[], lang: Lang): string =>
  new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang, { type: 'conjunction' }).format(titles.map(({ name }) => name));
