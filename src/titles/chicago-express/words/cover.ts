// The cover of Chicago Express: its words before anything else of it is loaded.
import type { Lang } from '../../../words/phrases.ts';
import type { CoverWords } from '../../../words/web/titles.ts';

export const cover: Readonly<Record<Lang, CoverWords>> = {
  en: {
    line: 'Four lines race from the coast to Chicago; whoever owns their dividends wins.',
    subtitle: 'Four lines race inland from the Atlantic; you own pieces of all of them, and control of none.',
  },
  it: {
    line: 'Quattro linee corrono dalla costa a Chicago; vince chi ne possiede i dividendi.',
    subtitle: 'Quattro linee corrono dall’Atlantico verso l’interno: possiedi pezzi di tutte, e il comando di nessuna.',
  },
};
