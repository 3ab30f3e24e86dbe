// The cover of 1865: its words before anything else of it is loaded.
import type { Lang } from '../../../words/phrases.ts';
import type { CoverWords } from '../../../words/web/titles.ts';

export const cover: Readonly<Record<Lang, CoverWords>> = {
  en: {
    line: 'Sardinia: traffic, ranks, and the Dragons who trade on their own account.',
    subtitle: 'Sardinia: railways live on traffic, and the Dragons buy and sell by a rule everybody can read.',
    land: 'Sardinia and Corsica',
  },
  it: {
    line: 'Sardegna: traffico, ranghi e i Dragon che comprano e vendono per conto loro.',
    subtitle:
      'Sardegna: le ferrovie vivono di traffico, e i Dragon comprano e vendono con una regola che tutti leggono.',
    land: 'Sardegna e Corsica',
  },
};
