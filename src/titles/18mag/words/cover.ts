// The cover of 18Mag: its words before anything else of it is loaded.
import type { Lang } from '../../../words/phrases.ts';
import type { CoverWords } from '../../../words/web/titles.ts';

export const cover: Readonly<Record<Lang, CoverWords>> = {
  en: {
    line: 'Hungary: small railways that run, and the service companies that live off them.',
    subtitle: 'Hungary: you run the little railways, and invest in the big companies that live off them.',
    land: 'Hungary',
  },
  it: {
    line: 'Ungheria: piccole ferrovie che corrono, e le società di servizi che vivono di loro.',
    subtitle: 'Ungheria: dirigi le piccole ferrovie e investi nelle grandi società che ne vivono.',
    land: 'Ungheria',
  },
};
