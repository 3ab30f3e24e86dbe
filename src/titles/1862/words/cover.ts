// The cover of 1862: its words before anything else of it is loaded.
import type { Lang } from '../../../words/phrases.ts';
import type { CoverWords } from '../../../words/web/titles.ts';

export const cover: Readonly<Record<Lang, CoverWords>> = {
  en: {
    line: 'Railway mania in the Eastern Counties: twenty companies, mergers, three kinds of train.',
    subtitle: 'The Eastern Counties in the grip of a mania: charters, mergers, and three sorts of train.',
    land: 'Eastern Counties',
  },
  it: {
    line: 'Mania ferroviaria nelle contee orientali: venti società, fusioni, tre tipi di treno.',
    subtitle: 'Le contee orientali in preda alla mania: concessioni, fusioni e tre tipi di treno.',
    land: 'Contee orientali',
  },
};
